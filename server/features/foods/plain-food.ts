import type { Ai, TableFood } from '#server/adapters/ai/ai.ts'
import type { CustomRow } from './custom-store.ts'
import type { PlainFood } from './food.ts'
import type { FoundFood } from './search-store.ts'

const emojis = new Map<string, string>()

/** Converts a food of the built-in table. */
export function ofTable(food: TableFood): PlainFood {
  return {
    ref: `builtin:${food.name.toLowerCase()}`,
    brand: null,
    source: 'builtin',
    nutrients: {},
    barcode: null,
    ...food,
    name: capital(food.name),
  }
}

/** Converts an imported food. */
export function ofImport(row: FoundFood, ai: Ai): PlainFood {
  const { source, sourceId, name, brand, category, barcode, nutrients, portions, ...figures } = row
  const { calories, protein, carbs, fat, sugar, fiber, sodium } = figures
  return {
    ref: `${source}:${sourceId}`,
    name,
    brand,
    emoji: emojiOf(name, ai),
    category,
    source,
    per100: { calories, protein, carbs, fat, sugar, fiber, sodium },
    nutrients,
    portions,
    barcode,
  }
}

/** Converts a custom food. */
export function ofCustom(row: CustomRow, ai: Ai): PlainFood {
  const { id, name, brand, category, per100, portions, barcode } = row
  const emoji = emojiOf(name, ai)
  return {
    ref: `custom:${id}`,
    name,
    brand,
    emoji,
    category,
    source: 'custom',
    per100,
    nutrients: {},
    portions,
    barcode,
  }
}

/** Cached, since a search repeats the same names on every keystroke. */
function emojiOf(name: string, ai: Ai): string {
  const known = emojis.get(name)
  if (known !== undefined) return known
  const { emoji } = ai.foodEmoji(name)
  if (emojis.size > 20_000) emojis.clear()
  emojis.set(name, emoji)
  return emoji
}

function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}
