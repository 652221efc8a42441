import { isNumberWord } from '../../numbers.ts'
import { unitOf } from '../../units.ts'
import type { Token } from '../../language/token.ts'
import { cutAt } from './batch-cut.ts'
import { weighedAt, wholeAt } from './batch-weighed.ts'
import { isEnd, isServing, type Mark, nounAt, nounOf, wholeNumber } from './batch-words.ts'

/** What the whole of a dish was divided into, or that a whole was made, where a token begins to say so. */
export function divisionAt(tokens: readonly Token[], at: number): Mark | undefined {
  return servesAt(tokens, at) ?? cutAt(tokens, at) ?? countedAt(tokens, at) ?? wholeAt(tokens, at)
}

const between =
  /^(about|around|approx|approximately|roughly|up|to|for|us|me|a|total|of|out|the|family|like|maybe|exactly|enough|it|this|all|party|recipe)$/

/** "Serves 4", "makes 6 bowls", "yields about a dozen muffins", "for 4 people". */
function servesAt(tokens: readonly Token[], at: number): Mark | undefined {
  const verb =
    /^(servings|portions|serves?|served|baked|serving|feeds?|fed|feeding|makes?|made|making|yields?|yielded|yielding|gives|gave|giving|produces|produced|enough|for|batch|lot|tray|recipe|gets|got)$/.exec(
      tokens[at]!.text,
    )?.[0]
  if (!verb) return undefined
  const listed = /^(servings|portions|serves|yields?|makes)$/.test(verb) && tokens[at + 1]?.text === ':'
  if (!listed && /^(servings|portions)$/.test(verb)) return undefined
  let from = listed ? at + 2 : at + 1
  while (between.test(tokens[from]?.text ?? '') && from < at + 6) from++
  if (/^(recipe)$/.test(verb) && tokens[from - 1]?.text !== 'for') return undefined
  if (/^(batch|lot|tray)$/.test(verb) && tokens[at + 1]?.text !== 'of') return undefined
  const number = wholeNumber(tokens, from)
  if (!number || number.value < 2 || number.value > 60) return weighedAt(tokens, at, from, verb)
  const loose = /^(made|baked|making|make|got|batch|tray|lot)$/.test(verb)
  const { noun, next } = nounAt(
    tokens,
    number.next,
    /^(makes?|made|baked|making|yields?|yielded|gives|gave|batch|tray|lot)$/.test(verb),
  )
  const us = tokens[next]?.text === 'of' && tokens[next + 1]?.text === 'us' ? next + 2 : next
  if (!isEnd(tokens[us])) return weighedAt(tokens, at, from, verb)
  if (/^(for|feeds?|fed|enough|serves?|served|serving)$/.test(verb) && noun && !isServing(noun))
    return undefined
  const bare =
    /^(made|baked|make|making|gives|gave|serving|served)$/.test(verb) &&
    !/^(break|close|dash)$/.test(tokens[next]?.kind ?? '')
  if (!noun && (bare || /^(got|gets)$/.test(verb))) return undefined
  if (verb === 'for' && !noun && !isBounded(tokens[next])) return undefined
  return { kind: 'divided', from: at, to: us, count: number.value, noun, loose: loose && !isServing(noun) }
}

function isBounded(token: Token | undefined) {
  return token?.kind !== 'word' || /^(and|last|tonight|today|yesterday|so|i|we)$/.test(token.text)
}

/** "6 servings total", "total of 6", "(8 slices)", "12 muffins:", "a 4 portion recipe". */
function countedAt(tokens: readonly Token[], at: number): Mark | undefined {
  const number =
    tokens[at]!.kind === 'number' || isNumberWord(tokens[at]!.text) ? wholeNumber(tokens, at) : undefined
  if (!number || number.value < 2 || number.value > 60) return undefined
  const before = tokens[at - 1]
  const mark = { kind: 'divided' as const, from: at, count: number.value }
  const { noun, next } = nounAt(tokens, number.next)
  const after = tokens[next]
  if (noun && /^(recipe|batch|tray|loaf)$/.test(after?.text ?? '')) return { ...mark, noun, to: next + 1 }
  const all = after?.text === 'in' ? tokens[next + 1]?.text : after?.text
  if (noun && /^(total|altogether|overall|all)$/.test(all ?? ''))
    return { ...mark, noun, to: next + (after?.text === 'in' ? 2 : 1) }
  if (before?.text === 'of' && tokens[at - 2]?.text === 'total' && noun)
    return { ...mark, noun, from: at - 2, to: next }
  const inBracket = before?.kind === 'open' || (before?.kind === 'break' && after?.kind === 'close')
  if (noun && inBracket && (after?.kind === 'close' || after?.kind === 'break'))
    return { ...mark, noun, to: next, loose: !isServing(noun) }
  if (noun && isServing(noun) && (after?.text === ':' || after?.kind === 'dash'))
    return { ...mark, noun, to: next, loose: /^(meal|lunch|dinner)$/.test(noun) }
  const alone = isApart(before) && isApart(after) && after?.kind !== 'open'
  if (noun && before && alone && (isServing(noun) || number.value > 3))
    return { ...mark, noun, to: next, loose: true }
  const times = tokens[at + 1]?.text === ':' && before?.text === 'x'
  if (times) return { ...mark, from: at - 1, to: at + 1, noun: nounOf(tokens[at - 2] ?? before), loose: true }
  const word = tokens[number.next]
  const heading = word?.kind === 'word' && word.text.endsWith('s') && !unitOf(word.text)
  const colon = [tokens[number.next + 1], tokens[number.next + 2]].find((token) => token?.kind !== 'word')
  if (heading && colon?.text === ':' && (before === undefined || before.kind === 'break'))
    return {
      ...mark,
      noun: nounOf(tokens[tokens.indexOf(colon) - 1]!),
      to: tokens.indexOf(colon),
      loose: true,
    }
  return undefined
}

function isApart(token: Token | undefined) {
  return token === undefined || /^(break|dash|close|open)$/.test(token.kind)
}
