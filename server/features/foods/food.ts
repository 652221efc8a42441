import type { Food } from '#contract/foods/foods.ts'

/** A food without an account's favourites and habits. */
export type PlainFood = Omit<Food, 'favourite' | 'lastGrams'>
