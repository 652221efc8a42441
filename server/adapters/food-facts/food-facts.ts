import type { Food } from '#contract/foods/foods.ts'

/** A product as a public database describes it; figures are for 100 g (or 100 ml of a drink). */
export type Product = Pick<Food, 'name' | 'brand' | 'per100' | 'nutrients' | 'portions'>

/** Looks products up by barcode. */
export type FoodFactsSource = {
  /**
   * The product behind 14 digits; undefined when nobody described it, or not well enough to count with.
   * Throws `unavailable` when the database cannot be reached within its time, or is switched off.
   */
  product(gtin: string): Promise<Product | undefined>
}
