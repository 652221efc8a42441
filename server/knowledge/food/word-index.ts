/** Where an entry's words come from: its name, or other names and search words beside it. */
export type Entry = {
  /** The food's number. */
  food: number
  /** Words of the name, in order. */
  name: readonly string[]
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
  /** Entry × 4, + 1 for the first word of a name, + 2 for a word that is not in the name. */
  postings: Uint32Array
  foods: Uint32Array
  /** Words of each entry's name. */
  lengths: Uint8Array
  penalties: Float32Array
}

/** Indexes entries by their words. */
export function indexWords(entries: readonly Entry[]): WordArrays {
  const byWord = new Map<string, number[]>()
  const add = (word: string, posting: number) => {
    const postings = byWord.get(word)
    if (postings) postings.push(posting)
    else byWord.set(word, [posting])
  }
  entries.forEach(({ name, also = [] }, entry) => {
    const named = new Set(name)
    for (const word of named) add(word, entry * 4 + (word === name[0] ? 1 : 0))
    for (const word of new Set(also)) if (!named.has(word)) add(word, entry * 4 + 2)
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
    lengths: Uint8Array.from(entries, ({ name }) => Math.min(255, name.length)),
    penalties: Float32Array.from(entries, ({ penalty = 0 }) => penalty),
  }
}

/** A food that has every asked word; the lower the cost, the better it matches. */
export type Ranked = { food: number; cost: number }

/**
 * Foods of which one entry has every asked word or a word that begins so, the best `limit`: names that begin with the first word first, then
 * shorter names, then lower numbers. Costs one pass over the postings of the words with these beginnings.
 */
export function searchWords(index: WordArrays, asked: readonly string[], limit: number): Ranked[] {
  const { words, starts, postings, foods, lengths, penalties } = index
  const costs = new Float32Array(foods.length)
  asked.forEach((typed, place) => {
    /** What this word adds to an entry's cost, by the best of the entry's words. */
    const gains = new Float32Array(foods.length).fill(Number.POSITIVE_INFINITY)
    const { beginning, wholes } = soughtBy(typed)
    const to = firstAt(words, `${beginning}\uffff`)
    for (let word = firstAt(words, beginning); word < to; word++) {
      const isWhole = wholes.includes(words[word]!)
      for (let at = starts[word]!; at < starts[word + 1]!; at++) {
        const posting = postings[at]!
        const entry = posting >>> 2
        const isFirst = (posting & 1) === 1
        const gain = (isWhole ? -1 : 0) + ((posting & 2) > 0 ? 0.5 : 0) + (place === 0 && !isFirst ? 4 : 0)
        if (gain < gains[entry]!) gains[entry] = gain
      }
    }
    for (let entry = 0; entry < foods.length; entry++) costs[entry]! += gains[entry]!
  })
  const best = new Map<number, number>()
  for (let entry = 0; entry < foods.length; entry++) {
    if (costs[entry] === Number.POSITIVE_INFINITY) continue
    const cost = costs[entry]! + lengths[entry]! - asked.length + penalties[entry]!
    const food = foods[entry]!
    if (cost < (best.get(food) ?? Number.POSITIVE_INFINITY)) best.set(food, cost)
  }
  return [...best]
    .map(([food, cost]) => ({ food, cost }))
    .sort((one, other) => one.cost - other.cost || one.food - other.food)
    .slice(0, limit)
}

/** What a typed word looks for: its beginning without the ending of a plural, and the words that it names in full. */
function soughtBy(typed: string): { beginning: string; wholes: readonly string[] } {
  if (typed.length > 4 && typed.endsWith('ies')) {
    const beginning = typed.slice(0, -3)
    return { beginning, wholes: [typed, `${beginning}y`] }
  }
  const isPlural = typed.length > 3 && typed.endsWith('s')
  const beginning = isPlural ? typed.slice(0, -1) : typed
  return { beginning, wholes: [typed, beginning, `${typed}s`] }
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
