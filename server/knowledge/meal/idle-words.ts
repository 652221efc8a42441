import { isNumberWord } from '../numbers.ts'
import { unitOf } from '../units.ts'
import { mostLeadIn } from './meal-limits.ts'
import type { Token } from './meal-tokens.ts'
import { nameAt } from './name-at.ts'
import { weightNounsAt } from './weight-nouns.ts'

/**
 * The sentence without words that say how a food was sold, weighed or poured but look like a food of their own:
 * "mac and cheese frozen dinner", "2 chops, 130 g cooked meat", "double vodka 50 ml".
 */
export function withoutIdleWords(tokens: readonly Token[]): Token[] {
  const kept: Token[] = []
  for (let at = 0; at < tokens.length; at++) {
    const idle =
      crustAt(tokens, at, kept) ||
      soldAs(tokens, at, kept) ||
      weightNounsAt(tokens, at, kept) ||
      wideAs(tokens, at, kept)
    if (idle > 0) at += idle - 1
    else kept.push(...poured(tokens, at))
  }
  return kept
}

const packed = /^(frozen|ready|microwave|microwavable|tv|chilled|instant)$/

/** "Lasagna, 400 g ready meal": how the dish before it was sold. */
function soldAs(tokens: readonly Token[], at: number, before: readonly Token[]): number {
  const meal = packed.test(tokens[at]!.text) && /^(dinner|meal|entree)s?$/.test(tokens[at + 1]?.text ?? '')
  const known = [1, 2, 3, 4, 5].some((back) => at >= back && nameAt(tokens, at - back) >= back + 2)
  return meal && !known && isNamedBefore(before) ? 2 : 0
}

function isNamedBefore(before: readonly Token[]) {
  const from = Math.max(0, before.length - 6)
  return before.slice(from).some((token, place) => token.kind === 'word' && nameAt(before, from + place) > 0)
}

/** "2 slices of pizza, 14 inch pie", "… from a 14 inch": how wide the whole was. */
function wideAs(tokens: readonly Token[], at: number, before: readonly Token[]): number {
  const from = /^(from|of|off)$/.test(tokens[at]!.text) ? at + 1 : at
  const number = from > at && /^(an?|the)$/.test(tokens[from]?.text ?? '') ? from + 1 : from
  const wide = tokens[number]?.kind === 'number' && /^inch(es)?$/.test(tokens[number + 1]?.text ?? '')
  const pizza = before.slice(-6).some(({ stem }) => stem === 'pizza')
  if (!wide || !pizza || (from === at && before.at(-1)?.kind !== 'break')) return 0
  const named = /^(pie|pizza|one|base)$/.test(tokens[number + 2]?.text ?? '')
  if (from === at) return named ? 3 : 0
  return number + (named ? 3 : 2) - at
}

/** "Pizza, regular crust": no crust of its own. */
function crustAt(tokens: readonly Token[], at: number, before: readonly Token[]): number {
  const sort = /^(regular|normal|standard|classic|original|tossed|hand|thin|thick|deep|stuffed|pan)$/
  if (!/^(break|open|dash)$/.test(before.at(-1)?.kind ?? '') || !sort.test(tokens[at]!.text)) return 0
  if (!before.some(({ stem }) => stem === 'pizza')) return 0
  let end = at
  while (end < at + mostLeadIn && sort.test(tokens[end]?.text ?? '')) end++
  const telling = tokens.slice(at, end).some(({ text }) => /^(thin|thick|deep|stuffed|pan)$/.test(text))
  const crust = end > at && /^(crust|base)$/.test(tokens[end]?.text ?? '')
  return crust && !(telling && before.at(-1)!.kind === 'open') ? end + 1 - at : 0
}

const spirits = /^(vodka|gin|rum|whisky|whiskey|tequila|brandy|bourbon|scotch|cognac|malibu)s?$/

/** "A double gin" is 50 ml of it, unless its measure follows; of a gin and tonic it says nothing sure. */
function poured(tokens: readonly Token[], at: number): Token[] {
  const token = tokens[at]!
  const after = tokens[at + 2]
  if (!/^(double|single)$/.test(token.text) || !spirits.test(tokens[at + 1]?.text ?? '')) return [token]
  const before = tokens[at - 1]
  const counted = before !== undefined && (before.kind === 'number' || isNumberWord(before.text))
  if (after?.kind === 'number' || /^(and|tonic|soda|coke|on)$/.test(after?.text ?? '')) return []
  if (before?.kind === 'word' && unitOf(before.text)) return []
  const value = token.text === 'double' ? 50 : 25
  const { start, end } = token
  const make = (kind: Token['kind'], text: string): Token => ({
    kind,
    text,
    stem: text,
    value: kind === 'number' ? value : Number.NaN,
    start,
    end,
    slips: 0,
    unknown: false,
  })
  const measure = [make('number', String(value)), make('word', 'ml')]
  return counted ? [make('word', 'x'), ...measure] : measure
}
