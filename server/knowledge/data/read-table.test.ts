import { expect, test } from 'vitest'
import { parseTable } from './read-table.ts'

const read = (text: string) => parseTable('x.csv', text, ['a', 'b'], ([a, b]) => [a, b])

test('cells with commas and quotes stand in quotes', () => {
  expect(read('a,b\n"1, 2","say ""x"""\n# a comment, or two\n\n,"3,"\n')).toEqual([
    ['1, 2', 'say "x"'],
    ['', '3,'],
  ])
})

test('a file that a spreadsheet saved is read', () => {
  expect(read('\uFEFFa,b\r\n1,2\r\n# comment,\r\n')).toEqual([['1', '2']])
})

test('a quote out of place is refused with its line', () => {
  for (const row of ['"1,2', '"1"2,3', '1"2,3'])
    expect(() => read(`a,b\n1,2\n${row}\n`)).toThrow(/^x\.csv, line 3 \(.*\): a quote is out of place\.$/)
})
