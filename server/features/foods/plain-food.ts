import type { Per100 } from '#contract/foods/foods.ts'
import { eachNutrient } from '#contract/foods/nutrients.ts'
import { capitalised } from '#contract/measures/capitalised.ts'
import { emojiOf } from '#server/knowledge/food/emoji/food-emoji.ts'
import type { TableFood } from '#server/knowledge/food/table-food.ts'
import { withProperNames } from '#server/knowledge/language/proper-names.ts'
import type { CustomRow } from './custom-store.ts'
import type { PlainFood } from './food.ts'
import type { FoundFood } from './search-store.ts'

/** Converts a food of the built-in table or of a reference. */
export function ofTable(food: TableFood): PlainFood {
  return { brand: null, barcode: null, ...food, name: capitalised(withProperNames(food.name)) }
}

/** Converts an imported food. */
export function ofImport(row: FoundFood): PlainFood {
  const { source, sourceId, name, brand, category, barcode, nutrients, portions, ...figures } = row
  return {
    ref: `${source}:${sourceId}`,
    name,
    brand,
    emoji: emojiOf(name).emoji,
    category,
    source,
    per100: eachNutrient((name) => figures[name]) as Per100,
    nutrients,
    portions,
    barcode,
  }
}

/** Converts a custom food. */
export function ofCustom(row: CustomRow): PlainFood {
  const { id, name, brand, category, per100, nutrients, portions, barcode } = row
  const { emoji } = emojiOf(name)
  return {
    ref: `custom:${id}`,
    name,
    brand,
    emoji,
    category,
    source: 'custom',
    per100,
    nutrients,
    portions,
    barcode,
  }
}
