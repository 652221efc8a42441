import type { KitchenIngredient } from '../kitchen/ingredient.ts'
import type { Filled } from './fill-slots.ts'
import type { FixedPart } from './fixed-parts.ts'
import type { Dish } from './pattern.ts'

/** A dish with its places filled, before it is written out. */
export type Candidate = {
  dish: Dish
  filled: Filled
  fixed: readonly FixedPart[]
  /** What is at hand and goes in. */
  used: readonly KitchenIngredient[]
  /** 0 to 1, another each call. */
  luck: number
}
