import { listIn, numberIn } from '../data/cells.ts'
import { parseTable, readText } from '../data/read-table.ts'

/** How large something is called, and what that means where a food's row does not tell. */
type Size = {
  name: string
  words: readonly string[]
  /** Of a usual portion; a size of drinks has none. */
  factor?: number
  /** Of a drink sold in a glass. */
  glassMillilitres?: number
  /** Of a drink sold by this size. */
  cafeMillilitres?: number
}

const columns = ['size', 'words', 'factor', 'glass_ml', 'cafe_ml'] as const

/** Parses the table of sizes. Error: `DataFileError` naming the row. */
export function parseSizes(file: string, text: string): Size[] {
  return parseTable(file, text, columns, ([name, words, factor, glass, cafe]) => ({
    name,
    words: name.includes(' ') ? listIn(words) : [name, ...listIn(words)],
    ...(factor && { factor: numberIn(factor) }),
    ...(glass && { glassMillilitres: numberIn(glass) }),
    ...(cafe && { cafeMillilitres: numberIn(cafe) }),
  }))
}

const sizes = parseSizes('language/sizes.csv', readText('language/sizes.csv'))
const byName = new Map(sizes.map((size) => [size.name, size]))
const byWord = new Map(sizes.flatMap(({ name, words }) => words.map((word) => [word, name] as const)))

/** The size that a word names. */
export function sizeOf(word: string): string | undefined {
  return byWord.get(word)
}

/** What a size means. */
export function sizeCalled(name: string | undefined): Size | undefined {
  return name === undefined ? undefined : byName.get(name)
}

/** All words for sizes. */
export const sizeWords: readonly string[] = [...byWord.keys()]
