import type { Token } from '../../language/token.ts'
import type { Mention } from '../mentions/mention.ts'
import { amounts, endsOf } from './batch-bounds.ts'
import { divisionAt } from './batch-divisions.ts'
import { eatenAt } from './batch-eaten.ts'
import { type Listed, listOf } from './batch-list.ts'
import { withoutOthers } from './batch-others.ts'
import { partOf, provenBy } from './batch-share.ts'
import type { Mark } from './batch-words.ts'

/** A stretch of the sentence of which only a part was eaten. */
export type Batch = { start: number; end: number; part: number }

/**
 * Finds the recipes of which a share was eaten: "chilli for 4: 500 g mince, 2 tins of beans. I had one portion".
 * Answers the tokens without what was said about sharing, and without the dish's name where its parts are measured.
 */
export function withoutBatches(
  all: readonly Token[],
  sentence: string,
): { tokens: readonly Token[]; batches: readonly Batch[] } {
  const batches: Batch[] = []
  const tokens = withoutOthers(all)
  const ends = endsOf(tokens, sentence)
  const groups = groupsOf(tokens, marksOf(tokens))
  const dropped = new Set<number>()
  const cuts = new Set<number>()
  let first = 0
  for (const [place, marks] of groups.entries()) {
    const end = groups[place + 1]?.[0]?.from ?? tokens.length
    const listed = listOf(tokens, marks, first, end, ends)
    const part = listed && partOf(tokens, marks, listed)
    if (!listed || part === undefined || !provenBy(tokens, marks, listed)) continue
    take(tokens, marks, listed, dropped, cuts)
    batches.push({ start: tokens[listed.from]!.start, end: tokens[listed.to - 1]!.end, part })
    first = Math.max(listed.to, marks.at(-1)!.to)
  }
  if (batches.length === 0) return { tokens: all, batches }
  return { tokens: kept(tokens, dropped, cuts), batches }
}

/** A mention with the part of it that was eaten. */
export function withPart(mention: Mention, batches: readonly Batch[]): Mention {
  const batch = batches.find(({ start, end }) => mention.start >= start && mention.start < end)
  return batch ? { ...mention, part: batch.part } : mention
}

/** Marks are compared with each other; a sentence that shares out more dishes than this is none. */
const mostMarks = 40

function marksOf(tokens: readonly Token[]): Mark[] {
  const marks: Mark[] = []
  const named = new Set<string>()
  const nouns = new Set<string>()
  let counted = false
  for (let at = 0; at < tokens.length && marks.length < mostMarks; at++) {
    const token = tokens[at]!
    // "Makes 6 servings … 2 servings": the second time they were eaten.
    const eaten = isSaid(token) && marks.length > 0 ? eatenAt(tokens, at, named, nouns) : undefined
    const mark =
      eaten ?? (isSaid(token) ? (divisionAt(tokens, at) ?? eatenAt(tokens, at, named, nouns)) : undefined)
    if (mark) {
      marks.push(mark)
      if (mark.kind === 'divided' && mark.noun) nouns.add(mark.noun)
      at = mark.to - 1
    } else if (token.kind === 'number') counted = true
    else if (token.kind === 'word' && !counted) named.add(token.stem)
  }
  return marks
}

function isSaid({ kind }: Token) {
  return kind === 'word' || kind === 'number'
}

/** One group for every dish: what it was divided into and what was eaten of it, in whichever order. */
function groupsOf(tokens: readonly Token[], marks: readonly Mark[]): Mark[][] {
  const groups: Mark[][] = []
  for (const mark of marks) {
    const group = groups.at(-1)
    const last = group?.at(-1)
    const apart = last !== undefined && amounts(tokens, last.to, mark.from) > 0
    const eaten = group?.some(({ kind }) => kind === 'eaten')
    const whole = eaten && group!.some(({ kind, count, grams }) => kind === 'divided' && (count ?? grams))
    const listed = group?.some((one, at) => at > 0 && amounts(tokens, group[at - 1]!.to, one.from) > 0)
    if (!group || (apart && (whole || listed || (eaten && mark.kind === 'eaten')))) groups.push([mark])
    else group.push(mark)
  }
  return groups
}

function take(
  tokens: readonly Token[],
  marks: readonly Mark[],
  { head, from, to }: Listed,
  dropped: Set<number>,
  cuts: Set<number>,
) {
  for (const mark of marks) {
    for (let at = mark.from; at < mark.to; at++) dropped.add(at)
    cuts.add(mark.from)
  }
  const several = amounts(tokens, from, to) > 1
  for (let at = head; several && at < from; at++) dropped.add(at)
  cuts.add(from - 1).add(to)
  for (let at = from; at < to; at++)
    if (/^(shared|split|sharing|splitting)$/.test(tokens[at]!.text)) dropped.add(at)
}

/** Without what was dropped; a comma in its place, so that nothing is joined to what stood before it. */
function kept(tokens: readonly Token[], dropped: ReadonlySet<number>, cuts: ReadonlySet<number>): Token[] {
  const left: Token[] = []
  let depth = 0
  tokens.forEach((token, at) => {
    if (token.kind === 'open' && !dropped.has(at)) depth++
    const stray = token.kind === 'close' && !dropped.has(at) && --depth < 0
    if (stray) depth = 0
    const comma = dropped.has(at) ? !dropped.has(at - 1) : stray
    if (comma || (cuts.has(at) && !dropped.has(at) && token.kind === 'word'))
      left.push({ ...token, kind: 'break', text: ',', stem: ',', slips: 0, unknown: false })
    if (!dropped.has(at) && !stray) left.push(token)
  })
  return left
}
