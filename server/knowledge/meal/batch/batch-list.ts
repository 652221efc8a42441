import { unitOf } from '../../units.ts'
import type { Token } from '../../language/token.ts'
import { nameAt } from '../name-at.ts'
import { amounts, apart, type Ends, headStart, listEnd, pastMarks } from './batch-bounds.ts'
import { isDishNamed } from './batch-evidence.ts'
import type { Mark } from './batch-words.ts'

/** The tokens of a recipe: its heading from `head`, what went into it from `from` up to `to`. */
export type Listed = { head: number; from: number; to: number }

/** Where the recipe stands that such marks are about; `first` and `end` bound what is still free. */
export function listOf(
  tokens: readonly Token[],
  marks: readonly Mark[],
  first: number,
  end: number,
  ends: Ends,
): Listed | undefined {
  const [mark] = marks
  const gap = marks.findIndex((one, at) => at > 0 && amounts(tokens, marks[at - 1]!.to, one.from) > 0)
  if (gap > 0) {
    const to = marks[gap]!.from
    const from = listStart(tokens, marks[gap - 1]!.to, to)
    return { head: headStart(tokens, mark!.from, first, ends), from, to }
  }
  const last = marks.at(-1)!
  const behind = listEnd(tokens, last.to, end, ends)
  if (behind > last.to && amounts(tokens, last.to, behind) > 0 && heads(tokens, marks, ends)) {
    return {
      head: headStart(tokens, mark!.from, first, ends),
      from: listStart(tokens, last.to, behind),
      to: behind,
    }
  }
  return listBefore(tokens, mark!.from, first, ends)
}

/** Whether the last mark introduces a list: "serves 4: …", "whole loaf is …", or a line of its own. */
function heads(tokens: readonly Token[], marks: readonly Mark[], ends: Ends) {
  let at = marks.at(-1)!.to
  if (marks.at(-1)!.kind === 'eaten') return marks.at(-1)!.heads === true || leadsLine(tokens, at, ends)
  while (
    at < tokens.length &&
    (tokens[at]!.kind === 'close' || /^(of|last|night|today|and|it|recipe)$/.test(tokens[at]!.text))
  )
    at++
  for (let more = 0; more < 6; more++) {
    const token = tokens[at + more]
    if (!token || token.kind === 'number') return false
    if (token.text === ':' || token.kind === 'dash' || token.kind === 'open') return true
    if (/^(with|from|using|is|was|has|had|contains|uses|used|takes)$/.test(token.text)) return true
    // "Chilli for 4, my portion: …".
    const own = /^(my|per|each)$/.test(tokens[at + more + 1]?.text ?? '')
    if (token.kind === 'break' && !own) return ends.line(at + more)
  }
  return false
}

/** "I ate a quarter of this" and a list below. */
function leadsLine(tokens: readonly Token[], at: number, ends: Ends) {
  return (
    at < tokens.length && tokens[at]!.kind === 'break' && ends.line(at) && tokens[at + 1]?.kind === 'dash'
  )
}

/** Past the colon, or what else stands before the first amount. */
function listStart(tokens: readonly Token[], from: number, to: number): number {
  let number = from
  while (number < to && tokens[number]!.kind !== 'number') number++
  for (let at = number - 1; at >= from; at--) if (tokens[at]!.text === ':') return at + 1
  for (let at = from; at < number; at++)
    if (
      tokens[at]!.kind !== 'word' ||
      /^(with|from|using|is|was|has|had|contains|uses|used|takes)$/.test(tokens[at]!.text)
    ) {
      const next = tokens[at + 1]
      if (tokens[at]!.kind !== 'close' && next?.kind !== 'break' && next?.kind !== 'dash') return at + 1
    }
  return from
}

/** The list that ends before a mark: from its colon, or back over the lines or sentences that hold amounts. */
function listBefore(tokens: readonly Token[], to: number, first: number, ends: Ends): Listed | undefined {
  let from = to
  let count = 0
  for (let at = to - 1; at >= first; at--) {
    const token = tokens[at]!
    if (token.text === ':' && count > 0) return { head: headStart(tokens, at, first, ends), from: at + 1, to }
    if (token.kind === 'number') count++
    if (token.kind === 'number' || at === first) from = at === first ? first : at
    if (ends.hard(at) && count > 0) {
      const next = pastMarks(tokens, at)
      from = next
      if (apart.test(tokens[next]?.text ?? '')) break
      const before = sentenceBefore(at, first, ends)
      const listed = amounts(tokens, before, at)
      const starts = tokens[before]?.kind === 'number' || tokens[before]?.kind === 'dash'
      const title = listed === 0 && isDishNamed(tokens.slice(before, at))
      if (title) return { head: before, from: next, to }
      if (listed === 0 || !(ends.line(at) || (listed === 1 && starts) || count < 2)) break
    }
  }
  if (count === 0) return undefined
  const start = pastName(tokens, from, to)
  return { head: from, from: start, to }
}

/** Past the name of the dish, unless what stands first is a part of it: "flour 250 g", "butter, 250 g flour". */
function pastName(tokens: readonly Token[], from: number, to: number): number {
  let number = from
  while (number < to && tokens[number]!.kind !== 'number') number++
  const name = tokens.slice(from, number)
  const joint = name.findLastIndex(
    ({ kind, text }) => kind !== 'word' || /^(with|from|using|of|had|used)$/.test(text),
  )
  if (joint >= 0) return isDishNamed(name.slice(0, joint)) ? from + joint + 1 : from
  const metric = unitOf(tokens[number + 1]?.text ?? '') ? number + 2 : number + 1
  const ahead = tokens[metric]?.kind === 'word' && nameAt(tokens, metric) > 0
  return ahead && name.length > 0 && isDishNamed(name) ? number : from
}

function sentenceBefore(at: number, first: number, { hard }: Ends) {
  let back = at
  while (back > first && !hard(back - 1)) back--
  return back
}
