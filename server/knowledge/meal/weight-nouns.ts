import type { Food } from '../food.ts'
import { exactMatch } from '../food-match.ts'
import { unitOf } from '../units.ts'
import type { Token } from './meal-tokens.ts'
import { nameAt } from './name-at.ts'

const states = /^(cooked|edible|actual|drained|peeled|net|clean|picked|pitted|shelled)$/
const parts = /^(meat|flesh|kernels?|fish|fruit|pulp|nutmeat|segments?|seeds|arils)$/
const plainly = /^(weight|wt|part|parts|portion)$/
const leftOff = /^(bones?|only|boneless|skin|skinless|shells?|stones?|peel|rind|total|altogether|core|cob)$/
const joints = /^(without|off|no|the|minus|not|with|total|weight|in|all|and|any)$/

/**
 * How many words from here only say what lay on the scales of the food named before: "ribs, 250 g meat", "mango,
 * 120 g flesh", "sardines, 90 g of fish", "114 g peeled weight"; 0 where they are a food of their own.
 */
export function weightNounsAt(tokens: readonly Token[], at: number, before: readonly Token[]): number {
  const of = before.at(-1)?.text === 'of'
  const unit = unitOf((of ? before.at(-2) : before.at(-1))?.text ?? '')
  if (unit?.kind !== 'grams') return 0
  let noun = at
  while (states.test(tokens[noun]?.text ?? '')) noun++
  const text = tokens[noun]?.text ?? ''
  const said = noun > at && plainly.test(text)
  if (!said && !(parts.test(text) && isPartOfNamed(text, before))) return 0
  if (noun === at && nameAt(tokens, noun) > 1) return 0
  let end = noun + 1
  if (plainly.test(tokens[end]?.text ?? '')) end++
  let rest = end
  while (
    joints.test(tokens[rest]?.text ?? '') ||
    states.test(tokens[rest]?.text ?? '') ||
    leftOff.test(tokens[rest]?.text ?? '')
  )
    rest++
  while (rest > end && !leftOff.test(tokens[rest - 1]!.text) && !states.test(tokens[rest - 1]!.text)) rest--
  const next = tokens[rest]
  const isEnd = next?.kind !== 'word' || /^(and|with|plus|then|on|in)$/.test(next.text)
  return isEnd || noun > at ? rest - at : 0
}

const bony =
  /^(rib|chop|wing|thigh|drumstick|leg|steak|breast|chicken|turkey|lamb|pork|duck|cutlet|shank|brisket|crab|lobster)$/

/** The foods that a part can be of: meat of meat, fish of fish, flesh of anything. */
function isPartOfNamed(part: string, before: readonly Token[]) {
  if (part === 'meat' && before.slice(-12).some(({ stem }) => bony.test(stem))) return true
  return namesIn(before.slice(-18)).some((food) => {
    if (part === 'fish') return food.contains.has('fish')
    if (/^(seeds|arils)$/.test(part)) return /\b(pomegranate|passion fruit)\b/.test(food.name)
    if (part === 'fruit') return food.category === 'fruit'
    if (part === 'meat') return food.category === 'protein' && !/\b(egg|tofu)\b/.test(food.name)
    return true
  })
}

function namesIn(tokens: readonly Token[]): Food[] {
  const named: Food[] = []
  for (let at = 0; at < tokens.length; at++) {
    const count = tokens[at]!.kind === 'word' ? nameAt(tokens, at) : 0
    const found = count > 0 && exactMatch(tokens.slice(at, at + count).map(({ stem }) => stem))
    if (found) {
      named.push(found.food)
      at += count - 1
    }
  }
  return named
}
