import { is, type Token } from '../../language/token.ts'
import { nameAt } from '../foods/names.ts'
import type { Mark } from './divided.ts'

/** The tokens of a recipe: its heading from `head`, what went into it from `from` up to `to`. */
export type Listed = { head: number; from: number; to: number }

/** Where sentences and lines end, which tokens alone do not tell. */
export type Ends = { hard: (at: number) => boolean; line: (at: number) => boolean }

export function endsOf(tokens: readonly Token[], sentence: string): Ends {
  const source = (at: number) => {
    const token = tokens[at]
    return token?.kind === 'break' ? sentence.slice(token.start, token.end) : ''
  }
  return { hard: (at) => /[\n.;!•…]/.test(source(at)), line: (at) => source(at).includes('\n') }
}

/** How many amounts stand in a stretch. */
export function amounts(tokens: readonly Token[], from: number, to: number): number {
  let count = 0
  for (let at = from; at < to; at++) {
    const before = tokens[at - 1]?.kind
    if (tokens[at]!.kind === 'number' && before !== 'slash' && before !== 'number') count++
  }
  return count
}

/** Where the recipe stands that such marks are about; `first` and `end` bound what is still free. */
export function listOf(
  tokens: readonly Token[],
  marks: readonly Mark[],
  first: number,
  end: number,
  ends: Ends,
): Listed | undefined {
  const begin = marks[0]!.from
  const gap = marks.findIndex((one, at) => at > 0 && amounts(tokens, marks[at - 1]!.to, one.from) > 0)
  if (gap > 0) {
    const to = marks[gap]!.from
    return {
      head: headStart(tokens, begin, first, ends),
      from: listStart(tokens, marks[gap - 1]!.to, to),
      to,
    }
  }
  const last = marks.at(-1)!.to
  const behind = listEnd(tokens, last, end, ends)
  if (behind > last && amounts(tokens, last, behind) > 0 && introduces(tokens, marks, ends))
    return { head: headStart(tokens, begin, first, ends), from: listStart(tokens, last, behind), to: behind }
  return listBefore(tokens, begin, first, ends)
}

/** Whether the last mark introduces a list: "serves 4: …", "whole loaf is …", or a line of its own. */
function introduces(tokens: readonly Token[], marks: readonly Mark[], ends: Ends) {
  const last = marks.at(-1)!
  let at = last.to
  // "I ate a quarter of this" and a list below.
  const below = tokens[at]?.kind === 'break' && ends.line(at) && tokens[at + 1]?.kind === 'dash'
  // "Paella for 4, I had one plate: …".
  const divided = marks.some(({ kind }) => kind === 'divided')
  const heads = last.heads || (divided && tokens[pastHeading(tokens, at)]?.text === ':')
  if (last.kind === 'eaten') return heads || below
  while (tokens[at]?.kind === 'close' || is(tokens[at], 'afterServes')) at++
  for (const [place, token] of tokens.slice(at, at + 6).entries()) {
    if (token.kind === 'number') return false
    if (token.text === ':' || token.kind === 'dash' || token.kind === 'open') return true
    if (is(token, 'listVerb')) return true
    // "Chilli for 4, my portion: …".
    const own = is(tokens[at + place + 1], 'ownShare')
    if (token.kind === 'break' && !own) return ends.line(at + place)
  }
  return false
}

/** Past "In the pot" of "I ate 2 bowls. In the pot: …". */
function pastHeading(tokens: readonly Token[], from: number): number {
  if (tokens[from]?.kind !== 'break' || tokens[from].text === ':') return from
  const begin = from + 1
  const end = tokens.findIndex(({ kind }, at) => at >= begin && kind !== 'word')
  const heading = tokens.slice(begin, end)
  return heading.length < 5 && heading.some((token) => is(token, 'wholeNoun')) ? end : from
}

/** Past the colon, or what else stands before the first amount. */
function listStart(tokens: readonly Token[], from: number, to: number): number {
  const number = firstNumber(tokens, from, to)
  for (let at = number - 1; at >= from; at--) if (tokens[at]!.text === ':') return at + 1
  for (let at = from; at < number; at++) {
    const token = tokens[at]!
    const apart = token.kind !== 'word' || is(token, 'listVerb')
    const next = tokens[at + 1]?.kind
    if (apart && token.kind !== 'close' && next !== 'break' && next !== 'dash') return at + 1
  }
  return from
}

function firstNumber(tokens: readonly Token[], from: number, to: number) {
  let at = from
  while (at < to && tokens[at]!.kind !== 'number') at++
  return at
}

/** Where a list without an end of its own stops: where its bracket closes, or something else is said. */
function listEnd(tokens: readonly Token[], from: number, end: number, { line }: Ends): number {
  let count = 0
  let depth = tokens[from]?.kind === 'open' ? -1 : 0
  for (let at = from; at < end; at++) {
    const token = tokens[at]!
    if (token.kind === 'number') count++
    if (token.kind === 'open') depth++
    if (token.kind === 'close' && --depth < 0 && count > 0) return at
    if (token.kind !== 'break' || count === 0 || depth > 0) continue
    if (is(tokens[pastMarks(tokens, at)], 'apart') || (count > 1 && line(at))) return at
  }
  return end
}

function pastMarks(tokens: readonly Token[], at: number): number {
  let next = at + 1
  while (tokens[next]?.kind === 'dash' || tokens[next]?.kind === 'break') next++
  return next
}

/** Back to where the heading begins: its sentence, or behind the last clause that has an amount. */
function headStart(tokens: readonly Token[], from: number, first: number, { hard }: Ends): number {
  let head = from
  let words = 0
  for (let at = from - 1; at >= first; at--) {
    const { kind, text } = tokens[at]!
    if (kind === 'number') return head
    if (words > 0 && (hard(at) || (kind === 'break' && text === ':'))) return at + 1
    if (kind === 'word') words++
    if (at === first) return first
    if (kind === 'break' || text === 'then' || text === 'plus') head = at + 1
  }
  return head
}

/** The list that ends before a mark: from its colon, or back over the lines that hold amounts. */
function listBefore(tokens: readonly Token[], to: number, first: number, ends: Ends): Listed | undefined {
  let from = to
  let count = 0
  for (let at = to - 1; at >= first; at--) {
    const token = tokens[at]!
    if (token.text === ':' && count > 0) return { head: headStart(tokens, at, first, ends), from: at + 1, to }
    if (token.kind === 'number') count++
    if (token.kind === 'number' || at === first) from = at
    if (!ends.hard(at) || count === 0) continue
    from = pastMarks(tokens, at)
    if (!ends.line(at) || is(tokens[from], 'apart')) break
  }
  return count === 0 ? undefined : { head: from, from: pastName(tokens, from, to), to }
}

/** Past the name of the dish, unless what stands first is a part of it: "flour 250 g", "butter, 250 g flour". */
function pastName(tokens: readonly Token[], from: number, to: number): number {
  const number = firstNumber(tokens, from, to)
  const name = tokens.slice(from, number)
  const joint = name.findLastIndex((token) => token.kind !== 'word' || is(token, 'nameJoint'))
  if (joint >= 0) return from + joint + 1
  const next = is(tokens[number + 1], 'unit') ? number + 2 : number + 1
  const ahead = tokens[next]?.kind === 'word' && nameAt(tokens, next) > 0
  return ahead && name.length > 0 ? number : from
}
