import { isCondiment } from '../../food/additions.ts'
import { readNumber } from '../../language/numbers.ts'
import { type Quantity, readQuantity } from '../../language/quantity.ts'
import { is, phraseAt, type Token } from '../../language/token.ts'
import { findFoods } from '../foods/find-foods.ts'
import type { Mention, Scan } from '../types.ts'
import { mostLeadIn } from '../types.ts'

/** What part of what was said was eaten: "shared with my wife", "ate half of it"; of "a margarita no" it is none. */
export function eatenPart(scan: Scan): boolean {
  const { tokens, at, current } = scan
  const named = current.words.length > 0
  const last = scan.mentions.at(-1)
  const measured = !current.quantity && last && last.clause >= scan.clause - 1 ? last : undefined
  const whole = named ? current : measured
  const shared = whole && (sharers(tokens, at) ?? sharersWith(tokens, at))
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
    const part = isToldAfter(tokens, shared.next) ? whole : partOf(whole, 1 / shared.people)
    if (named) scan.current = part
    else scan.mentions = scan.mentions.with(-1, part)
    scan.at = shared.next
    scan.close('')
  } else if (named && isNone(tokens, at)) {
    scan.current = scan.fresh()
    scan.at++
  } else {
    // "300 g rice pudding but only finished half".
    const told = named && is(tokens[at], 'butAte') ? [...scan.mentions, current] : scan.mentions
    const pending = told === scan.mentions && (named || current.quantity !== undefined)
    const eaten = pending ? undefined : eatenOf(tokens, at, told)
    if (!eaten) return false
    if (named) scan.current = scan.fresh()
    scan.mentions = eaten.mentions
    scan.at = eaten.next
  }
  return true
}

/** How many words from here take back what was named before them: "no wait", "skip that", "swapped it for", "I resisted". */
function takenBack(tokens: readonly Token[], at: number): number {
  // "No wait", "nah swapped it for".
  const refused = is(tokens[at], 'refusal') ? phraseAt(tokens, at + 1, 'takenBack') : 0
  const said = tokens[at]!.text === 'wait' ? 0 : phraseAt(tokens, at, 'takenBack')
  return refused > 0 ? refused + 1 : said
}

/** "A babybel - scrap the babybel": what was named before and was not eaten after all. */
export function withoutNamed(tokens: readonly Token[], at: number, mentions: Mention[]): Mention[] {
  const again = tokens[at + 2]
  const taken = is(tokens[at], 'scrapped') && tokens[at + 1]?.text === 'the'
  if (!taken || !again) return mentions
  return mentions.filter(({ words }) => words.at(-1)?.stem !== again.stem)
}

/** "Pad thai? No: rice noodles", "2 oatcakes... no, 4 saltines": what was named before is taken back. */
function isReplaced(tokens: readonly Token[], at: number) {
  if (tokens[at - 1]?.kind === 'dash' && tokens[at + 1]?.kind === 'break') return true
  if (tokens[at - 1]?.kind !== 'break' || !/^[?-]$/.test(tokens[at - 1]!.text)) return false
  const next = tokens[at + 1]
  return tokens[at]!.text !== 'no' || (next && (next.kind !== 'word' || is(next, 'replacing'))) === true
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
  while (from < at + mostLeadIn && is(tokens[from], 'eatenLead')) from++
  const verb = is(tokens[from], 'ate')
  if (verb) from++
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
  const ends =
    (tokens[next]?.kind ?? 'break') === 'break' ||
    (named && is(tokens[next], 'joint', 'connector', 'adjunct'))
  if (!(named || verb) || !ends) return undefined
  if (unit === undefined && (share || count < 1)) {
    const all = tokens[read.next]?.text === 'everything'
    const eaten = (one: Mention) => (all || one.clause === whole.clause ? partOf(one, count) : one)
    return { mentions: mentions.map(eaten), next }
  }
  return {
    mentions: mentions.with(-1, { ...whole, quantity: several(whole.quantity, read.quantity, unit) }),
    next,
  }
}

/** Three of what was counted; three slices of what was one. */
function several(whole: Quantity, eaten: Quantity, unit: string | undefined): Quantity {
  if (unit !== undefined) return eaten
  const { pieces = 1 } = whole
  if (pieces > 1) return { ...whole, count: eaten.count! / pieces }
  return whole.grams === undefined ? { ...eaten, unit: 'piece' } : whole
}

/** How many ate of something, and where the sentence goes on. */
type Sharing = { people: number; next: number }

/** "Shared between 2", "split 3 ways", "shared with my wife"; `undefined` when it says nothing of the kind. */
export function sharers(tokens: readonly Token[], at: number): Sharing | undefined {
  if (!isShared(tokens[at])) return undefined
  let from = at + 1
  if (tokens[from]?.text === 'with') return company(tokens, from)
  while (is(tokens[from], 'sharedJoint')) from++
  if (/^(me|us|myself)$/.test(tokens[from]?.text ?? '') && tokens[from + 1]?.text === 'and')
    return company(tokens, from + 1)
  const number = readNumber(tokens, from)
  if (!number) return undefined
  const { next } = number
  return {
    people: number.value,
    next: is(tokens[next], 'sharer') ? next + 1 : next,
  }
}

