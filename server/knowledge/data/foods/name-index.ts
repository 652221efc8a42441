import { canonical, glue, paired, wordsOf } from '../../food/food-words.ts'

/** A name of a food with search words beside it. */
export type FoodName = {
  /** The food's number. */
  food: number
  name: string
  also?: readonly string[]
  /** The name whose noun it has, where it says that: "toast and butter" is buttered toast. */
  of?: string
  /** Added to the score of each match. */
  prior: number
}

/** Names by their words in the reader's form, as flat arrays that can be stored. */
export type NameArrays = {
  words: readonly string[]
  /** How much a word tells: the logarithm of how rare it is among names, 1 to 7. */
  weights: Float32Array
  /** Where the postings of each word begin; one more than words. */
  starts: Uint32Array
  /** Name × 2, + 1 for a word before the first preposition. */
  postings: Uint32Array
  /** Hundredths that it costs a name that the word of this posting is not said. */
  unsaid: Uint16Array
  foods: Uint16Array
  /** Words by their numbers: what each name is a kind of. */
  nouns: Uint16Array
  /** Costs of all words of each name. */
  costs: Float32Array
  priors: Float32Array
}

/** What follows says how or with what it is made. */
export const behind = /,| (?:with|without|from|in|on|made|for|and no|including|excluding) /
/** What a noun costs that is not said, beside its weight's share. */
const nounCost = 2.5
/** A word beside the noun costs more than one behind a preposition. */
const besideNoun = 1.6
/** Of a word's weight, what it costs when it is not said. */
const unsaidShare = 0.3

/** Indexes names; `unsaid` has the costs of words that change a food much or hardly, however rare they are. */
export function indexNames(names: readonly FoodName[], unsaid: ReadonlyMap<string, number>): NameArrays {
  const parts = names.map(({ name, also = [], of = name }) => ({
    ...partsOf(name),
    also: also.flatMap(stemsOf),
    noun: partsOf(of).main.at(-1),
  }))
  const weights = weightsIn(parts)
  const words = [...weights.keys()].sort()
  const places = new Map(words.map((word, at) => [word, at]))
  const byWord = new Map<string, { posting: number; cost: number }[]>(words.map((word) => [word, []]))
  const nouns = new Uint16Array(names.length)
  const costs = new Float32Array(names.length)
  parts.forEach(({ main, rest, also, noun: kind }, name) => {
    const noun = main.find((word) => word === kind) ?? main.at(-1) ?? rest[0] ?? also[0]
    nouns[name] = noun === undefined ? 0 : places.get(noun)!
    const costOf = (word: string) => unsaid.get(word) ?? unsaidShare * weights.get(word)!
    const costsOf = new Map<string, number>()
    for (const word of also) costsOf.set(word, 0)
    for (const word of rest) costsOf.set(word, costOf(word))
    for (const word of main)
      costsOf.set(word, word === noun ? costOf(word) + nounCost : costOf(word) * besideNoun)
    for (const [word, cost] of costsOf) {
      byWord.get(word)!.push({ posting: name * 2 + (main.includes(word) ? 1 : 0), cost })
      costs[name]! += cost
    }
  })
  const starts = new Uint32Array(words.length + 1)
  words.forEach((word, at) => {
    starts[at + 1] = starts[at]! + byWord.get(word)!.length
  })
  const all = words.flatMap((word) => byWord.get(word)!)
  return {
    words,
    weights: Float32Array.from(words, (word) => weights.get(word)!),
    starts,
    postings: Uint32Array.from(all, ({ posting }) => posting),
    unsaid: Uint16Array.from(all, ({ cost }) => Math.round(cost * 100)),
    foods: Uint16Array.from(names, ({ food }) => food),
    nouns,
    costs,
    priors: Float32Array.from(names, ({ prior }) => prior),
  }
}

/** Search words count as rare: they stand in no name. A word that is refused tells as much as the word. */
function weightsIn(parts: readonly { main: string[]; rest: string[]; also: string[] }[]) {
  const frequency = new Map<string, number>()
  const plain = (word: string) => word.replace(refusal, '')
  for (const { main, rest } of parts)
    for (const word of new Set([...main, ...rest].map(plain)))
      frequency.set(word, (frequency.get(word) ?? 0) + 1)
  const all = new Set(parts.flatMap(({ main, rest, also }) => [...main, ...rest, ...also]))
  return new Map(
    [...all].map((word) => {
      const rarity = Math.log(parts.length / (frequency.get(plain(word)) ?? 1))
      return [word, Math.min(7, Math.max(1, rarity))]
    }),
  )
}

/** Stems of a name before and behind the first comma or preposition; the last of the first is what it is a kind of. */
export function partsOf(name: string): { main: string[]; rest: string[] } {
  const at = name.search(behind)
  return at < 0
    ? { main: stemsOf(name), rest: [] }
    : { main: stemsOf(name.slice(0, at)), rest: stemsOf(name.slice(at)) }
}

function stemsOf(text: string): string[] {
  return paired(refused(wordsOf(text).map(canonical))).filter((word) => !glue.has(word))
}

const refusal = /^no-/

/** "Empanada without meat" is found by no word for meat. */
function refused(stems: readonly string[]): string[] {
  return stems.map((word, at) =>
    /^(?:without|excluding|no)$/.test(stems[at - 1] ?? '') ? `no-${word}` : word,
  )
}
