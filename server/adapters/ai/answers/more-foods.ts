import { cutText } from '#contract/measures/cut-text.ts'
import type { Food } from '#server/knowledge/food/food.ts'
import type { TableFood } from '#server/knowledge/food/table-food.ts'

/** Looks up words that the built-in table does not know. */
export type OtherFood = (name: string) => Food | undefined

/** Converts a food of the imported table to a row of the built-in one. */
export function asRow({ ref, name, emoji, category, per100, portions }: TableFood): Food {
  const units = portions.flatMap(({ label, grams }): [string, number][] => {
    const [, count, unit] = /^(\d+(?:\.\d+)?) ([\p{L}]+)/u.exec(label) ?? []
    return unit ? [[unit.toLowerCase().replace(/s$/, ''), grams / Number(count)]] : []
  })
  return {
    ref,
    name: cutText(name, 120),
    aliases: [],
    category,
    emoji,
    per100,
    portions: new Map([...units, ['serving', portions[0]?.grams ?? 100]]),
    contains: new Set(),
    source: 'imported',
  }
}
