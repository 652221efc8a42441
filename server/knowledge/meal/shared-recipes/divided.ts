import { is, type Token } from '../../language/token.ts'
import { isNumberWord } from '../../numbers.ts'
import { gramsAt, isEnd, isMark, isServing, type Mark, nounAt, nounOf, past, portionCount } from './words.ts'

/** What the whole of a dish was divided into, or that a whole was made, where a token begins to say so. */
export function divisionAt(tokens: readonly Token[], at: number): Mark | undefined {
  return servesAt(tokens, at) ?? cutAt(tokens, at) ?? countedAt(tokens, at) ?? wholeAt(tokens, at)
}

/** "Serves 4", "makes 6 bowls", "yields about a dozen muffins", "for 4 people". */
function servesAt(tokens: readonly Token[], at: number): Mark | undefined {
  const verb = tokens[at]!
  const heading = is(verb, 'servingHeading') && tokens[at + 1]?.text === ':'
  if (!heading && !is(verb, 'serves', 'yields', 'batchOf')) return undefined
  let from = heading ? at + 2 : at + 1
  while (is(tokens[from], 'servesJoint') && from < at + 6) from++
  if (verb.text === 'recipe' && tokens[from - 1]?.text !== 'for') return undefined
  if (is(verb, 'batchOf') && verb.text !== 'recipe' && tokens[at + 1]?.text !== 'of') return undefined
  const number = portionCount(tokens, from)
  if (!number) return weighedAt(tokens, at, from)
  const { noun, next } = nounAt(tokens, number.next, is(verb, 'yields', 'batchOf'))
  const to = tokens[next]?.text === 'of' && tokens[next + 1]?.text === 'us' ? next + 2 : next
  if (!isEnd(tokens[to])) return weighedAt(tokens, at, from)
  if (is(verb, 'serves') && noun && !isServing(noun)) return undefined
  const apart = tokens[next] !== undefined && isMark(tokens[next]) && tokens[next].kind !== 'open'
  if (!noun && (verb.text === 'got' || verb.text === 'gets' || (is(verb, 'yieldsOnce') && !apart)))
    return undefined
  if (verb.text === 'for' && !noun && tokens[next]?.kind === 'word' && !is(tokens[next], 'forEnd'))
    return undefined
  const loose = is(verb, 'yieldsLoosely', 'batchOf') && verb.text !== 'recipe' && !isServing(noun)
  return { kind: 'divided', from: at, to, count: number.value, noun, loose }
}

const cuts: Record<string, number> = { half: 2, halves: 2, thirds: 3, quarters: 4, sixths: 6, eighths: 8 }

/** "Cut in 12", "divided into 5 portions", "split 4 ways", "cut into quarters". */
function cutAt(tokens: readonly Token[], at: number): Mark | undefined {
  const verb = tokens[at]!
  if (!is(verb, 'cut')) return undefined
  let from = at + 1
  let joint = verb.text === 'into'
  while (from < at + 7 && is(tokens[from], 'cutInto', 'cutPast'))
    joint = is(tokens[from++], 'cutInto') || joint
  const among = verb.text === 'split' || verb.text === 'shared'
  const count = joint ? cuts[tokens[from]?.text ?? ''] : undefined
  if (count && isEnd(tokens[from + 1]))
    return { kind: 'divided', from: at, to: from + 1, count, loose: !among }
  if (among && is(tokens[from - 1], 'cutAll')) {
    const even = tokens[from]?.value === 50 && tokens[from + 1]?.kind === 'slash' ? from + 3 : from
    const we = isEnd(tokens[even]) ? weBefore(tokens, at) : 0
    if (we > 0) return { kind: 'divided', from: at - we, to: even, count: 2 }
  }
  const number = portionCount(tokens, from)
  if (!number) return undefined
  const { noun, next } = nounAt(tokens, number.next, joint)
  const to = tokens[next]?.text === 'us' ? next + 1 : next
  if (!(joint || noun === 'way') || !isEnd(tokens[to])) return undefined
  if (verb.text === 'into' && !isServing(noun)) return undefined
  return { kind: 'divided', from: at, to, count: number.value, noun }
}

/** "Hubby and I split it", "we shared it": how many words say that these are two. */
function weBefore(tokens: readonly Token[], at: number): number {
  const [other, and, self] = [tokens[at - 3], tokens[at - 2], tokens[at - 1]]
  if (self?.text === 'we') return 1
  return self?.text === 'i' && and?.text === 'and' ? (other?.kind === 'word' ? 3 : 2) : 0
}

