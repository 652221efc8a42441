import { readNumber } from '../../numbers.ts'
import { unitOf } from '../../units.ts'
import type { Token } from '../../language/token.ts'
import { isEnd, type Mark } from './batch-words.ts'

/** A weight or volume, and what comes after it. */
export function gramsAt(tokens: readonly Token[], at: number) {
  if (tokens[at]?.kind !== 'number') return undefined
  const number = readNumber(tokens, at)
  const unit = unitOf(tokens[number?.next ?? at]?.text ?? '')
  if (!number || !unit || unit.kind === 'household') return undefined
  const of = unit.kind === 'grams' ? unit.grams : unit.millilitres
  return { grams: number.value * of, next: number.next + 1 }
}

/** "Made 1200 g", "makes 2 litres", "made 1.5 kg bolognese from …": what the whole weighed. */
export function weighedAt(
  tokens: readonly Token[],
  at: number,
  from: number,
  verb: string,
): Mark | undefined {
  if (/^(for|serving|served|batch|lot|tray|recipe|got|gets)$/.test(verb)) return undefined
  const weighed = gramsAt(tokens, from)
  if (!weighed) return undefined
  const name = pastTotal(tokens, weighed.next)
  let next = name
  while (next < name + 3 && tokens[next]?.kind === 'word' && !isEnd(tokens[next])) next++
  const told = next === name ? isEnd(tokens[next]) : /^(from|:)$/.test(tokens[next]?.text ?? '')
  return told ? { kind: 'divided', from: at, to: next, grams: weighed.grams, loose: true } : undefined
}

function pastTotal(tokens: readonly Token[], at: number): number {
  let next = at
  while (/^(cooked|total|altogether|in|all|finished|overall)$/.test(tokens[next]?.text ?? '')) next++
  return next
}

const holders =
  /^(loaf|pot|tray|batch|recipe|pan|cake|dish|thing|lot|pie|casserole|tin|mix|bake|quiche|ingredients|slow|pizza)$/
const weighs = /^(weigh|weighs|weighed|weight|came|comes)$/

/** "Whole loaf is", "the full recipe:", "total weight 1200 g": how much went into all of it, or came out. */
export function wholeAt(tokens: readonly Token[], at: number): Mark | undefined {
  const [first, second, third] = tokens.slice(at, at + 3).map(({ text }) => text)
  const mark = { kind: 'divided' as const, from: at, loose: true }
  const holder = holders.test(first!) || /^(total|final|finished|cooked|whole)$/.test(first!)
  const verb = weighs.test(first!) ? at : holder && weighs.test(second ?? '') ? at + 1 : -1
  const weight = verb < 0 ? undefined : weightBehind(tokens, verb + 1)
  if (weight) return { ...mark, ...weight }
  if (
    /^(pot|recipe|batch|loaf|tray|ingredients)$/.test(first!) &&
    /^(was|is|had|has|contains|:)$/.test(second ?? '')
  )
    return { ...mark, to: at + 1 }
  if (!/^(whole|entire|full|complete|total)$/.test(first!)) return undefined
  const holds = /^(had|has|contains|contained|uses|used|takes|took)$/.test(third ?? '')
  // "The whole curry had", but of whole milk it only says which.
  const told = holds || (holders.test(second ?? '') && /^(is|was|made|:)$/.test(third ?? ''))
  return told ? { ...mark, to: at + 2 } : undefined
}

function weightBehind(tokens: readonly Token[], at: number): { grams: number; to: number } | undefined {
  let from = at
  while (/^(weight|is|was|came|of|to|at|about|around|in|out|it|all|cooked|:)$/.test(tokens[from]?.text ?? ''))
    from++
  const weighed = gramsAt(tokens, from)
  const to = weighed && pastTotal(tokens, weighed.next)
  return weighed && to && isEnd(tokens[to]) ? { grams: weighed.grams, to } : undefined
}
