import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { checkPatterns, checkText } from './check-patterns.ts'

test('every pattern of the product takes linear time, and the check sees all of them', () => {
  const { files, patterns, found } = checkPatterns(fileURLToPath(new URL('../../..', import.meta.url)))
  expect(found).toEqual([])
  expect(files).toBeGreaterThan(1500)
  expect(patterns).toBeGreaterThan(800)
})

test('a finding names the place, the attack and the pattern', () => {
  expect(checkText('server/a.ts', "\ntext.replace(/\\/+$/, '')").found).toEqual([
    'server/a.ts:2 takes super-linear time on many "/": /\\/+$/',
  ])
  expect(checkText('server/a.ts', 'export const repeated = /^(a+)+$/').found).toEqual([
    'server/a.ts:1 takes exponential time on many "a": /^(a+)+$/',
  ])
})

test.each([
  String.raw`text.match(/^(?:(\d+)\s*h)?\s*(?:(\d+)\s*m)?\s*$/)`,
  'const repeated = /(a+)+$/',
  String.raw`text.replace(/\s+$/, '')`,
  String.raw`const view = <p>{text.replace(/\s+$/, '')}</p>`,
  String.raw`const trailing = new RegExp('\\s+$', 'u')`,
  String.raw`const pieces = new RegExp(['\\d+x', '\\s+$'].join('|'))`,
  `const blanks = /\\s+/\nRegExp(\`\${blanks.source}$\`).test(text)`,
  `const blanks = String.raw\`\\s+\`\nnew RegExp(\`\${blanks}$\`).test(text)`,
  `const ending = (unit: string) => new RegExp(String.raw\`\\d+\${unit}$\`)`,
])('%s is found', (code) => {
  expect(checkText('server/a.tsx', code).found).toHaveLength(1)
})

test.each([
  String.raw`text.match(/^(?:(\d+)\s*h\s*)?(?:(\d+)\s*m\s*)?$/)`,
  String.raw`text.replace(/(?<!\s)\s+$/, '')`,
  String.raw`const comment = '/\\s+$/'`,
  String.raw`const half = total /2/ count // \s+$`,
  'const known = (name: string) => new RegExp(name)',
])('%s is allowed', (code) => {
  expect(checkText('server/a.ts', code).found).toEqual([])
})

test('no folder to read gives no files, which the check refuses', () => {
  expect(checkPatterns(fileURLToPath(new URL('.', import.meta.url)))).toEqual({
    files: 0,
    patterns: 0,
    found: [],
  })
})
