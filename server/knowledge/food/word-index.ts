import { glue } from './food-words.ts'

/** Where an entry's words come from: its name, or other names and search words beside it. */
export type Entry = {
  /** The food's number. */
  food: number
  /** Words of the name, in order. */
  name: readonly string[]
  /** The word of the name that says what it is: milk in "skim milk" and "milk, whole". */
  noun?: string | undefined
  /** Another name of the food: its first word says little, "milk bread" is challah. */
  isAlias?: boolean
  /** Further words. */
  also?: readonly string[]
  /** Added to the cost of each match. */
  penalty?: number
}

/** Foods by the words of their names, as flat arrays that can be stored. */
export type WordArrays = {
  /** All words, sorted by code unit. */
  words: readonly string[]
  /** Where the postings of each word begin; one more than words. */
  starts: Uint32Array
  /** Entry × 4 + the word's `Place` in it. */
  postings: Uint32Array
  foods: Uint32Array
  /** Words of each entry's name, without fillers such as "with". */
  lengths: Uint8Array
  penalties: Float32Array
}

/** Where a word stands. */
const inside = 0
const first = 1
const noun = 2
const beside = 3
type Place = typeof inside | typeof first | typeof noun | typeof beside

/** What it costs that none of the asked words stands in a better place. */
const placeCosts: Record<Place, number> = { [noun]: 0, [first]: 0, [inside]: 3, [beside]: 3 }
/** What it costs that of a word only the beginning is asked for, and that a word is not in the name. */
const begunCost = 2
const besideCost = 0.5

/** Indexes entries by their words. */
export function indexWords(entries: readonly Entry[]): WordArrays {
  const byWord = new Map<string, number[]>()
  const add = (word: string, posting: number) => {
    const postings = byWord.get(word)
    if (postings) postings.push(posting)
    else byWord.set(word, [posting])
  }
  entries.forEach(({ name, noun: kind, isAlias, also = [] }, entry) => {
    const named = new Set(name)
    for (const word of named)
      add(word, entry * 4 + (word === kind ? noun : word === name[0] && !isAlias ? first : inside))
    for (const word of new Set(also)) if (!named.has(word)) add(word, entry * 4 + beside)
  })
  const words = [...byWord.keys()].sort()
  const starts = new Uint32Array(words.length + 1)
  words.forEach((word, at) => {
    starts[at + 1] = starts[at]! + byWord.get(word)!.length
  })
  return {
    words,
    starts,
    postings: Uint32Array.from(words.flatMap((word) => byWord.get(word)!)),
    foods: Uint32Array.from(entries, ({ food }) => food),
    lengths: Uint8Array.from(entries, ({ name }) =>
      Math.min(255, name.filter((word) => !glue.has(word)).length),
    ),
    penalties: Float32Array.from(entries, ({ penalty = 0 }) => penalty),
  }
}

/** A food that has every asked word; the lower the cost, the better it matches. */
export type Ranked = { food: number; cost: number }

/**
 * Foods of which one entry has every asked word or a word that begins so, the best `limit`: names that are a kind of the
 * first word or begin with it, then shorter names, then lower numbers. Costs one pass over the postings of the words
 * with these beginnings.
 */
export function searchWords(index: WordArrays, asked: readonly string[], limit: number): Ranked[] {
  const { words, starts, postings, foods, lengths, penalties } = index
  const costs = new Float32Array(foods.length)
  const places = new Float32Array(foods.length).fill(Number.POSITIVE_INFINITY)
  for (const typed of asked) {
    /** What this word adds to an entry's cost, by the best of the entry's words. */
    const added = new Float32Array(foods.length).fill(Number.POSITIVE_INFINITY)
    const { beginnings, wholes } = soughtBy(typed)
    for (const beginning of beginnings) {
      const to = firstAt(words, `${beginning}\uffff`)
      for (let word = firstAt(words, beginning); word < to; word++) {
        const wordCost = wholes.includes(words[word]!) ? 0 : begunCost
        for (let at = starts[word]!; at < starts[word + 1]!; at++) {
          const posting = postings[at]!
          const entry = posting >>> 2
          const place = (posting & 3) as Place
          added[entry] = Math.min(added[entry]!, place === beside ? wordCost + besideCost : wordCost)
          places[entry] = Math.min(places[entry]!, placeCosts[place])
        }
      }
    }
    for (let entry = 0; entry < foods.length; entry++) costs[entry]! += added[entry]!
  }
  const best = new Map<number, number>()
  for (let entry = 0; entry < foods.length; entry++) {
    if (costs[entry] === Number.POSITIVE_INFINITY) continue
    const cost = costs[entry]! + places[entry]! + lengths[entry]! - asked.length + penalties[entry]!
    const food = foods[entry]!
    if (cost < (best.get(food) ?? Number.POSITIVE_INFINITY)) best.set(food, cost)
  }
  return [...best]
    .map(([food, cost]) => ({ food, cost }))
    .sort((one, other) => one.cost - other.cost || one.food - other.food)
    .slice(0, limit)
}

/** What a typed word looks for: beginnings of words, without the ending of a plural, and the words that it names in full. */
function soughtBy(typed: string): { beginnings: readonly string[]; wholes: readonly string[] } {
  const isPlural = typed.length > 3 && typed.endsWith('s')
  const singular = isPlural ? typed.slice(0, -1) : typed
  if (!typed.endsWith('ies') || typed.length < 5)
    return { beginnings: [singular], wholes: [typed, singular, `${typed}s`] }
  const berry = `${typed.slice(0, -3)}y`
  return { beginnings: [typed, singular, berry], wholes: [typed, singular, berry] }
}

/** Where the first word stands that is not before `text`. */
function firstAt(words: readonly string[], text: string): number {
  let from = 0
  let to = words.length
  while (from < to) {
    const middle = (from + to) >>> 1
    if (words[middle]! < text) from = middle + 1
    else to = middle
  }
  return from
}
