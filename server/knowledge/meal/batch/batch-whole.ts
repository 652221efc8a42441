import type { Token } from '../../language/token.ts'
import { isEnd, nounAt, wholeNumber } from './batch-words.ts'

/** "Of the 8 pancakes it made", "out of 6", "of the four". */
export function ofHowMany(tokens: readonly Token[], from: number) {
  let at = from
  while (/^(out|of|the|those|these|my|a|total)$/.test(tokens[at]?.text ?? '')) at++
  const slash = at === from && tokens[at]?.kind === 'slash'
  const number = slash ? wholeNumber(tokens, at + 1) : at > from ? wholeNumber(tokens, at) : undefined
  if (!number || number.value < 2) return undefined
  const { noun, next } = nounAt(tokens, number.next, true)
  if (noun === 'meal' || noun === 'day') return undefined
  let end = next
  while (/^(total|in|altogether|overall)$/.test(tokens[end]?.text ?? '')) end++
  while (end < next + 3 && tokens[end]?.kind === 'word' && !isEnd(tokens[end])) end++
  const made = pastMade(tokens, end)
  if (isMadeOf(tokens[made]) || isHead(tokens[end]) || (made > end && tokens[made]?.text === 'with'))
    return { of: number.value, noun, to: pastMade(tokens, end), heads: true }
  return isEnd(tokens[end]) ? { of: number.value, noun, to: made, heads: false } : undefined
}

/** "… it made", "i baked". */
function pastMade(tokens: readonly Token[], at: number): number {
  const made = /^(made|makes|baked|cooked|got|gave|yielded|prepped)$/.test(tokens[at + 1]?.text ?? '')
  return made && /^(it|i|that|we|this|recipe)$/.test(tokens[at]?.text ?? '') ? at + 2 : at
}

const wholes =
  /^(pot|pan|tray|batch|recipe|loaf|whole|lot|cake|pie|dish|thing|mix|total|pizza|amount|portions?|bowl|entire|casserole|tin|quiche|bake|jar|jug|pitcher|tub|container|bottle|bag|box|ingredients|slow|above|following|below|servings?|slices?|four|five|six|eight|three|ten|twelve|them)$/

/** Past "of it", "of the pot", "of the banana bread"; what it heads is a list of the whole. */
export function pastWhole(
  tokens: readonly Token[],
  from: number,
  named: ReadonlySet<string>,
  of: boolean,
): { to: number; heads?: boolean; loose?: boolean } | undefined {
  let at = from
  if (!of && tokens[at]?.text === 'of') {
    at++
    of = true
  }
  if (!of)
    return isHead(tokens[at])
      ? { to: at, heads: true }
      : isEnd(tokens[at])
        ? { to: pastMade(tokens, at) }
        : undefined
  if (isHead(tokens[at])) return { to: at, heads: true }
  while (/^(the|my|our|this|that|a|an|homemade|own|all|those|these)$/.test(tokens[at]?.text ?? '')) at++
  const begin = at
  const those = /^(it|them|this|that|those|these|all)$/.test(tokens[at - 1]?.text ?? '') && isEnd(tokens[at])
  if (/^(it|them|this|that)$/.test(tokens[at]?.text ?? '') && isEnd(tokens[at + 1])) return { to: at + 1 }
  while (at < begin + 5 && tokens[at]?.kind === 'word' && !isEnd(tokens[at])) at++
  if (isHead(tokens[at])) return { to: at, heads: true }
  if (at > begin && isMadeOf(tokens[at])) return { to: at, heads: true, loose: true }
  if (!isEnd(tokens[at])) return undefined
  const words = tokens.slice(begin, at)
  return those || words.some(({ text, stem }) => wholes.test(text) || named.has(stem))
    ? { to: pastMade(tokens, at) }
    : undefined
}

/** "… (250 g flour, …)", "… made with 250 g flour". */
function isMadeOf(token: Token | undefined) {
  return token?.kind === 'open' || /^(made|from|using)$/.test(token?.text ?? '')
}

function isHead(token: Token | undefined) {
  return token?.text === ':' || token?.text === '='
}
