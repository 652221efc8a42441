import type { Food } from '#contract/foods/foods.ts'
import { gtinOf } from '#contract/foods/gtin.ts'
import { AppError } from '#contract/http/errors.ts'
import { dayMs } from '#contract/measures/day.ts'
import type { Product } from '#server/adapters/food-facts/food-facts.ts'
import type { Deps } from '#server/deps.ts'
import { emojiOf } from '#server/knowledge/food/emoji/food-emoji.ts'
import { customStore } from './custom-store.ts'
import type { PlainFood } from './food.ts'
import { ofCustom, ofImport } from './plain-food.ts'
import { withHabits } from './service.ts'
import { foodByBarcode, isMissed, keepFoods, type NewFood, rememberMiss } from './store.ts'
import { words } from './words.ts'

/** Milliseconds until an unknown product is looked up again. */
export const missKeptMs = dayMs

type Needs = Pick<Deps, 'db' | 'foodFacts' | 'now'>

/** Finds foods by barcode; concurrent look-ups of one product share one request. */
export function barcodes(deps: Needs) {
  const { db, foodFacts, now } = deps
  const asking = new Map<string, Promise<PlainFood | undefined>>()

  /**
   * Errors: `invalid` for an invalid barcode, `not_found`, `unavailable` when the product database is unreachable.
   */
  return async function byBarcode(userId: string, code: string): Promise<Food> {
    const gtin = gtinOf(code)
    if (!gtin) throw new AppError('invalid', words.unreadable, { fields: { code: words.unreadable } })
    const own = await customStore(db, userId).byBarcode(gtin)
    const known = own ? ofCustom(own) : await shared(gtin)
    if (!known) throw new AppError('not_found', words.noProduct)
    const [food] = await withHabits(db, userId, [known])
    return food!
  }

  /** Shares the whole look-up, including the own table; otherwise a call that found nothing there would ask again. */
  function shared(gtin: string) {
    const asked = asking.get(gtin) ?? lookUp(gtin).finally(() => asking.delete(gtin))
    asking.set(gtin, asked)
    return asked
  }

  async function lookUp(gtin: string): Promise<PlainFood | undefined> {
    const row = await foodByBarcode(db, gtin)
    if (row) return ofImport(row)
    if (await isMissed(db, gtin, new Date(now().getTime() - missKeptMs))) return undefined
    const fresh = await ask(gtin)
    return fresh && ofImport(fresh)
  }

  async function ask(gtin: string): Promise<NewFood | undefined> {
    const product = await foodFacts.product(gtin)
    if (!product) {
      await rememberMiss(db, gtin, now())
      return undefined
    }
    const food = asFood(gtin, product)
    await keepFoods(db, [food])
    return food
  }

  function asFood(gtin: string, { name, brand, per100, nutrients, portions }: Product): NewFood {
    const { category } = emojiOf(name)
    const identity = { source: 'off', sourceId: gtin, barcode: gtin, plain: false } as const
    return { ...identity, name, brand, category, nutrients, portions, ...per100 }
  }
}
