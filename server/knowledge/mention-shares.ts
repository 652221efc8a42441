import type { Token } from './meal-tokens.ts'
import type { Mention } from './mention.ts'
import { readNumber } from './numbers.ts'

/** "Shared between 2", "split 3 ways": how many ate, and where the sentence goes on; `undefined` when it says none. */
export function sharers(tokens: readonly Token[], at: number): { people: number; next: number } | undefined {
  if (tokens[at]?.text !== 'shared' && tokens[at]?.text !== 'split') return undefined
  let from = at + 1
  while (['between', 'among', 'by', 'in', 'into', 'the'].includes(tokens[from]?.text ?? '')) from++
  const number = readNumber(tokens, from)
  if (!number || !Number.isInteger(number.value) || number.value < 2 || number.value > 20) return undefined
  const { next } = number
  return {
    people: number.value,
    next: /^(people|persons|ways|of|us)$/.test(tokens[next]?.text ?? '') ? next + 1 : next,
  }
}

/** One person's share of what was said. */
export function shareOf({ quantity, ...mention }: Mention, people: number): Mention {
  const all = quantity ?? { sizes: [], share: true, each: false, stated: true }
  return { ...mention, quantity: { ...all, count: (all.count ?? 1) / people, stated: true } }
}
