import type { KitchenIngredient } from '../kitchen/ingredient.ts'
import type { Filled } from './fill-slots.ts'
import type { FixedPart } from './fixed-parts.ts'
import type { Dish } from './pattern.ts'

/** A dish with filled slots, before it is written. */
export type Candidate = {
  dish: Dish
  filled: Filled
  fixed: readonly FixedPart[]
  /** Available ingredients used. */
  used: readonly KitchenIngredient[]
  /** 0 to 1, random per call. */
  luck: number
}
