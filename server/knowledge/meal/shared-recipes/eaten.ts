import { exactMatch } from '../../food/food-match.ts'
import { isNumberWord } from '../../language/numbers.ts'
import { is, type Token } from '../../language/token.ts'
import { mostLeadIn } from '../types.ts'
import {
  gramsAt,
  isEnd,
  isHead,
  isMark,
  isServing,
  type Mark,
  nounAt,
  nounOf,
  past,
  shareAt,
  wholeNumber,
} from './divided.ts'

/** What was eaten of a whole, where a token begins to say so; `named` are the words the dish was called by. */
export function eatenAt(
  tokens: readonly Token[],
  at: number,
  named: ReadonlySet<string>,
  nouns: ReadonlySet<string>,
): Mark | undefined {
  return ownShareAt(tokens, at) ?? verbAt(tokens, at, named) ?? plainShareAt(tokens, at, named, nouns)
}

/** "I ate 2 slices", "had one", "took a third of it". */
function verbAt(tokens: readonly Token[], at: number, named: ReadonlySet<string>): Mark | undefined {
  let from = at
  while (from < at + mostLeadIn && is(tokens[from], 'leadIn')) from++
  if (!is(tokens[from], 'tookShare')) return undefined
  from += tokens[from + 1]?.text === ':' ? 2 : 1
  const after = from
  while (is(tokens[from], 'shareAdverb') && from < after + 4) {
    if (tokens[from]!.text === 'a' && !/^(total|about)$/.test(tokens[from + 1]?.text ?? '')) break
    from++
  }
  const mark = amountAt(tokens, at, from, named)
  return mark?.part !== undefined && is(tokens[mark.to], 'madeOf') ? { ...mark, loose: false } : mark
}

/** An amount and of what it was: "2 of the 8", "a third", "one", "a portion of it". */
function amountAt(
  tokens: readonly Token[],
  from: number,
  at: number,
  named: ReadonlySet<string>,
): Mark | undefined {
  const mark = { kind: 'eaten' as const, from }
  const share = shareAt(tokens, tokens[at]?.text === 'my' ? at + 1 : at)
  if (share) {
    const end = pastWhole(tokens, share.next, named, share.of)
    return end && { ...mark, ...end, part: share.value }
  }
  const weighed = gramsAt(tokens, at)
  if (weighed) {
    const end = pastWhole(tokens, weighed.next, named, false)
    return end && { ...mark, ...end, grams: weighed.grams }
  }
  const first = tokens[at]
  const one = is(first, 'article') || first?.text === 'my' ? nounAt(tokens, at + 1) : undefined
  const number = wholeNumber(tokens, at)
  if (!(one?.noun || number)) return undefined
  const both = number && tokens[number.next - 1]?.text === 'of' ? number.next - 1 : number?.next
  const counted = one?.noun ? one : nounAt(tokens, both! + (first?.text === 'all' ? 1 : 0))
  const next = counted.noun ? counted.next : both!
  const count = one?.noun ? 1 : number!.value
  const of = ofHowMany(tokens, next)
  if (of && of.of < count) return undefined
  if (of) return { ...mark, count, noun: counted.noun ?? of.noun, of: of.of, to: of.to, heads: of.heads }
  const end = pastWhole(tokens, next, named, false)
  return end && { ...mark, ...end, count, noun: counted.noun }
}

/** "My portion was a quarter", "per serving": without a verb of eating. */
function ownShareAt(tokens: readonly Token[], at: number): Mark | undefined {
  const [first, second] = tokens.slice(at, at + 2)
  if (first!.text === 'per' && second && isServing(nounOf(second)) && isMark(tokens[at + 2]))
    return { kind: 'eaten', from: at, to: at + 2, count: 1, noun: nounOf(second) }
  if (first!.text !== 'my' && first!.text !== 'mine') return undefined
  let from = at + 1
  if (first!.text === 'my') {
    const { noun, next } = nounAt(tokens, from)
    if (!noun) return undefined
    from = next
  }
  while (is(tokens[from], 'equals') || isHead(tokens[from]) || tokens[from]?.kind === 'dash') from++
  return amountAt(tokens, at, from, new Set())
}

