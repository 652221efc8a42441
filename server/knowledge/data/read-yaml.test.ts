import { expect, test } from 'vitest'
import { parseYaml } from './read-yaml.ts'

test.each([
  ['a: 1\na: 2', 2],
  ['a: 1\nb: [c, d', 2],
  ['a: {b} tacos', 1],
  ['- a\nb: 1', 2],
])('%j is refused with its file and line', (text, line) => {
  expect(() => parseYaml('x.yaml', text)).toThrow(`x.yaml, line ${line}: `)
})
