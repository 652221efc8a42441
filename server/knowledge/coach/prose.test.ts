import { expect, test } from 'vitest'
import { parseProse } from './prose.ts'

const read = (row: string) => parseProse('coach/eating.csv', `asks,answer\n# About food.\n${row}\n`)

test('a row is read, with the blank that asks for a whole word', () => {
  expect(read('enough/worth + minutes/min ,"Yes, ten minutes count."')).toEqual([
    {
      asks: [
        ['enough', 'worth'],
        ['minutes', 'min '],
      ],
      answer: 'Yes, ten minutes count.',
    },
  ])
})

test.each([
  ['enough//worth,Yes.', 'a word is missing.'],
  ['enough,', 'the answer is missing.'],
  ['enough,Yes, ten minutes.', '3 cells instead of 2.'],
])('"%s" is refused with its place', (row, reason) => {
  expect(() => read(row)).toThrow(`coach/eating.csv, line 3 (enough`)
  expect(() => read(row)).toThrow(reason)
})
