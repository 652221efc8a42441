import { expect, test } from 'vitest'
import { parseWords } from './read-words.ts'

test('words are parted by spaces and line ends, sections by blank lines, and comments are left out', () => {
  expect(parseWords('# About.\n\n# One.\na b\r\nc\r\n\r\n# Two.\n  d\n')).toEqual([['a', 'b', 'c'], ['d']])
})
