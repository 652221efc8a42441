import { is, type Token } from '../../language/token.ts'
import { type Quantity, readQuantity } from '../../quantity.ts'
import { mostLeadIn } from '../meal-limits.ts'
import type { Mention } from './mention.ts'
import { isToldAfter, sharers, sharersWith } from './mention-company.ts'

/** The scan that met such words, as far as they need it. */
type Scan = {
  readonly tokens: readonly Token[]
  mentions: Mention[]
  current: Mention
  at: number
  fresh(): Mention
  /** Ends the current mention. */
  close(link: string): void
}

/** What part of what was said was eaten: "shared with my wife", "ate half of it"; of "a margarita no" it is none. */
export function eatenPart(scan: Scan): boolean {
  const { tokens, at, current } = scan
  const named = current.words.length > 0
  const shared = named ? (sharers(tokens, at) ?? sharersWith(tokens, at)) : undefined
  const taken = takenBack(tokens, at)
  if (taken > 0 && (named || scan.mentions.length > 0)) {
    if (!named) scan.mentions = scan.mentions.slice(0, -1)
    scan.current = scan.fresh()
    scan.at += taken
  } else if (is(tokens[at], 'refusal') && !named && isReplaced(tokens, at)) {
    scan.current = scan.fresh()
    scan.mentions = scan.mentions.slice(0, -1)
    scan.at++
  } else if (shared) {
    if (!isToldAfter(tokens, shared.next)) scan.current = partOf(current, 1 / shared.people)
    scan.at = shared.next
    scan.close('')
  } else if (named && isNone(tokens, at)) {
    scan.current = scan.fresh()
    scan.at++
  } else if (tokens[at]!.text === 'no' && isCorrection(tokens[at + 1])) {
    scan.close('')
    scan.at++
  } else {
    const eaten = named || current.quantity ? undefined : eatenOf(tokens, at, scan.mentions)
    if (!eaten) return false
    scan.mentions = eaten.mentions
    scan.at = eaten.next
  }
  return true
}

/** "A margarita no", "garlic bread none tonight". */
function isNone(tokens: readonly Token[], at: number) {
  const { text } = tokens[at]!
  const after = tokens[at + 1]
  const today = text === 'none' && is(after, 'notNow')
  return (text === 'no' || text === 'none') && (today || (after?.kind ?? 'break') === 'break')
}

/** How many words from here take back what was named before them: "no wait", "skip that", "swapped it for", "I resisted". */
function takenBack(tokens: readonly Token[], at: number): number {
  const said = tokens
    .slice(at, at + 4)
    .map(({ text }) => text)
    .join(' ')
  const words =
    /^((no|nah|nope),? (wait|i resisted|scrap that|scratch that)|(skip|scrap|scratch|forget|strike) that|(no |nah |nope )?(i )?(swapped|changed) (it|that|them) (for|to)|i resisted|(just|only) (kidding|joking)|i lied?\b|correction)\b/.exec(
      said,
    )
  const count = words?.[0].split(' ').length ?? 0
  const next = tokens[at + count]?.kind === 'break' ? at + count + 1 : at + count
  // "12 nuggets, no wait, 6": only how many is taken back.
  const number = tokens[next]?.kind === 'number' && (tokens[next + 1]?.kind ?? 'break') === 'break'
  return number ? 0 : count
}

/** "A babybel - scrap the babybel": what was named before and was not eaten after all. */
export function withoutNamed(tokens: readonly Token[], at: number, mentions: Mention[]): Mention[] {
  const again = tokens[at + 2]
  const taken =
    is(tokens[at], 'scrapped') && tokens[at + 1]?.text === 'the'
  if (!taken || !again) return mentions
  return mentions.filter(({ words }) => words.at(-1)?.stem !== again.stem)
}

/** "Pad thai? No: rice noodles", "2 oatcakes... no, 4 saltines": what was named before is taken back. */
function isReplaced(tokens: readonly Token[], at: number) {
  const dashed = tokens[at - 1]?.kind === 'dash' && tokens[at + 1]?.kind === 'break'
  if (dashed) return true
  if (tokens[at - 1]?.kind !== 'break' || !/^[?-]$/.test(tokens[at - 1]!.text)) return false
  const next = tokens[at + 1]
  return (
    tokens[at]!.text !== 'no' ||
    (next && (next.kind !== 'word' || is(next, 'replacing'))) ===
      true
  )
}

/** A share of what was said. */
function partOf({ quantity, ...mention }: Mention, part: number): Mention {
  const all = quantity ?? { sizes: [], share: true, each: false, stated: true }
  return { ...mention, quantity: { ...all, count: (all.count ?? 1) * part, stated: true } }
}

/**
 * "Ate half of it", "had 3": an amount after the whole was said, which is how much of it was eaten. Answers what
 * that makes of the mentions before and where the sentence goes on.
 */
function eatenOf(
  tokens: readonly Token[],
  at: number,
  mentions: readonly Mention[],
): { mentions: Mention[]; next: number } | undefined {
  const whole = mentions.at(-1)
  let from = at
  while (
    from < at + mostLeadIn &&
    is(tokens[from], 'eatenLead')
  )
    from++
  const verb = isCorrection(tokens[from]) || is(tokens[from], 'ate')
  if (verb) from += isCorrection(tokens[from]) && tokens[from + 1]?.kind === 'break' ? 2 : 1
  const read = readQuantity(tokens, from)
  if (!whole?.quantity?.stated || !read) return undefined
  const rest = tokens[read.next]?.text === 'it' ? read.next + 1 : read.next
  const weighed = whole.quantity.grams !== undefined && read.quantity.grams !== undefined
  if (verb && weighed && !read.quantity.count && /^(break|open)$/.test(tokens[rest]?.kind ?? 'break'))
    return { mentions: mentions.with(-1, { ...whole, quantity: read.quantity }), next: rest }
  if (read.quantity.count === undefined) return undefined
  const { count, share, unit } = read.quantity
  const named = is(tokens[read.next], 'itself')
  const next = named ? read.next + 1 : read.next
  if (!(named || verb) || (tokens[next] && tokens[next].kind !== 'break')) return undefined
  if (unit === undefined && (share || count < 1)) {
    return { mentions: mentions.map((one) => (one.clause === whole.clause ? partOf(one, count) : one)), next }
  }
  return {
    mentions: mentions.with(-1, { ...whole, quantity: several(whole.quantity, read.quantity, unit) }),
    next,
  }
}

/** "12 nuggets, no wait, 6". */
function isCorrection(token: Token | undefined) {
  return is(token, 'correction')
}

/** Three of what was counted; three slices of what was one. */
function several(whole: Quantity, eaten: Quantity, unit: string | undefined): Quantity {
  if (unit !== undefined) return eaten
  if ((whole.pieces ?? 1) > 1) return { ...whole, pieces: eaten.count! }
  if ((whole.count ?? 1) > 1) return { ...whole, count: eaten.count! }
  return whole.grams === undefined ? { ...eaten, unit: 'piece' } : whole
}
