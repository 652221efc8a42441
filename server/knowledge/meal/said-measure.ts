import { type Portion as Measure, most } from '#contract/nutrition/nutrition.ts'
import { isSpooned } from '../food/additions.ts'
import { glue } from '../food/food-words.ts'
import { ounce, unitOf } from '../language/units.ts'
import type { ReadItem } from './types.ts'

/** Share by which the weight of one may differ from the row's own portion. */
const tolerance = 0.01

/** The measure that an amount was said in, "1 cup", with the weight of one; undefined for grams and for no amount. */
export function saidMeasure(item: ReadItem): Measure | undefined {
  const said = item.amountStated ? countIn(item) : undefined
  const grams = said ? Math.round((item.grams / said.count) * 100) / 100 : 0
  return said && grams > 0 && grams <= most.amount ? { label: `1 ${said.unit}`, grams } : undefined
}

/** How many of which unit were said. */
function countIn({ quantity, food, grams }: ReadItem): { count: number; unit: string } | undefined {
  if (!quantity) return undefined
  const { count = 1, millilitres, unit, sizes, pieces, ounces } = quantity
  if (quantity.grams !== undefined) {
    if (!ounces || pieces !== undefined) return undefined
    return { count: (quantity.grams * count) / ounce, unit: food.category === 'beverage' ? 'fl oz' : 'oz' }
  }
  if (millilitres !== undefined) {
    const one = unitOf(unit ?? 'ml')
    const volume = one?.kind === 'millilitres' ? one.millilitres : 1
    return pieces === undefined
      ? { count: (millilitres * count) / volume, unit: unit === 'floz' ? 'fl oz' : (unit ?? 'ml') }
      : undefined
  }
  const size = sizes.find((one) => !food.name.split(' ').includes(one))
  if (unit !== undefined) return { count, unit: [size, unit].filter(Boolean).join(' ') }
  if (size !== undefined) return { count, unit: size }
  if (isSpooned(food)) return { count, unit: 'tsp' }
  const isPiece = ['piece', 'medium', 'whole', 'half'].some((name) => {
    const one = (food.portions.get(name) ?? 0) * (name === 'half' ? 2 : 1)
    return one > 0 && Math.abs(grams / count / one - 1) < tolerance
  })
  if (isPiece) return { count, unit: pieceOf(food.name) }
  return Math.abs(grams / count / (food.portions.get('serving') ?? 100) - 1) < tolerance
    ? { count, unit: 'serving' }
    : undefined
}

/** What one of a food is called: "egg", "potato chip", the "latte" of an oat milk latte; of a long name a piece. */
function pieceOf(name: string): string {
  const words = name.split(' ')
  if (!/^[a-z- ]+$/.test(name) || words.some((word) => glue.has(word))) return 'piece'
  return words.length < 3 ? name : words.at(-1)!
}
