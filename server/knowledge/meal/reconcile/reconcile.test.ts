import { expect, test } from 'vitest'
import { parse } from '../parse/parse.ts'
import { resolve } from '../resolve.ts'
import { rewrite } from '../rewrite/rewrite.ts'
import { tokenize } from '../tokenize.ts'
import { weigh } from '../weigh.ts'
import { doubles } from './doubles.ts'
import { reconcileBy, reconcileRules } from './reconcile.ts'

const every = [...reconcileRules, ...doubles]

/** The foods of a sentence with their grams, by every rule but one. */
function foodsOf(text: string, left?: (typeof every)[number]) {
  const said = { text, foreign: false, tokens: [], recipes: [], mentions: [], foods: [], items: [] }
  const named = resolve(parse(rewrite(tokenize({ ...said, notUnderstood: [] }))), {})
  const kept = <One extends object>(rules: readonly One[]) =>
    rules.filter((rule) => rule !== (left as object))
  const { items } = weigh(reconcileBy(named, kept(reconcileRules), kept(doubles)))
  return items.map(({ name, grams }) => `${name} ${Math.round(grams)}`)
}

test.each(every.map((rule) => [rule.name, rule] as const))('%s', (_, rule) => {
  const [sentence, ...foods] = rule.example
  expect(foodsOf(sentence)).toEqual(foods)
  // Without the rule the sentence is read in another way.
  expect(foodsOf(sentence, rule)).not.toEqual(foods)
})
