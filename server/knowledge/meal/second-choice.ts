import { type Candidate, candidatesFor } from '../food/candidates.ts'
import type { Food } from '../food/food.ts'
import { canonical } from '../food/food-words.ts'
import { numberedFood, numberedName } from '../food/numbered-food.ts'
import type { Token } from '../language/token.ts'
import { mostLeft } from './foods/full-name.ts'
import { nounIn, saidIn } from './foods/said-words.ts'
import type { ReadItem } from './types.ts'
import { inPlaceOf } from './weigh.ts'

// The bounds were chosen on the corpus: one food in fourteen gets a second choice, and of the sentences that are read
// more than 15 % off one in thirteen is then a tap away from right.

/** Names that are compared. */
const mostCompared = 12
/** By how much less the name of a second choice may fit. */
const close = 1.5
/** Least difference of the energy by weight, as a share of the greater one. */
const leastShare = 0.2
/** Least difference of the energy of the amount that was eaten, in kilocalories. */
const leastEnergy = 25

const cooked = /^(?:cooked|boiled|steamed|roasted|roast|baked|fried|grilled|toasted)$/

/** A food that the words of an item may mean as well, in the amount that was said, where its energy differs clearly. */
export function secondChoice(read: ReadItem): ReadItem | undefined {
  const { words, food } = read
  if (words.length === 0) return undefined
  const noun = nounIn(words)
  const candidates = candidatesFor(saidIn(words), noun, [], mostCompared)
  const ours = candidates.find((one) => numberedName(one.food) === food.name) ?? candidates[0]
  if (!ours) return undefined
  for (const one of candidates) {
    if (one.score < ours.score - close) return undefined
    if (one.left > mostLeft || one.noun !== noun || isRefused(one, words)) continue
    const other = numberedFood(one.food)
    const second = differs(food, other) && isOfKind(other, noun) ? inPlaceOf(read, other) : undefined
    if (second && Math.abs(second.calories - read.calories) >= leastEnergy) return second
  }
  return undefined
}

/** Whether the words rule a food out: a dish of several foods that were not named, or another state than was said. */
function isRefused({ food }: Candidate, words: readonly Token[]): boolean {
  const name = numberedName(food)
  const says = (...stems: string[]) => words.some(({ stem }) => stems.includes(stem))
  const isJoined = /\b(?:with|and|on|from|without)\b/.test(name)
  // "Coffee with milk" may be meant by coffee, though not by black coffee.
  if (isJoined && (says('black', 'plain') || numberedFood(food).category !== 'beverage')) return true
  return /\b(?:dry|raw)\b/.test(name) && words.some(({ text }) => cooked.test(text))
}

/** "Salmon rice bowl" is no salmon: a dish is one of what its name ends with. */
function isOfKind({ name, category }: Food, noun: string): boolean {
  const [main = name] = name.split(/,| (?:with|in|from) /)
  return category !== 'main_dish' || canonical(main.split(' ').at(-1)!) === noun
}

function differs({ per100: { calories: ours } }: Food, { per100: { calories: theirs } }: Food): boolean {
  return Math.abs(ours - theirs) >= leastShare * Math.max(ours, theirs)
}
