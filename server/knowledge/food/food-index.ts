import { type Speller, speller } from '../language/spelling.ts'
import { wordsOfUnits } from '../language/units.ts'
import { lazy } from '../lazy.ts'
import type { TableRow } from './food.ts'
import { foods } from './food-table.ts'
import { canonical, glue, preparations, wordsOf } from './food-words.ts'

/** A name or alias of a food in its index form. */
export type Phrase = {
  food: TableRow
  alias: boolean
  /** Every word in its stemmed form. */
  stems: readonly string[]
  /** Contains a second food: "toast with jam". */
  joined: boolean
  /** Position in the table: of equals the earlier and plainer one wins. */
  rank: number
}

/** A phrase by its significant words, for partial matches. */
export type WordedPhrase = Phrase & {
  words: readonly string[]
  /** Head noun: `soup` in tomato soup, `toast` in toast with jam. */
  head: string
}

export type FoodIndex = {
  /** By the joined words, so that `hot dog`, `hotdog` and `hot-dog` are equal. */
  exact: ReadonlyMap<string, Phrase>
  vocabulary: ReadonlyMap<string, number>
  /** Words in the longest name, at most eight. */
  longest: number
  /** Names of several foods by their significant words in any order. */
  bags: () => ReadonlyMap<string, Phrase & { head: string }>
  byWord: () => ReadonlyMap<string, readonly WordedPhrase[]>
  mend: () => Speller
}

/** Words for spelling correction besides foods and units. */
const commonWords =
  'with half small medium large topped without couple dozen quarter about three seven eight'.split(' ')

/** Indexes of the whole table, each built on first use. */
export const foodIndex: () => FoodIndex = lazy(build)

function build(): FoodIndex {
  const exact = new Map<string, Phrase>()
  const phrases: Phrase[] = []
  const vocabulary = new Map<string, number>()
  const forms = new Map<string, string>()
  let longest = 1
  const stemOf = (word: string) => {
    let form = forms.get(word)
    if (form === undefined) {
      form = canonical(word)
      forms.set(word, form)
    }
    return form
  }
  const add = (food: TableRow, name: string, alias: boolean, rank: number) => {
    const stems = wordsOf(name).map(stemOf)
    let joined = false
    for (const stem of stems) {
      if (glue.has(stem)) joined ||= joins(stem)
      else vocabulary.set(stem, (vocabulary.get(stem) ?? 0) + 1)
    }
    const phrase = { food, alias, stems, joined, rank }
    const key = keyOf(stems)
    if (!exact.has(key)) exact.set(key, phrase)
    phrases.push(phrase)
    if (stems.length > longest) longest = stems.length
  }
  const table = foods()
  table.forEach((food, rank) => {
    add(food, food.name, false, rank)
  })
  table.forEach((food, rank) => {
    for (const alias of food.aliases) add(food, alias, true, rank)
  })
  return {
    exact,
    vocabulary,
    longest: Math.min(longest, 8),
    bags: lazy(() => bagsOf(phrases)),
    byWord: lazy(() => wordedBy(phrases)),
    mend: lazy(() => spellerOver(vocabulary)),
  }
}

function bagsOf(phrases: readonly Phrase[]) {
  const bags = new Map<string, Phrase & { head: string }>()
  for (const phrase of phrases) {
    const bag = phrase.joined ? bagOf(phrase.stems) : undefined
    if (bag !== undefined && !bags.has(bag)) bags.set(bag, { ...phrase, head: headOf(phrase.stems) })
  }
  return bags
}

function wordedBy(phrases: readonly Phrase[]) {
  const byWord = new Map<string, WordedPhrase[]>()
  for (const phrase of phrases) {
    const words = [...new Set(phrase.stems.filter((word) => !glue.has(word)))]
    const worded = { ...phrase, words, head: headOf(phrase.stems) }
    for (const word of words) {
      const same = byWord.get(word)
      if (same) same.push(worded)
      else byWord.set(word, [worded])
    }
  }
  return byWord
}

function spellerOver(vocabulary: ReadonlyMap<string, number>) {
  const spellable = new Map(vocabulary)
  const longUnits = wordsOfUnits('household', 'grams', 'millilitres').filter(({ length }) => length > 4)
  for (const word of [...longUnits, ...commonWords]) spellable.set(word, (spellable.get(word) ?? 0) + 5)
  return speller(spellable)
}

/** Index key of words. */
export function keyOf(words: readonly string[]): string {
  const key = words.join('')
  return key.includes('whole') ? key.replace(/whole(grain|meal)/, 'wholewheat') : key
}

/** Index key of significant words in any order. */
export function bagOf(words: readonly string[]): string {
  return [...new Set(words.filter((word) => !glue.has(word)))].sort().join(' ')
}

/** Significance of a word for identifying a food. */
export function weightOf(word: string): number {
  return preparations.has(word) ? 0.35 : glue.has(word) ? 0 : 1
}

/** Whether a word of a name joins two foods: `and`, `with`. */
export const joins = (stem: string) => stem === 'and' || isJoint(stem)

function isJoint(word: string) {
  return word === 'with' || word === 'on' || word === 'in'
}

/** The last significant word before "with", "on" or "in". */
function headOf(stems: readonly string[]): string {
  const joint = stems.findIndex((word, place) => place > 0 && isJoint(word))
  const named = joint < 0 ? stems : stems.slice(0, joint)
  return named.findLast((word) => weightOf(word) === 1) ?? stems.at(-1) ?? ''
}
