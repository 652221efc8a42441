import type { Token } from '../../language/token.ts'

/** Where sentences and lines end, which tokens alone do not tell. */
export type Ends = { hard: (at: number) => boolean; line: (at: number) => boolean }

export function endsOf(tokens: readonly Token[], sentence: string): Ends {
  const source = (at: number) =>
    tokens[at]?.kind === 'break' ? sentence.slice(tokens[at]!.start, tokens[at]!.end) : ''
  return { hard: (at) => /[\n.;!•…]/.test(source(at)), line: (at) => source(at).includes('\n') }
}

/** How many amounts stand in a stretch. */
export function amounts(tokens: readonly Token[], from: number, to: number): number {
  let count = 0
  for (let at = from; at < to; at++)
    if (
      tokens[at]!.kind === 'number' &&
      tokens[at - 1]?.kind !== 'slash' &&
      tokens[at - 1]?.kind !== 'number'
    )
      count++
  return count
}

/** Back to where the heading begins: its sentence, or behind the last clause that has an amount. */
export function headStart(tokens: readonly Token[], from: number, first: number, { hard }: Ends): number {
  let head = from
  let words = 0
  for (let at = from - 1; at >= first; at--) {
    const { kind, text } = tokens[at]!
    if (kind === 'number') return head
    if (hard(at) && words > 0) return at + 1
    if (kind === 'break' && text === ':' && words > 0) return at + 1
    if (kind === 'word') words++
    if (at === first) return first
    if (kind === 'break' || /^(then|plus)$/.test(text)) head = at + 1
  }
  return head
}

export const apart =
  /^(plus|also|with|then|i|we|had|ate|drank|served|side|sides|drink|drinks|breakfast|brekkie|lunch|dinner|supper|snack|snacks|dessert|later|after|and|for|tea|coffee|evening|morning|afternoon|pre|post|on)$/

/** Where a list without an end of its own stops. */
export function listEnd(tokens: readonly Token[], from: number, end: number, { hard, line }: Ends): number {
  let count = 0
  let depth = 0
  let lines = false
  let colon = false
  let around = false
  for (let at = from; at < end; at++) {
    const token = tokens[at]!
    if (token.kind === 'number') count++
    if (token.kind === 'open' && depth++ === 0 && count === 0) around = true
    if (token.kind === 'close' && --depth < (around ? 1 : 0) && count > 0) return at
    if (token.text === ':' && count > 0) return lastBreak(tokens, at, from)
    if (token.text === ':') colon = true
    if (token.kind !== 'break' || depth > (around ? 1 : 0)) continue
    if (line(at) && count === 0) lines = true
    const next = pastMarks(tokens, at)
    const word = tokens[next]?.text ?? ''
    if (count > 0 && apart.test(word)) return at
    if (count > 1 && line(at) && !(lines && amounts(tokens, next, nextHard(next, end, hard)) > 0)) return at
    if (count > 1 && hard(at) && !line(at) && colon) return at
  }
  return end
}

function lastBreak(tokens: readonly Token[], at: number, from: number) {
  let back = at - 1
  while (back > from && tokens[back]!.kind !== 'break') back--
  return back
}

export function pastMarks(tokens: readonly Token[], at: number): number {
  let next = at + 1
  while (tokens[next]?.kind === 'dash' || tokens[next]?.kind === 'break') next++
  return next
}

function nextHard(from: number, end: number, hard: Ends['hard']) {
  let at = from
  while (at < end && !hard(at)) at++
  return at
}
