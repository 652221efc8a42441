import { readQuantity } from '../quantity.ts'
import type { Token } from './meal-tokens.ts'
import { nameAt } from './name-at.ts'
import { gaveIn } from './refusals.ts'

/** The sentence without what was not there or not taken: "ran out of milk", "no bread left", "instead of 2 eggs". */
export function withoutAbsent(tokens: readonly Token[]): Token[] {
  const kept: Token[] = []
  for (let at = 0; at < tokens.length; at++) {
    const end = Math.max(absentAt(tokens, at), pastReason(tokens, at), at + gaveIn(tokens, at))
    if (end > at) at = end - 1
    else kept.push(tokens[at]!)
  }
  return kept
}

/** Past "because I love cheese": what the reason names was not eaten, unless an amount is said. */
function pastReason(tokens: readonly Token[], at: number): number {
  if (!/^(because|cuz|coz|bc)$/.test(tokens[at]!.text)) return at
  let end = at + 1
  while (tokens[end]?.kind === 'word' && !/^(and|so|with|plus|then|had|ate)$/.test(tokens[end]!.text)) end++
  return tokens[end]?.kind === 'number' ? at : end
}

/** Where the absent food that begins here ends; `at` itself when none does. */
function absentAt(tokens: readonly Token[], at: number): number {
  const said = tokens.slice(at, at + 4).map(({ text }) => text)
  if (said[0] === 'so' && /^(nothing|zero|none|0)$/.test(said[1] ?? ''))
    return at + (/^(kcal|calories|cals|really)$/.test(said[2] ?? '') ? 3 : 2)
  const words = phrase.exec(said.join(' '))?.[0].split(' ').length ?? 0
  if (words > 0) return pastFood(tokens, at + words) ?? at
  if (!/^(no|any|didnt|havent)$/.test(said[0] ?? '')) return at
  const end = pastFood(tokens, at + 1)
  return end !== undefined && /^(left|leftover|in)$/.test(tokens[end]?.text ?? '') && isGone(tokens, end)
    ? end + 1
    : at
}

const phrase =
  /^((have |had |has |having |we |i )?(run|ran|running|runs|were|was|are|am|all) out of|instead of|rather than|in place of|in lieu of|left (out |off )?(the|my)|forgot (the|my|to add|to put)|(threw away|threw out|binned) (the|my))\b/

function isGone(tokens: readonly Token[], end: number) {
  return tokens[end]!.text === 'left' || /^(house|fridge|cupboard)$/.test(tokens[end + 2]?.text ?? '')
}

/** Past the amount and the name of the food that follows; `undefined` where no food does. */
function pastFood(tokens: readonly Token[], from: number): number | undefined {
  let at = from
  while (/^(the|my|our|any|a|an|all|usual|some)$/.test(tokens[at]?.text ?? '')) at++
  const amount = readQuantity(tokens, at, (place) => nameAt(tokens, place) > 1)
  const name = amount ? amount.next : at
  const length = Math.max(
    nameAt(tokens, name),
    /^(crust|rind|skin|fat)s?$/.test(tokens[name]?.text ?? '') ? 1 : 0,
  )
  if (length === 0) return undefined
  const end = name + length
  return tokens[end]?.text === 'left' && tokens[end + 1]?.kind !== 'word' ? end + 1 : end
}
