import type { Food } from '../food/food.ts'
import { describe } from './describe.ts'
import { parse } from './parse/parse.ts'
import { reconcile } from './reconcile/reconcile.ts'
import { resolve } from './resolve.ts'
import { rewrite } from './rewrite/rewrite.ts'
import { findSharedRecipes } from './shared-recipes/shared-recipes.ts'
import { tokenize } from './tokenize.ts'
import type { Meal, Stage } from './types.ts'
import { weigh } from './weigh.ts'

/** What is done with a sentence, from its letters to its figures. */
const stages: readonly Stage[] = [
  // Into words, numbers and marks.
  tokenize,
  // Of which dish only a share was eaten; what others ate is left out.
  findSharedRecipes,
  // Into the plainest words that mean the same.
  rewrite,
  // Into mentions: the words of a food and its amount.
  parse,
  // To the foods of the table that mentions name.
  resolve,
  // Without what is said twice: dishes beside their parts, corrections.
  reconcile,
  // To grams and nutrients.
  weigh,
  // To the answer that a person sees.
  describe,
]

type OtherFood = (name: string) => Food | undefined

/**
 * Reads what somebody ate from a sentence. Never throws; what it does not know it leaves in `notUnderstood`.
 * `description` is the answer; undefined when it names no food we know, or more than anybody eats.
 * `otherFood` is asked for words that the table does not know for sure; what it answers wins over a near match.
 */
export function readMeal(
  text: string,
  otherFood?: OtherFood,
): Pick<Meal, 'items' | 'notUnderstood' | 'description'> {
  const unread = {
    foreign: false,
    tokens: [],
    recipes: [],
    mentions: [],
    foods: [],
    items: [],
    notUnderstood: [],
  }
  const meal: Meal = { text: text.toWellFormed(), ...unread }
  const { items, notUnderstood, description } = stages.reduce(
    (read, stage) => stage(read, { otherFood }),
    meal,
  )
  return { items, notUnderstood, description }
}

/** The answer alone. */
export const describeMeal = (notes: string, otherFood?: OtherFood) => readMeal(notes, otherFood).description
