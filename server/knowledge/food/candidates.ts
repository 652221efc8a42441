import { foodNames } from '../data/foods/reference-table.ts'
import { lazy } from '../lazy.ts'

/** A food for words, with how well its best name fits them. */
export type Candidate = {
  /** Its place in our table, or behind it the number of a reference's food. */
  food: number
  /** Weights of the words that both have, less the costs below; about 3 for a rare word. */
  score: number
  /** Weight of the words that were said and are not in the name. */
  left: number
  /** Cost of the words that are in the name and were not said. */
  unsaid: number
  /** The stem of what the name is a kind of. */
  noun: string
}

/** Weight of a word that no name has. */
const strangeWeight = 4
/** Sums of 32-bit weights differ by less than this in another order: such names fit equally well. */
const rounding = 0.001
/** Of a word's weight, what it costs that the name lacks it. */
const leftShare = 0.6
/** A name that says much more than was said is not punished further. */
const mostCost = 14
/** Words behind a preposition tell a little less. */
const behindShare = 0.9
/** Of its weight, what an optional word adds. */
const optionalShare = 0.5
/** What it adds when the noun that was said is the name's own, stands beside it, or behind a preposition; else it costs. */
const nounScores = { same: 2.5, beside: 1.5, behind: -0.5, missing: -5 }

const index = lazy(() => {
  const names = foodNames()
  const count = names.foods.length
  return {
    ...names,
    places: new Map(names.words.map((word, at) => [word, at])),
    // Sums by name, zero between calls.
    both: new Float32Array(count),
    scored: new Float32Array(count),
    saved: new Float32Array(count),
    nounScore: new Float32Array(count),
  }
})

/** Whether a word stands in the name of some food. */
export function isNameWord(stem: string): boolean {
  return index().places.has(stem)
}

/** Whether some name ends with a word: it says what the food is. */
export function isNameNoun(stem: string): boolean {
  const { places, nouns } = index()
  const place = places.get(stem)
  return place !== undefined && nouns.includes(place)
}

/**
 * The best foods for stems of which `noun` says what it is; of a food its best name counts. `optional` words, such as
 * sizes, count where a name has them. Costs one pass over the postings of the words.
 */
export function candidatesFor(
  said: readonly string[],
  noun: string,
  optional: readonly string[],
  most: number,
): Candidate[] {
  const { places, weights, words, foods, nouns, costs, priors, both, scored, saved, nounScore } = index()
  const touched: number[] = []
  let total = 0
  const stems = new Set(said)
  for (const stem of stems) {
    const word = places.get(stem)
    total += word === undefined ? strangeWeight : weights[word]!
    if (word !== undefined) addWord(word, stem === noun, touched)
  }
  const bonuses = bonusesOf(new Set(optional).difference(stems))
  const best: Candidate[] = []
  for (const name of touched) {
    const lacking = total - both[name]!
    const left = lacking < rounding ? 0 : lacking
    const unsaid = Math.min(mostCost, costs[name]! - saved[name]!)
    const atNoun = nounScore[name]! || nounScores.missing
    const fit = scored[name]! + (bonuses.get(name) ?? 0) - leftShare * left - unsaid + atNoun + priors[name]!
    const score = Math.round(fit / rounding) * rounding
    const food = foods[name]!
    if (best.length < most || !isBefore(best.at(-1)!, { food, score }))
      place({ food, score, left, unsaid, noun: words[nouns[name]!]! }, best, most)
    both[name] = scored[name] = saved[name] = nounScore[name] = 0
  }
  return best
}

/** Adds a said word to the sums of its names. */
function addWord(word: number, isNoun: boolean, touched: number[]) {
  const { weights, starts, postings, unsaid, nouns, both, scored, saved, nounScore } = index()
  const weight = weights[word]!
  for (let place = starts[word]!; place < starts[word + 1]!; place++) {
    const name = postings[place]! >>> 1
    const isMain = (postings[place]! & 1) === 1
    if (both[name] === 0) touched.push(name)
    both[name]! += weight
    scored[name]! += isMain ? weight : weight * behindShare
    saved[name]! += unsaid[place]! / 100
    if (isNoun) nounScore[name] = nounScoreOf(nouns[name] === word, isMain)
  }
}

function nounScoreOf(isOwnNoun: boolean, isMain: boolean) {
  if (isOwnNoun) return nounScores.same
  return isMain ? nounScores.beside : nounScores.behind
}

/** What optional words add to names that have a said word, and save them in cost. */
function bonusesOf(optional: ReadonlySet<string>): Map<number, number> {
  const { places, weights, starts, postings, unsaid, both, saved } = index()
  const bonuses = new Map<number, number>()
  for (const stem of optional) {
    const word = places.get(stem)
    if (word === undefined) continue
    for (let place = starts[word]!; place < starts[word + 1]!; place++) {
      const name = postings[place]! >>> 1
      if (both[name] === 0) continue
      bonuses.set(name, (bonuses.get(name) ?? 0) + weights[word]! * optionalShare)
      saved[name]! += unsaid[place]! / 100
    }
  }
  return bonuses
}

/** Puts a candidate among the best by score, of equals the one that stands first; a food stands there once. */
function place(one: Candidate, best: Candidate[], most: number) {
  const same = best.findIndex(({ food }) => food === one.food)
  if (same >= 0 && best[same]!.score >= one.score) return
  if (same >= 0) best.splice(same, 1)
  const at = best.findIndex((other) => isBefore(one, other))
  best.splice(at < 0 ? best.length : at, 0, one)
  if (best.length > most) best.pop()
}

function isBefore(one: Pick<Candidate, 'food' | 'score'>, other: Pick<Candidate, 'food' | 'score'>) {
  return one.score > other.score || (one.score === other.score && one.food < other.food)
}
