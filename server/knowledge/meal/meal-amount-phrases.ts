import { readNumber } from '../numbers.ts'
import { unitOf } from '../units.ts'
import type { Token } from './meal-tokens.ts'

/**
 * The sentence with amounts said plainly: "114 g for both" is that of all, "juice of half a lemon" half of its juice,
 * "jam sandwich white - 2 slices" two slices of white bread, and "on the side" says nothing.
 */
export function withPlainAmounts(tokens: readonly Token[]): Token[] {
  const kept: Token[] = []
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!
    const all = ofAll(tokens, at)
    if (all > 0) {
      if (tokens[at + all]?.kind === 'close')
        kept.push({ ...token, text: 'altogether', stem: 'altogether', slips: 0, unknown: false })
      at += all - 1
    } else if (isAside(tokens, at)) at += 2
    else if (isTogether(tokens, at)) continue
    else {
      const juice = juiceAt(tokens, at)
      const slices = juice ?? slicesOf(tokens, at, kept)
      if (slices) {
        kept.push(...slices.tokens)
        at = slices.next - 1
      } else kept.push(token)
    }
  }
  return kept
}

/** "For both", "for the two", "for all 3", "for the lot", behind a weight. */
function ofAll(tokens: readonly Token[], at: number): number {
  if (!/^(for|between)$/.test(tokens[at]!.text) || unitOf(tokens[at - 1]?.text ?? '')?.kind !== 'grams')
    return 0
  const from = tokens[at + 1]?.text === 'the' ? at + 2 : at + 1
  if (!/^(both|all|lot|them|two|three|four|five|six|pair|whole|batch)$/.test(tokens[from]?.text ?? ''))
    return 0
  const number = tokens[from + 1] && readNumber(tokens, from + 1)
  const next = /^(of|them|it|together)$/.test(tokens[from + 1]?.text ?? '') ? from + 2 : from + 1
  const end = number && tokens[from]!.text === 'all' ? number.next : next
  return (tokens[end]?.kind ?? 'break') === 'word' ? 0 : end - at
}

function isAside(tokens: readonly Token[], at: number) {
  const [on, the, side] = [tokens[at]!.text, tokens[at + 1]?.text, tokens[at + 2]?.text]
  return /^(on|at)$/.test(on) && the === 'the' && side === 'side'
}

/** "3 meatballs, together 90 g". */
function isTogether(tokens: readonly Token[], at: number) {
  return /^(together|altogether|combined)$/.test(tokens[at]!.text) && tokens[at + 1]?.kind === 'number'
}

/** Grams of juice in one, after the reference's yields. */
const juiceOf: Record<string, number> = { lemon: 48, lime: 44, orange: 86, grapefruit: 196 }

type Said = { tokens: Token[]; next: number }

/** "Juice of half lemon 20 g", "juice of 2 limes": lemon juice, weighed or as much as so many have. */
function juiceAt(tokens: readonly Token[], at: number): Said | undefined {
  if (tokens[at]!.text !== 'juice' || tokens[at + 1]?.text !== 'of') return undefined
  const from = /^an?$/.test(tokens[at + 2]?.text ?? '') ? at + 3 : at + 2
  const number = from > at + 2 ? undefined : readNumber(tokens, from)
  let fruit = number?.next ?? from
  while (/^(of|an?|small|large|medium|fresh)$/.test(tokens[fruit]?.text ?? '')) fruit++
  if (!/^(lemon|lime|orange|grapefruit)$/.test(tokens[fruit]?.stem ?? '')) return undefined
  const behind = tokens[fruit + 1]?.kind === 'open' ? fruit + 2 : fruit + 1
  const weighed = tokens[behind]?.kind === 'number' && unitOf(tokens[behind + 1]?.text ?? '') !== undefined
  const before = unitOf(tokens[at - 1]?.text ?? '') !== undefined
  const grams = juiceOf[tokens[fruit]!.stem]! * (number?.value ?? 1)
  const of = { ...tokens[at]!, slips: 0, unknown: false }
  const amount: Token[] = [
    { ...of, kind: 'number', text: String(grams), stem: String(grams), value: grams },
    { ...of, text: 'g', stem: 'g' },
  ]
  return { tokens: [...(weighed || before ? [] : amount), tokens[fruit]!, tokens[at]!], next: fruit + 1 }
}

const breads = /^(white|brown|wholemeal|wholewheat|granary|sourdough|rye|seeded|multigrain)$/

/** "PB&J two slices white", "jam sandwich white - 2 slices": of bread, although nobody says so. */
function slicesOf(tokens: readonly Token[], at: number, before: readonly Token[]): Said | undefined {
  const token = tokens[at]!
  const bread = { ...token, text: 'bread', stem: 'bread', slips: 0, unknown: false }
  if (!breads.test(token.text)) return undefined
  const next = tokens[at + 1]
  if (/^slices?$/.test(next?.text ?? '') && isEnd(tokens[at + 2]) && tokens[at + 2]?.kind !== 'word')
    return { tokens: [next!, token, bread], next: at + 2 }
  const slices = before.at(-1)?.text === 'of' ? before.at(-2) : before.at(-1)
  const named = before.slice(-4, -2).some(({ stem }) => /^(toast|bread|bagel|roll|loaf)$/.test(stem))
  if (/^slices?$/.test(slices?.text ?? '') && !named && isEnd(next))
    return { tokens: [token, bread], next: at + 1 }
  const sandwich = /^(sandwich|sarnie|toastie|butty|sandwhich)$/.test(before.at(-1)?.text ?? '')
  if (!sandwich || !(next?.kind === 'dash' || next?.kind === 'break')) return undefined
  const number = readNumber(tokens, at + 2)
  if (!number || !/^slices?$/.test(tokens[number.next]?.text ?? '') || !isEnd(tokens[number.next + 1]))
    return undefined
  return { tokens: [...tokens.slice(at + 1, number.next + 1), token, bread], next: number.next + 1 }
}

function isEnd(token: Token | undefined) {
  return token?.kind !== 'word' || /^(and|with|plus)$/.test(token.text)
}
