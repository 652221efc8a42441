import type { Food } from '#contract/foods/foods.ts'

/** A food as every person sees it, before anybody's favourites and habits. */
export type PlainFood = Omit<Food, 'favourite' | 'lastGrams'>
