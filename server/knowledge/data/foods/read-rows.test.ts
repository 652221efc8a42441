import { expect, test } from 'vitest'
import { readRows, referenceTexts } from './read-rows.ts'

const texts = referenceTexts()
const withRow = (row: string) => ({
  ...texts,
  sr28: `${texts.sr28.slice(0, texts.sr28.indexOf('\n') + 1)}${row}\n`,
})
const blanks = ','.repeat(45)

test('every row of the files is read', () => {
  const { rows, columns } = readRows(texts)
  expect(rows.length).toBe(5382 + 8789)
  expect(new Set(rows.map(({ figures }) => figures.length))).toEqual(new Set([columns.length]))
})

test('a row that breaks the format is named', () => {
  const read = (row: string) => () => readRows(withRow(row))
  expect(read(`00001,x,,No such kind${blanks},`)).toThrow(
    'sr28.csv, row 00001: no category for No such kind.',
  )
  expect(read(`00002,x,,Snacks,many${blanks}`)).toThrow('sr28.csv, row 00002: a figure is no number from 0.')
  expect(read(`00003,x,,Snacks${blanks},1 cup=none`)).toThrow(
    'sr28.csv, row 00003: "1 cup=none" is no portion.',
  )
  expect(read(`00004,x,,Snacks${blanks},1 cup=1;;1 tbsp=2`)).toThrow('sr28.csv, row 00004: "" is no portion.')
})

test('a file that is cut short is refused', () => {
  expect(() => readRows({ ...texts, fndds: texts.fndds.slice(0, 100_000) })).toThrow(/fndds\.csv/)
})
