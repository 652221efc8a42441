import { mostLeadIn } from '../meal-limits.ts'
import type { Token } from '../../language/token.ts'
import { nounAt, shareAt, wholeNumber } from './batch-words.ts'

const others =
  /^(he|she|they|hubby|husband|wife|partner|boyfriend|girlfriend|bf|gf|kids?|children|son|daughter|brother|sister|mom|mum|dad|mother|father|friends?|roommate|flatmate|everyone|dog|family|fiance|fiancee|mate|others)$/

/** The sentence without what others ate of it and with whom it was shared. */
export function withoutOthers(tokens: readonly Token[]): Token[] {
  const kept: Token[] = []
  let shared = false
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!
    if (/^(shared|sharing|split|splitting)$/.test(token.text)) shared = true
    const told =
      token.kind === 'word' ? Math.max(othersAt(tokens, at), shared ? companyAt(tokens, at) : 0) : 0
    if (told > 0) at += told - 1
    else kept.push(token)
  }
  return kept
}

/** "With my wife". */
function companyAt(tokens: readonly Token[], at: number): number {
  if (tokens[at]!.text !== 'with') return 0
  const own = /^(my|the|our|a)$/.test(tokens[at + 1]?.text ?? '') ? 2 : 1
  return others.test(tokens[at + own]?.text ?? '') ? own + 1 : 0
}

/** How many tokens from here say what others ate: "he had 5", "my wife got the rest". */
function othersAt(tokens: readonly Token[], at: number): number {
  let from = at
  while (from < at + mostLeadIn && /^(and|while|the|my|our|but|with)$/.test(tokens[from]?.text ?? '')) from++
  if (!others.test(tokens[from]?.text ?? '')) return 0
  from++
  if (!/^(ate|had|got|took|finished|has|gets|eats|having)$/.test(tokens[from]?.text ?? '')) return 0
  from++
  let end = from
  while (end < from + 6 && tokens[end] && /^(word|number|slash)$/.test(tokens[end]!.kind)) {
    if (/^(and|i|we|while|but|so|plus)$/.test(tokens[end]!.text)) break
    end++
  }
  const told = tokens.slice(from, end)
  const rest = told.some(({ text }) => /^(rest|others?|remaining|remainder|it|them)$/.test(text))
  return rest ||
    nounAt(tokens, wholeNumber(tokens, from)?.next ?? end).next === end ||
    shareAt(tokens, from)?.next === end
    ? end - at
    : 0
}
