import { exactMatch } from '../food-match.ts'
import { readNumber } from '../numbers.ts'
import { unitOf } from '../units.ts'
import type { Token } from './meal-tokens.ts'
import { nameAt } from './name-at.ts'

const shaping = /^(made|formed|shaped|turned|rolled|pressed|smashed|mashed|blended|patted|moulded|molded)$/

/**
 * The sentence without what a weighed food became ("227 g ground beef made into a patty"), with pieces that are named by
 * their shape ("falafel 4 patties") and with the meat of a dish as the meat that it is ("curry goat 150 g meat").
 */
export function withoutShapes(tokens: readonly Token[]): Token[] {
  const kept: Token[] = []
  for (let at = 0; at < tokens.length; at++) {
    const shaped = shapedAt(tokens, at)
    const animal = meatOfDish(tokens, at, kept)
    if (shaped > 0) at += shaped - 1
    else if (animal) kept.splice(animal.from, animal.to - animal.from, animal.word)
    else if (isRasher(tokens, at)) kept.push(tokens[at]!, { ...tokens[at]!, text: 'bacon', stem: 'bacon' })
    else if (isShape(tokens, at, kept)) kept.push({ ...tokens[at]!, text: 'pieces', stem: 'piece' })
    else kept.push(tokens[at]!)
  }
  return kept
}

/** How many words from here say what it was made into: no second food, unless that is measured itself. */
function shapedAt(tokens: readonly Token[], at: number): number {
  if (!shaping.test(tokens[at]!.text)) return 0
  const into = /^(up|out)$/.test(tokens[at + 1]?.text ?? '') ? at + 2 : at + 1
  if (tokens[into]?.text !== 'into' || !isWeighedBefore(tokens, at)) return 0
  const number = tokens[into + 1] && readNumber(tokens, into + 1)
  let end = number?.next ?? into + 1
  if (unitOf(tokens[end]?.text ?? '')?.kind === 'grams') return 0
  while (
    end < into + 8 &&
    tokens[end]?.kind === 'word' &&
    !/^(and|with|on|in|then|plus)$/.test(tokens[end]!.text)
  )
    end++
  return end - at
}

function isWeighedBefore(tokens: readonly Token[], at: number) {
  for (let back = at - 1; back > 0 && tokens[back]!.kind !== 'break'; back--)
    if (tokens[back - 1]!.kind === 'number' && unitOf(tokens[back]!.text)?.kind === 'grams') return true
  return false
}

/** "Bacon butty: 3 rashers (75 g)": nothing else is cut so. */
function isRasher(tokens: readonly Token[], at: number) {
  if (!/^rashers?$/.test(tokens[at]!.text) || tokens[at - 1]?.kind !== 'number') return false
  const said = tokens
    .slice(Math.max(0, at - 4), at + 3)
    .some(({ stem }) => /^(bacon|turkey|ham|pork)$/.test(stem))
  return !said && tokens[at + 1]?.kind !== 'word'
}

const animals = /^(beef|chicken|turkey|pork|lamb|meat)$/

/** "Veggie burger 1 patty (70 g)": of what was named before, and no burger of beef beside it. */
function isShape(tokens: readonly Token[], at: number, before: readonly Token[]) {
  if (!/^(patt(y|ies|ie)|balls?)$/.test(tokens[at]!.text) || tokens[at + 1]?.kind === 'word') return false
  const last = before.at(-2)
  if (before.at(-1)?.kind !== 'number' || last?.kind !== 'word' || animals.test(last.stem)) return false
  return [1, 2, 3].some((count) => {
    const from = before.length - 1 - count
    return from >= 0 && nameAt(before, from) === count
  })
}

const meats = /^(goat|beef|chicken|lamb|mutton|pork|turkey|duck|veal|oxtail|rabbit|venison|fish)$/

/** "Chicken stew 100 g meat": its meat was weighed and the rest of it is listed, or was not eaten. */
function meatOfDish(tokens: readonly Token[], at: number, before: readonly Token[]) {
  if (tokens[at]!.text !== 'meat' || tokens[at + 1]?.kind === 'word') return undefined
  const of = before.at(-1)?.text === 'of' ? before.length - 1 : before.length
  const comma = before[of - 3]?.kind === 'break' ? of - 3 : of - 2
  if (unitOf(before[of - 1]?.text ?? '')?.kind !== 'grams' || before[of - 2]?.kind !== 'number')
    return undefined
  for (let from = Math.max(0, comma - 4); from < comma - 1; from++) {
    if (nameAt(before, from) !== comma - from) continue
    const words = before.slice(from, comma)
    const animal = words.findLast(({ stem }) => meats.test(stem))
    const dish = exactMatch(words.map(({ stem }) => stem))?.food
    if (animal && dish?.category === 'main_dish') return { from, to: comma, word: animal }
  }
  return undefined
}
