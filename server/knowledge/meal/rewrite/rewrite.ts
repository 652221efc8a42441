import type { Token } from '../../language/token.ts'
import type { Meal } from '../types.ts'
import { lists } from './each.ts'
import { applyRule, lineOf, type Rule } from './engine.ts'
import { asides, noise } from './noise.ts'
import { notEaten } from './not-eaten.ts'
import { ones } from './ones.ts'
import { amounts, repeated, shares } from './quantities.ts'
import { isForeign, mendSpelling } from './spelling.ts'
import { shapes, states } from './states.ts'

/** In the order in which they are applied: what one rule writes the next may read. */
export const rulesBeforeSpelling: readonly Rule[] = [...shares, ...noise]
export const rulesAfterSpelling: readonly Rule[] = [
  ...shapes,
  ...notEaten,
  ...repeated,
  ...ones,
  ...states,
  ...amounts,
  ...lists,
  ...asides,
]

/** Says a sentence in the plainest words that mean the same. */
export function rewrite(meal: Meal): Meal {
  const said = applyRules(rulesBeforeSpelling, meal.tokens)
  const foreign = isForeign(said)
  const spelled = mendSpelling(said, meal.text, foreign)
  return { ...meal, foreign, tokens: applyRules(rulesAfterSpelling, spelled) }
}

function applyRules(rules: readonly Rule[], tokens: readonly Token[]): readonly Token[] {
  let said = tokens
  let line = lineOf(said)
  for (const rule of rules) {
    const next = applyRule(rule, said, line)
    if (next === said) continue
    said = next
    line = lineOf(said)
  }
  return said
}