/** "Shared a pizza with two friends", "split a 700 g lasagna four ways": how many, behind the verb and the food. */
function sharersWith(tokens: readonly Token[], at: number): Sharing | undefined {
  const parts = is(tokens[at], 'sharedAmong')
  let from = parts ? at + 1 : at
  while (parts && is(tokens[from], 'sharedJoint')) from++
  const number = readNumber(tokens, from)
  const people = number ? number : undefined
  const ways = people && tokens[people.next]?.text === 'ways'
  const told = tokens[at]?.text === 'with' || (parts && people !== undefined) || ways
  if (!told || !isSharedBefore(tokens, at)) return undefined
  if (!people || tokens[at]?.text === 'with') return company(tokens, at)
  return { people: people.value, next: is(tokens[people.next], 'sharer') ? people.next + 1 : people.next }
}

function isSharedBefore(tokens: readonly Token[], at: number) {
  for (let before = at - 1; before >= 0 && tokens[before]!.kind !== 'break'; before--)
    if (isShared(tokens[before])) return true
  return false
}

function isShared(token: Token | undefined) {
  return token?.text === 'shared' || token?.text === 'split'
}

function company(tokens: readonly Token[], at: number): Sharing | undefined {
  const number = readNumber(tokens, at + 1)
  let next = number && Number.isInteger(number.value) ? number.next : at + 1
  while (['my', 'our', 'the', 'other', 'best'].includes(tokens[next]?.text ?? '')) next++
  if (!is(tokens[next], 'relative') && !tokens[next]?.unknown) return undefined
  next++
  while (['half', 'evenly', 'equally'].includes(tokens[next]?.text ?? '')) next++
  return { people: 1 + Math.max(1, Math.round(number?.value ?? 1)), next }
}

/** "Shared a bag with my husband, I ate half": how much it was is said after it. */
export function isToldAfter(tokens: readonly Token[], from: number): boolean {
  let at = from
  while (tokens[at]?.kind === 'break' || is(tokens[at], 'shareLead')) at++
  if (!is(tokens[at], 'ate')) return false
  const read = readQuantity(tokens, at + 1)
  return read?.quantity.count !== undefined && /^(break|open)$/.test(tokens[read.next]?.kind ?? 'break')
}

/** "2 slices of toast with a teaspoon of butter on each": as many as there are of what it was put on. */
export function ofEach(scan: Scan): boolean {
  const { tokens, at, current } = scan
  const from = is(tokens[at], 'onEach') ? at + 1 : at
  if (tokens[from]?.text !== 'each' || !current.quantity?.stated) return false
  const ahead = current.words.length > 0 && current.start < current.words[0]!.start
  if (!multiplied(scan, current.quantity, ahead)) return false
  scan.at = from + 1
  return true
}

/** "Toast with butter 1 tsp each": a spoon on every one. */
export function ofEveryOne(scan: Scan, quantity: Quantity): void {
  if (multiplied(scan, quantity)) quantity.each = false
}

/** "Two bowls of cereal, 40 g each, with 125 ml milk each", "tea x5, 1 tsp sugar each". */
function near({ link, words }: Mention) {
  return link === 'with' || isAdded(words) ? 2 : 0
}

/** Only what was put on something is counted by that; of what was weighed only "with 40 g sugar each", the weight ahead, and what is spread. */
function multiplied(
  { tokens, at, mentions, current, clause }: Scan,
  added: Quantity,
  ahead = false,
): boolean {
  const base = mentions.findLast(
    (mention) =>
      mention.clause >= clause - near(current) && mention.quantity?.count && !isAdded(mention.words),
  )
  if (current.words.length === 0 || !base) return false
  const spread = isAdded(current.words)
  if (!spread && (current.link === '' || (added.grams !== undefined && !ahead))) return false
  const count = base.quantity!.count!
  added.count = (added.count ?? 1) * count
  // "1 tsp sugar and 20 ml milk in each".
  let link = current.link
  for (const before of mentions.slice(mentions.indexOf(base) + 1).toReversed()) {
    const said = tokens.slice(0, at).some(({ text, start }) => text === 'each' && start > before.start)
    if (link !== 'and' || said || !before.quantity?.stated || !isAdded(before.words)) break
    before.quantity = { ...before.quantity, count: (before.quantity.count ?? 1) * count }
    link = before.link
  }
  return true
}

function isAdded(words: readonly Token[]) {
  const food = findFoods(words)[0]?.match.food
  return food !== undefined && isCondiment(food)
}

/** "A margarita no", "garlic bread none tonight". */
function isNone(tokens: readonly Token[], at: number) {
  const after = tokens[at + 1]
  return /^(no|none)$/.test(tokens[at]!.text) && (is(after, 'notNow') || (after?.kind ?? 'break') === 'break')
}
