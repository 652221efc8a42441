import { unitOf } from '../units.ts'
import type { Token } from './meal-tokens.ts'

const noAmount =
  /^(years?|yrs?|months?|weeks?|days?|hours?|hrs?|minutes?|mins?|calories?|cals?|kcals?|kj|degrees?|km|miles?|steps?)$/

/** Takes out figures that say nothing about how much was eaten: "12 year old whisky", "100 calorie pack", "wine 2019". */
export function withoutIdleNumbers(tokens: readonly Token[]): Token[] {
  const idle = new Set<Token>()
  for (const [at, token] of tokens.entries()) {
    if (token.kind !== 'number') continue
    const next = tokens[at + 1]
    if (tokens[at - 1]?.text === 'for' && /^(people|persons)$/.test(next?.text ?? ''))
      idle.add(token).add(next!)
    if (next?.kind === 'word' && noAmount.test(next.text)) {
      idle.add(token).add(next)
      if (tokens[at + 2]?.text === 'old') idle.add(tokens[at + 2]!)
    } else if (isNutrient(tokens, at)) {
      idle
        .add(token)
        .add(next!)
        .add(tokens[at + 2]!)
    } else if (isYear(token) && (next?.kind !== 'word' || unitOf(next.text) === undefined)) idle.add(token)
  }
  return idle.size === 0 ? [...tokens] : tokens.filter((token) => !idle.has(token))
}

/** "Protein bar (20g protein)": what is in it, and not that much seitan; of "30 g protein powder" it is the amount. */
function isNutrient(tokens: readonly Token[], at: number) {
  const [unit, noun, after] = tokens.slice(at + 1, at + 4)
  const named = /^(protein|carbs?|carbohydrates?|fat|fib(er|re)|sodium|caffeine)$/.test(noun?.text ?? '')
  return named && /^m?g(rams?)?$/.test(unit?.text ?? '') && (after?.kind !== 'word' || after.text === 'and')
}

function isYear({ text }: Token) {
  return /^(19|20)\d\d$/.test(text)
}
