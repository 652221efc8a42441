import { isNumberWord } from '../../numbers.ts'
import { mostLeadIn } from '../meal-limits.ts'
import type { Token } from '../../language/token.ts'
import { gramsAt } from './batch-weighed.ts'
import { ofHowMany, pastWhole } from './batch-whole.ts'
import { isServing, type Mark, nounAt, nounOf, shareAt, wholeNumber } from './batch-words.ts'

const verbs =
  /^(ate|had|have|having|eat|eaten|eating|took|take|taking|taken|finished|got|grabbed|scoffed|demolished|managed|packed|brought|log|logged|logging|devoured|polished|tried|enjoyed|pinched|nicked|served|consumed|drank|used|just|only|scooped|plated)$/

const adverbs =
  /^(about|around|roughly|approx|approximately|only|just|then|up|off|myself|me|maybe|like|probably|a|total|of|out|i|today|for|lunch|dinner|breakfast|tonight|already|exactly)$/

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
  while (from < at + mostLeadIn && /^(and|so|then|but|of|which|ive|i|we)$/.test(tokens[from]?.text ?? ''))
    from++
  if (!verbs.test(tokens[from]?.text ?? '')) return undefined
  from += tokens[from + 1]?.text === ':' ? 2 : 1
  const after = from
  while (adverbs.test(tokens[from]?.text ?? '') && from < after + 4) {
    if (tokens[from]!.text === 'a' && !/^(total|about)$/.test(tokens[from + 1]?.text ?? '')) break
    from++
  }
  const mark = amountAt(tokens, at, from, named)
  return mark?.part !== undefined && /^(made|from|using)$/.test(tokens[mark.to]?.text ?? '')
    ? { ...mark, loose: false }
    : mark
}

/** An amount and of what it was: "2 of the 8", "a third", "one", "a portion of it". */
function amountAt(
  tokens: readonly Token[],
  from: number,
  at: number,
  named: ReadonlySet<string>,
): Mark | undefined {
  const mark = { kind: 'eaten' as const, from }
  const share = shareAt(tokens, at)
  if (share) {
    const end = pastWhole(tokens, share.next, named, share.of)
    return end && { ...mark, ...end, part: share.value }
  }
  const weighed = gramsAt(tokens, at)
  if (weighed) {
    const end = pastWhole(tokens, weighed.next, named, false)
    return end && { ...mark, ...end, grams: weighed.grams }
  }
  const one = /^(an?|my)$/.test(tokens[at]?.text ?? '') ? nounAt(tokens, at + 1) : undefined
  const number = wholeNumber(tokens, at)
  const both = number && tokens[number.next - 1]?.text === 'of' ? number.next - 1 : number?.next
  if (!(one?.noun || number)) return undefined
  const all = tokens[at]?.text === 'all' ? 1 : 0
  const counted = one?.noun ? one : nounAt(tokens, both! + all)
  const next = counted.noun ? counted.next : both!
  const count = one?.noun ? 1 : number!.value
  const of = ofHowMany(tokens, next)
  if (of)
    return of.of >= count
      ? { ...mark, count, noun: counted.noun ?? of.noun, of: of.of, to: of.to, heads: of.heads }
      : undefined
  const end = pastWhole(tokens, next, named, false)
  return end && { ...mark, ...end, count, noun: counted.noun }
}

/** "My portion was a quarter", "per serving": without a verb of eating. */
function ownShareAt(tokens: readonly Token[], at: number): Mark | undefined {
  const [first, second] = tokens.slice(at, at + 2)
  if (first!.text === 'per' && second && isServing(nounOf(second)) && isClosed(tokens[at + 2]))
    return { kind: 'eaten', from: at, to: at + 2, count: 1, noun: nounOf(second) }
  if (!/^(my|mine)$/.test(first!.text)) return undefined
  let from = at + 1
  if (first!.text === 'my') {
    const { noun, next } = nounAt(tokens, from)
    if (!noun) return undefined
    from = next
  }
  while (
    /^(was|is|about|of|it|roughly|around|=|:|-|came|to|today|equals|being|exactly)$/.test(
      tokens[from]?.text ?? '',
    )
  )
    from++
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
  const before = tokens[at - 1]
  let from = at
  while (/^(so|about|just|only|roughly|around)$/.test(tokens[from]?.text ?? '')) from++
  const mark = tokens[from]?.text === 'my' ? undefined : amountAt(tokens, at, from, named)
  if (!mark || mark.grams !== undefined) return undefined
  const inside = before && before.kind !== 'break' && before.kind !== 'dash' && before.kind !== 'open'
  const said = tokens.slice(at, mark.to)
  const sixth = mark.heads && said.some(({ kind }) => kind === 'slash')
  const outOf =
    mark.heads &&
    !mark.loose &&
    said.some(({ text }) => (text === 'of' && mark.part !== undefined) || text === 'out')
  if (inside && !sixth && !outOf) return undefined
  // "1 cookie, 2 slices": foods and amounts of their own as often.
  const told = /^(eaten|taken|consumed|logged)$/.test(tokens[mark.to]?.text ?? '')
  if (told) return { ...mark, to: mark.to + 1 }
  // "Thirds: 100 g rice".
  const bare =
    mark.heads &&
    mark.part !== undefined &&
    !sixth &&
    !tokens.slice(at, mark.to).some(({ text }) => /^(of|the)$/.test(text))
  if (bare) return undefined
  const sure =
    mark.part !== undefined || mark.of !== undefined || isServing(mark.noun) || nouns.has(mark.noun ?? '')
  return sure ? mark : undefined
}

/** Nearly every word does not, and reading on takes long. */
function startsAmount({ kind, text }: Token) {
  return (
    kind === 'number' ||
    isNumberWord(text) ||
    text.endsWith('%') ||
    /^(an?|halves|so|about|just|only|roughly|around)$/.test(text)
  )
}

function isClosed(token: Token | undefined) {
  return token === undefined || /^(break|close|dash)$/.test(token.kind)
}
