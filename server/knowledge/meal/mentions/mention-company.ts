import { is, type Token } from '../../language/token.ts'
import { readNumber } from '../../numbers.ts'
import { readQuantity } from '../../quantity.ts'


/** How many ate of something, and where the sentence goes on. */
type Sharing = { people: number; next: number }

/** "Shared between 2", "split 3 ways", "shared with my wife"; `undefined` when it says nothing of the kind. */
export function sharers(tokens: readonly Token[], at: number): Sharing | undefined {
  if (!isShared(tokens[at])) return undefined
  let from = at + 1
  if (tokens[from]?.text === 'with') return company(tokens, from)
  while (['between', 'among', 'by', 'in', 'into', 'the'].includes(tokens[from]?.text ?? '')) from++
  const number = readNumber(tokens, from)
  if (!number || !Number.isInteger(number.value) || number.value < 2 || number.value > 20) return undefined
  const { next } = number
  return {
    people: number.value,
    next: is(tokens[next], 'sharer') ? next + 1 : next,
  }
}

/** "Shared a pizza with two friends": where "with" is reached, the verb stands before it. */
export function sharersWith(tokens: readonly Token[], at: number): Sharing | undefined {
  if (tokens[at]?.text !== 'with') return undefined
  for (let before = at - 1; before >= 0 && tokens[before]!.kind !== 'break'; before--)
    if (isShared(tokens[before])) return company(tokens, at)
  return undefined
}

function isShared(token: Token | undefined) {
  return token?.text === 'shared' || token?.text === 'split'
}

function company(tokens: readonly Token[], at: number): Sharing | undefined {
  const number = readNumber(tokens, at + 1)
  let next = number && Number.isInteger(number.value) ? number.next : at + 1
  while (['my', 'our', 'the', 'other', 'best'].includes(tokens[next]?.text ?? '')) next++
  if (!is(tokens[next], 'relative')) return undefined
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