/** "Half of it", "2 of the 8", "1 serving", between two commas. */
function plainShareAt(
  tokens: readonly Token[],
  at: number,
  named: ReadonlySet<string>,
  nouns: ReadonlySet<string>,
): Mark | undefined {
  if (!startsAmount(tokens[at]!)) return undefined
  const from = past(tokens, at, 'approximately')
  const mark = tokens[from]?.text === 'my' ? undefined : amountAt(tokens, at, from, named)
  if (!mark || mark.grams !== undefined) return undefined
  const said = tokens.slice(at, mark.to)
  const says = (...texts: string[]) => said.some(({ text }) => texts.includes(text))
  const slash = mark.heads === true && said.some(({ kind }) => kind === 'slash')
  const outOf = mark.heads && !mark.loose && says('of') && mark.part !== undefined
  const inside = at > 0 && (!isMark(tokens[at - 1]) || tokens[at - 1]!.kind === 'close')
  if (inside && !slash && !outOf) return undefined
  // "Thirds: 100 g rice".
  if (mark.heads && mark.part !== undefined && !slash && !says('of', 'the')) return undefined
  const mine = /^(was|were)$/.test(tokens[mark.to]?.text ?? '') && tokens[mark.to + 1]?.text === 'mine'
  if (mine && nouns.size > 0) return { ...mark, to: mark.to + 2 }
  const sure = mark.part !== undefined || mark.of !== undefined || mark.loose
  // "Cut in 8, 4 slices".
  const piece = nouns.has('') && mark.noun !== undefined && !exactMatch([mark.noun])
  return sure || piece || isServing(mark.noun) || nouns.has(mark.noun ?? '') ? mark : undefined
}

/** Nearly every word does not, and reading on takes long. */
function startsAmount(token: Token) {
  const share = token.kind === 'number' || isNumberWord(token.text) || token.text.endsWith('%')
  return share || is(token, 'article', 'approximately')
}

/** "Of the 8 pancakes it made", "out of 6", "of the four". */
function ofHowMany(tokens: readonly Token[], from: number) {
  const at = past(tokens, from, 'outOf')
  const slash = at === from && tokens[at]?.kind === 'slash'
  const number =
    slash || (at > from && !gramsAt(tokens, at)) ? wholeNumber(tokens, slash ? at + 1 : at) : undefined
  if (!number || number.value < 2) return undefined
  const { noun, next } = nounAt(tokens, number.next, true)
  if (noun === 'meal' || noun === 'day') return undefined
  let end = past(tokens, next, 'totalPast')
  while (end < next + 3 && tokens[end]?.kind === 'word' && !isEnd(tokens[end])) end++
  const to = pastMade(tokens, end)
  const weighed = ofWeighed(tokens, next)
  if (weighed) return { of: number.value, noun, to: weighed, heads: true }
  const heads = isMadeOf(tokens[to]) || isHead(tokens[end]) || (to > end && tokens[to]?.text === 'with')
  return heads || isEnd(tokens[end]) ? { of: number.value, noun, to, heads } : undefined
}

/** Past "of a" of "of a 900 g lasagna"; `undefined` where no weight follows. */
function ofWeighed(tokens: readonly Token[], at: number): number | undefined {
  const to = past(tokens, at + 1, 'wholeArticle')
  return tokens[at]?.text === 'of' && to > at + 1 && gramsAt(tokens, to) ? to : undefined
}

/** "… it made", "i baked". */
function pastMade(tokens: readonly Token[], at: number): number {
  return is(tokens[at], 'maker') && is(tokens[at + 1], 'yieldsPast') ? at + 2 : at
}

/** Past "of it", "of the pot", "of the banana bread"; what it heads is a list of the whole. */
function pastWhole(
  tokens: readonly Token[],
  from: number,
  named: ReadonlySet<string>,
  share: boolean,
): { to: number; heads?: boolean; loose?: boolean } | undefined {
  const of = share || tokens[from]?.text === 'of'
  let at = !share && of ? from + 1 : from
  const weighed = share ? undefined : ofWeighed(tokens, from)
  if (weighed) return { to: weighed, heads: true, loose: true }
  if (!of) return isEnd(tokens[at]) ? { to: pastMade(tokens, at) } : undefined
  at = past(tokens, at, 'wholeArticle')
  const begin = at
  const those = is(tokens[at - 1], 'thatWhole') && isEnd(tokens[at])
  if (is(tokens[at], 'thatWhole') && isEnd(tokens[at + 1])) return { to: at + 1 }
  while (at < begin + 5 && tokens[at]?.kind === 'word' && !isEnd(tokens[at])) at++
  if (isHead(tokens[at])) return { to: at, heads: true }
  if (at > begin && isMadeOf(tokens[at])) return { to: at, heads: true, loose: true }
  if (!isEnd(tokens[at])) return undefined
  const known = tokens.slice(begin, at).some((token) => is(token, 'wholeNoun') || named.has(token.stem))
  return those || known ? { to: pastMade(tokens, at) } : undefined
}

/** "… (250 g flour, …)", "… made with 250 g flour". */
function isMadeOf(token: Token | undefined) {
  return token?.kind === 'open' || is(token, 'madeOf')
}
