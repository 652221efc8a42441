import { expect, test } from 'vitest'
import { parseYaml } from './read-yaml.ts'

test('mappings, lists and values are read as YAML has them', () => {
  const text = `
# Dishes
- id: toast
  title: "{bread} with \u2026: jam"
  slots:
    bread: { kinds: [bread, "a, b", lamb's lettuce], grams: 62.5, optional: true }
  pantry: {}
  steps:
    - Toast the {bread} (180 °C)

- id: tea
`
  expect(parseYaml('x.yaml', text)).toEqual([
    {
      id: 'toast',
      title: '{bread} with …: jam',
      slots: { bread: { kinds: ['bread', 'a, b', "lamb's lettuce"], grams: 62.5, optional: true } },
      pantry: {},
      steps: ['Toast the {bread} (180 °C)'],
    },
    { id: 'tea' },
  ])
})

test.each([
  ['a: 1\n b: 2', 2],
  ['a: 1\na: 2', 2],
  ['a:\nb: 1', 2],
  ['a: {b} tacos', 1],
  ['a: [b, c', 1],
  ['a: [b, [c]]', 1],
  ['a: { b: 1, c }', 1],
  ['a: { b: 1, b: 2 }', 1],
  ['a: *b', 1],
  ['a: b # c', 1],
  ['a: null', 1],
  ['a: 0x10', 1],
  ['a: "b\\n"', 1],
  ['a: |\n  b', 1],
  ['- a\nb: 1', 2],
])('%j is refused with its line', (text, line) => {
  expect(() => parseYaml('x.yaml', text)).toThrow(`x.yaml, line ${line}: `)
})
