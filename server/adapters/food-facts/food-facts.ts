import type { Food } from '#contract/foods/foods.ts'

/** A product of a public database; figures per 100 g (100 ml of a drink). */
export type Product = Pick<Food, 'name' | 'brand' | 'per100' | 'nutrients' | 'portions'>

/** Looks products up by barcode. */
export type FoodFactsSource = {
  /**
   * Looks up 14 digits; undefined for a missing or incomplete product. Throws `unavailable` when the database does
   * not answer in time or is switched off.
   */
  product(gtin: string): Promise<Product | undefined>
}