/** "6 servings total", "total of 6", "(8 slices)", "12 muffins:", "a 4 portion recipe". */
function countedAt(tokens: readonly Token[], at: number): Mark | undefined {
  const isNumber = tokens[at]!.kind === 'number' || isNumberWord(tokens[at]!.text)
  const number = isNumber ? portionCount(tokens, at) : undefined
  if (!number) return undefined
  const before = tokens[at - 1]
  const { noun, next } = nounAt(tokens, number.next)
  const after = tokens[next]
  const mark = { kind: 'divided' as const, from: at, to: next, count: number.value, noun }
  if (noun && is(after, 'batchNoun')) return { ...mark, to: next + 1 }
  const all = after?.text === 'in' ? next + 1 : next
  if (noun && is(tokens[all], 'total')) return { ...mark, to: all + 1 }
  if (noun && before?.text === 'of' && tokens[at - 2]?.text === 'total') return { ...mark, from: at - 2 }
  const inBracket = before?.kind === 'open' || (before?.kind === 'break' && after?.kind === 'close')
  if (noun && inBracket && (after?.kind === 'close' || after?.kind === 'break'))
    return { ...mark, loose: !isServing(noun) }
  if (noun && isServing(noun) && (after?.text === ':' || after?.kind === 'dash'))
    return { ...mark, loose: is(tokens[next - 1], 'mealtime') }
  const alone = isMark(before) && isMark(after) && after?.kind !== 'open'
  if (noun && before && alone && (isServing(noun) || number.value > 3)) return { ...mark, loose: true }
  if (tokens[at + 1]?.text === ':' && before?.text === 'x')
    return { ...mark, from: at - 1, to: at + 1, noun: nounOf(tokens[at - 2] ?? before), loose: true }
  return headingAt(tokens, at, number.next, mark)
}

/** "12 oat cookies: 200 g oats, …". */
function headingAt(tokens: readonly Token[], at: number, next: number, mark: Mark): Mark | undefined {
  const word = tokens[next]
  const colon = tokens[next + 1]?.kind === 'word' ? next + 2 : next + 1
  const heading = word?.kind === 'word' && word.text.endsWith('s') && !is(word, 'unit')
  if (!heading || tokens[colon]?.text !== ':' || (at > 0 && tokens[at - 1]!.kind !== 'break'))
    return undefined
  return { ...mark, noun: nounOf(tokens[colon - 1]!), to: colon, loose: true }
}

/** "Made 1200 g", "makes 2 litres", "made 1.5 kg bolognese from …": what the whole weighed. */
function weighedAt(tokens: readonly Token[], at: number, from: number): Mark | undefined {
  const weighed =
    is(tokens[at], 'yields') && !/^gets?$/.test(tokens[at]!.text) ? gramsAt(tokens, from) : undefined
  if (!weighed) return undefined
  const name = past(tokens, weighed.next, 'totalPast')
  let next = name
  while (next < name + 3 && tokens[next]?.kind === 'word' && !isEnd(tokens[next])) next++
  const told = next === name ? isEnd(tokens[next]) : /^(from|:)$/.test(tokens[next]?.text ?? '')
  return told ? { kind: 'divided', from: at, to: next, grams: weighed.grams, loose: true } : undefined
}

/** "Whole loaf is", "the full recipe:", "total weight 1200 g": how much went into all of it, or came out. */
function wholeAt(tokens: readonly Token[], at: number): Mark | undefined {
  const [first, second, third] = tokens.slice(at, at + 3)
  const mark = { kind: 'divided' as const, from: at, loose: true }
  const holder = is(first, 'batchHolder', 'wholly') || first?.text === 'cooked'
  const verb = is(first, 'weighs') ? at : holder && is(second, 'weighs') ? at + 1 : -1
  const weight = verb < 0 ? undefined : weightBehind(tokens, verb + 1)
  if (weight) return { ...mark, ...weight }
  const colon = second?.text === ':'
  if (is(first, 'batchNoun') && (colon || is(second, 'holds', 'was'))) return { ...mark, to: at + 1 }
  if (!is(first, 'wholly')) return undefined
  // "The whole curry had", but of whole milk it only says which.
  const said = is(third, 'was') || third?.text === 'made' || third?.text === ':'
  return is(third, 'holds') || (is(second, 'batchHolder') && said) ? { ...mark, to: at + 2 } : undefined
}

function weightBehind(tokens: readonly Token[], at: number): { grams: number; to: number } | undefined {
  let from = at
  while (is(tokens[from], 'weightJoint') || tokens[from]?.text === ':') from++
  const weighed = gramsAt(tokens, from)
  const to = weighed && past(tokens, weighed.next, 'totalPast')
  return weighed && to && isEnd(tokens[to]) ? { grams: weighed.grams, to } : undefined
}
