import { listIn, numberIn, wordIn } from '../data/cells.ts'
import { parseTable, readText } from '../data/read-table.ts'
import { stem } from '../food/food-words.ts'

export const ounce = 28.35

const columns = [
  'unit',
  'words',
  'grams',
  'millilitres',
  'usual_grams',
  'usual_millilitres',
  'instead',
  'serving',
] as const

/** What a household measure holds where a food's row does not tell. */
export type Household = {
  kind: 'household'
  name: string
  usualGrams?: number
  usualMillilitres?: number
  /** Measures of a row that tell its weight as well, the nearest first; itself the first. */
  instead: readonly string[]
  /** Whether one is a serving where nothing else is known. */
  isServing: boolean
}
export type Unit =
  | { kind: 'grams'; name: string; grams: number }
  | { kind: 'millilitres'; name: string; millilitres: number }
  | Household

type Row = { unit: Unit; words: readonly string[] }

/** Parses the table of measures. Error: `DataFileError` naming the row. */
export function parseUnits(file: string, text: string): Row[] {
  return parseTable(
    file,
    text,
    columns,
    ([name, words, grams, millilitres, usualGrams, usualMillilitres, instead, serving]) => ({
      words: [name, ...listIn(words)],
      unit: grams
        ? { kind: 'grams', name, grams: numberIn(grams) }
        : millilitres
          ? { kind: 'millilitres', name, millilitres: numberIn(millilitres) }
          : {
              kind: 'household',
              name,
              ...(usualGrams && { usualGrams: numberIn(usualGrams) }),
              ...(usualMillilitres && { usualMillilitres: numberIn(usualMillilitres) }),
              instead: [name, ...listIn(instead)],
              isServing: serving !== '' && wordIn(serving, ['serving']) === 'serving',
            },
    }),
  )
}

const rows = parseUnits('language/units.csv', readText('language/units.csv'))
const byWord = new Map(rows.flatMap(({ words, unit }) => words.map((word) => [word, unit] as const)))

/** The unit that a word stands for; undefined for any other word. */
export function unitOf(word: string): Unit | undefined {
  return byWord.get(word) ?? byWord.get(stem(word))
}

/** A household measure by its name. */
export function householdUnit(name: string): Household | undefined {
  const unit = byWord.get(name)
  return unit?.kind === 'household' ? unit : undefined
}

/** The words of units of some kinds. */
export function wordsOfUnits(...kinds: readonly Unit['kind'][]): string[] {
  return rows.filter(({ unit }) => kinds.includes(unit.kind)).flatMap(({ words }) => words)
}

/** Looks a typed word up in a table; safe for words such as `constructor`. */
export function own<Value>(table: Record<string, Value>, key: string): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined
}
