import { exactMatch } from '../../food/food-match.ts'
import { readNumber } from '../../language/numbers.ts'
import { is, markAt, numberAt, type Token } from '../../language/token.ts'
import { nameAt } from '../foods/names.ts'
import type { Found, Rule } from './engine.ts'

const articles = '(?:the|an?|my|its|it|was|is|were|they)'

/** "One" and "ones", which stand for a food that was named before. */
export const ones: readonly Rule[] = [
  {
    name: 'one of what was named',
    example: ['2 samosas, the beef ones', '2 beef samosas ,'],
    match: `((?:[^\\s]+ ){1,12}?)((?:<mark>|<number> <word>) )(?:${articles} ){0,12}((?:(?!ones? |of |with )<word> ){1,4})ones?(?= <connector>| <mark>| <number>|$)`,
    replace: withSort,
  },
]

function withSort({ groups: [, before, mark, words] }: Found) {
  const kept = [...before, ...mark]
  const sort = words
  if (is(sort[0], 'connector') || is(sort.at(-1), 'connector')) return undefined
  const name = lastName(kept)
  if (!name || !sort.some(({ text }, place) => nameAt(sort, place) > 0 || text.endsWith('%')))
    return undefined
  const named = kept.slice(name.at, name.at + name.count)
  const known = exactMatch([...sort, ...named].map(({ stem }) => stem))
  return { tokens: known ? kept.toSpliced(name.at, 0, ...sort) : kept }
}

/** The food nearest before, in this stretch or the one before it. */
function lastName(kept: readonly Token[]): { at: number; count: number } | undefined {
  let breaks = 0
  let best: { at: number; count: number } | undefined
  for (let at = kept.length - 1; at >= 0 && at >= kept.length - 12; at--) {
    if (kept[at]!.kind === 'break' && ++breaks > 1) break
    const count = kept[at]!.kind === 'word' ? nameAt(kept, at) : 0
    if (best && at + count < best.at + best.count) break
    if (count > 0) best = { at, count }
  }
  return best
}

/** A list of what each of several is made of: the amounts are multiplied. */
export const lists: readonly Rule[] = [
  {
    name: 'list of each',
    example: ['parathas x2 - each: 50 g flour, 70 g potato', 'parathas : 100 g flour , 140 g potato'],
    match:
      '(?:each|ea)(?= :| (?:<listing>)(?: |$))|(?<=[:,] )each(?= <number>)|(?:on|in|with) each(?: one)?(?= <number>)',
    replace: multiplied,
  },
]

function multiplied({ tokens, from: at }: Found) {
  if (at < 1 || is(tokens[at - 1], 'metric')) return undefined
  const counted =
    countBefore(tokens, stretchStart(tokens, at), at) ?? countNear(tokens, stretchStart(tokens, at))
  if (!counted || counted.count < 2 || counted.count > 12) return undefined
  const joins = tokens[at + 1]!.kind === 'word'
  const beside = tokens.findIndex(
    (token, place) => place > at + 1 && token.kind === 'break' && is(tokens[place + 1], 'beside'),
  )
  const end = beside < 0 ? tokens.length : beside
  const list = tokens.slice(at + 1, end).map((token, place, all) => times(token, place, all, counted.count))
  const several = list.filter(({ kind }) => kind === 'number').length > 1
  const colon = tokens[at - 1]!.text === ':'
  const before = tokens[at - 1]!.kind === 'break' && !colon ? at - 1 : at
  if (colon || (joins && !several)) return { tokens: list, from: before, to: end }
  if (joins) return { tokens: [markAt(tokens[at]!, 'break', ':'), ...list.slice(1)], from: before, to: end }
  const named = tokens.slice(counted.end, at).filter(({ kind }) => kind === 'word')
  const behind = tokens[at - 1]!.kind === 'dash' ? [] : named
  return { tokens: [...behind, ...list], from: counted.start, to: end }
}

function times(token: Token, place: number, list: readonly Token[], count: number): Token {
  const one = (token.text === 'one' || is(token, 'article')) && is(list[place + 1], 'spoonful')
  // "Each with 1 tsp sugar, 8 oz cups": one cup does not grow with their number.
  const vessel = is(list[place + 1], 'metric') && is(list[place + 2], 'vessel')
  if ((token.kind !== 'number' && !one) || vessel) return token
  return numberAt(token, (one ? 1 : token.value) * count)
}

/** "Two pieces of toast, white, each with butter": past stretches that have no amount. */
function countNear(tokens: readonly Token[], from: number) {
  let end = from
  for (let back = 0; back < 3 && end > 0; back++) {
    const start = stretchStart(tokens, end - 1)
    const counted = countBefore(tokens, start, end)
    if (counted || tokens.slice(start, end).some(({ kind }) => kind === 'number')) return counted
    end = start
  }
  return undefined
}

function stretchStart(tokens: readonly Token[], at: number) {
  for (let back = at - 1; back >= 0; back--)
    if (tokens[back]!.kind === 'break' && back < at - 1) return back + 1
  return 0
}

function countBefore(tokens: readonly Token[], from: number, at: number) {
  for (let place = at - 1; place >= from; place--) {
    const number = readNumber(tokens, place)
    if (!number || !Number.isInteger(number.value) || is(tokens[number.next], 'metric')) continue
    const start = tokens[place - 1]?.text === 'x' ? place - 1 : place
    return { count: number.value, start, end: number.next }
  }
  return undefined
}
