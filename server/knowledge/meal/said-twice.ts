import { readNumber } from '../numbers.ts'
import { unitOf } from '../units.ts'
import { shareAt } from './batch/batch-words.ts'
import type { Token } from './meal-tokens.ts'

/**
 * The sentence without a household measure that is said once more by weight ("half a tin so 200 g beans"), and with what a
 * plate "works out at" as a list of its parts.
 */
export function withoutSaidTwice(tokens: readonly Token[]): Token[] {
  const kept: Token[] = []
  for (let at = 0; at < tokens.length; at++) {
    if (isAtEach(tokens, at)) continue
    const worked = worksOut(tokens, at)
    if (worked > 0) {
      const parts = kept.slice(-3).some(({ text }) => helping.test(text))
      if (parts) kept.push({ ...tokens[at]!, kind: 'break', text: ':', stem: ':', slips: 0, unknown: false })
      at += worked - 1
    } else {
      const again = Math.max(weighedAgain(tokens, at), shareAgain(tokens, at))
      if (again > 0) at += again - 1
      else kept.push(tokens[at]!)
    }
  }
  return kept
}

const helping = /^(bowl|plate|portion|share|serving|helping|one|mine|version|dish)$/

/** How many words from here say what something weighs: "works out at", "came to", "weighed in at". */
function worksOut(tokens: readonly Token[], at: number): number {
  if (!/^(cooks|cooked|boiled|works?|worked|comes?|came|adds?|added|weighs|weighed)$/.test(tokens[at]!.text))
    return 0
  const said = tokens.slice(at, at + 3).map(({ text }) => text)
  const words =
    /^(work(s|ed)? out (at|as|to|to be)|(cooked|cooks|boiled) down to|comes? (to|in at|out at)|came (to|in at|out at)|add(s|ed) up to|weigh(s|ed) (in at|out at))\b/.exec(
      said.join(' '),
    )
  const count = words?.[0].split(' ').length ?? 0
  const about = /^(about|around|roughly|approx)$/.test(tokens[at + count]?.text ?? '') ? 1 : 0
  return count > 0 && tokens[at + count + about]?.kind === 'number' ? count : 0
}

/** "2 scones at 35 g each". */
function isAtEach(tokens: readonly Token[], at: number): boolean {
  const [number, unit, each] = tokens.slice(at + 1, at + 4)
  if (tokens[at]!.text !== 'at' || number?.kind !== 'number') return false
  return (
    /^(grams|millilitres)$/.test(unitOf(unit?.text ?? '')?.kind ?? '') &&
    /^(each|ea|apiece|a|per)$/.test(each?.text ?? '')
  )
}

/** "Had 3/5 of it so 300 g": how many tokens the share takes. */
function shareAgain(tokens: readonly Token[], at: number): number {
  if (!/^(had|ate|drank|finished|used|eaten|took)$/.test(tokens[at - 1]?.text ?? '')) return 0
  const share = shareAt(tokens, at)
  if (!share) return 0
  let next = share.next
  while (/^(of|it|that|this)$/.test(tokens[next]?.text ?? '')) next++
  const joint = next
  while (next - joint < 3 && (again.test(tokens[next]?.text ?? '') || tokens[next]?.kind === 'dash')) next++
  const metric = unitOf(tokens[next + 1]?.text ?? '')?.kind
  const weighed = tokens[next]?.kind === 'number' && (metric === 'grams' || metric === 'millilitres')
  return weighed && next > joint && tokens[next + 2]?.kind !== 'word' ? next - at : 0
}

const again = /^(so|ie|which|is|thats|was|about|roughly|around)$/

/** "Half a tin so 200 g", "3 rashers which is 60 g": how many tokens the first amount takes. */
function weighedAgain(tokens: readonly Token[], at: number): number {
  // Nearly every word is no amount, and reading one takes long.
  if (!tokens.slice(at + 2, at + 5).some(({ text }) => again.test(text))) return 0
  const number = readNumber(tokens, at)
  if (!number || unitOf(tokens[number.next]?.text ?? '')?.kind !== 'household') return 0
  let next = number.next + 1
  const joint = next
  while (next - joint < 3 && again.test(tokens[next]?.text ?? '')) next++
  const metric = unitOf(tokens[next + 1]?.text ?? '')?.kind
  const each = /^(each|ea|apiece|a|per)$/.test(tokens[next + 2]?.text ?? '')
  const weighed =
    next > joint && tokens[next]?.kind === 'number' && (metric === 'grams' || metric === 'millilitres')
  return weighed && !each ? next - at : 0
}
