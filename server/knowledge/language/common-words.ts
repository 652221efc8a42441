import { readText } from '../data/read-table.ts'
import { parseWords } from '../data/read-words.ts'

const [inflectedWords = [], fixedWords = []] = parseWords(readText('language/common-words.txt'))
const inflected = new Set(inflectedWords)
const fixed = new Set(fixedWords)

/** Whether a word is plain English that says nothing about a food; its plural and its forms in -ed, -ing, -ly too. */
export function isCommonWord(word: string): boolean {
  if (fixed.has(word) || inflected.has(word)) return true
  const base = /^(.{2,}?)(?:i?e?s|i?e?d|ing|ly)$/.exec(word)?.[1]
  if (base === undefined) return false
  const short = base.at(-1) === base.at(-2) ? base.slice(0, -1) : base
  return [base, `${base}e`, `${base}y`, short].some((form) => inflected.has(form))
}
