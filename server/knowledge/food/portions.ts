import type { Quantity } from '../language/quantity.ts'
import type { Token } from '../language/token.ts'
import { householdUnit, ounce, unitOf } from '../language/units.ts'
import type { Food } from './food.ts'
import { stem } from './food-words.ts'
import { sizeCalled } from './sizes.ts'

const fluidOunce = 29.57

/** Grams of an amount and their confidence (0 to 1). `guessed` without a stated amount. */
export type Weighed = { grams: number; sureness: number; guessed: boolean }

/** Weighs an amount of a food; undefined for an inapplicable unit. */
export function weigh(
  food: Food,
  quantity: Quantity | undefined,
  words: readonly Token[],
): Weighed | undefined {
  if (!quantity) return { grams: usualServing(food, words), sureness: 0.72, guessed: true }
  const whole = words.some(({ text }) => text === 'whole')
  const { grams, millilitres, count } = quantity
  // "Thin" of a thin crust pizza is no size of its slice.
  const sizes = quantity.sizes.filter((size) => !food.name.split(' ').includes(size))
  // "A whole 14 inch pizza".
  const unit = quantity.unit === 'whole' && quantity.inches !== undefined ? undefined : quantity.unit
  const times = count ?? 1
  if (grams !== undefined && quantity.ounces && isDrink(food))
    return ofVolume(food, (grams * times * fluidOunce) / ounce, quantity)
  if (grams !== undefined)
    return { grams: grams * times * piecesOf(food, quantity), sureness: 1, guessed: false }
  if (millilitres !== undefined) {
    const all = ofVolume(food, millilitres * times, quantity)
    return { ...all, grams: all.grams * piecesOf(food, { ...quantity, grams: all.grams }) }
  }
  if (unit !== undefined) {
    const one = ofUnit(food, unit, sizes)
    return one && { grams: one.grams * times, sureness: one.sureness, guessed: false }
  }
  const one = ofCount(food, { ...quantity, sizes }, whole, namedUnit(food, words, times))
  if (isGrams(one.grams, times) && !isCounted(food, words, times))
    return { grams: times, sureness: 0.7, guessed: false }
  return {
    grams: one.grams * times,
    sureness: one.sureness,
    guessed: count === undefined && sizes.length === 0,
  }
}

/** The unit that ends a food's name ("candy bar"); of many rolls that are cut the pieces are meant: "6 california rolls". */
function namedUnit({ portions }: Food, words: readonly Token[], count: number): number | undefined {
  const named = portions.get(words.at(-1)?.stem ?? '')
  const piece = portions.get('piece')
  const isCut = named !== undefined && piece !== undefined && named >= mostCut * piece
  return isCut && count >= mostCut ? piece : named
}

/** Pieces of a whole that is cut, and wholes that nobody eats alone. */
const mostCut = 4

/** "150 chicken, 200 rice": implausible counts are grams. */
function isGrams(one: number, count: number) {
  return count >= 40 && count % 5 === 0 && one * count > 1500
}

/** A plural of what comes in pieces, below a hundred: "50 eggs". */
function isCounted({ portions }: Food, words: readonly Token[], count: number) {
  const last = words.at(-1)?.text ?? ''
  return count < 100 && portions.has('piece') && stem(last) !== last
}

/** "3 corn tortillas (26 g)": a weight near that of one piece is per piece. */
function piecesOf({ portions }: Food, { pieces = 1, grams = 0, unit = 'piece' }: Quantity): number {
  const one = pieces < 2 || unit === 'leaf' ? undefined : (portions.get(unit) ?? portions.get('piece'))
  const least = pieces < 3 ? 0.7 : 0.5
  return one !== undefined && grams > least * one && grams < 1.25 * one ? pieces : 1
}

/** "12 oz cola", "8 oz milk". */
function isDrink({ name, category }: Food) {
  return category === 'beverage' || /\bmilk$/.test(name)
}

/** A serving; two when a plural is named and a serving is one piece: "eggs". */
function usualServing({ portions, category }: Food, words: readonly Token[]) {
  const serving = portions.get('serving') ?? 100
  const joint = words.findIndex(({ text }) => text === 'with' || text === 'and' || text === 'on')
  const last = words.at(joint < 1 ? -1 : joint - 1)?.text ?? ''
  const several =
    /[^s]s$/.test(last) && stem(last) !== last && !unitOf(last) && portions.get('piece') === serving
  return several && category !== 'vegetable' && serving !== portions.get('slice') ? 2 * serving : serving
}

function ofVolume(food: Food, millilitres: number, { unit }: Quantity): Weighed {
  const portion = unit === 'pint' || unit === 'shot' ? food.portions.get(unit) : undefined
  const usual = unit === 'pint' ? 473 : 44
  if (portion !== undefined) return { grams: (portion * millilitres) / usual, sureness: 1, guessed: false }
  const density = densityOf(food)
  return { grams: millilitres * (density ?? 0.7), sureness: density === undefined ? 0.7 : 1, guessed: false }
}

function densityOf(food: Food) {
  return food.gramsPerMillilitre ?? (food.category === 'beverage' ? 1 : undefined)
}

function ofUnit(
  food: Food,
  unit: string,
  sizes: readonly string[],
): { grams: number; sureness: number } | undefined {
  const size = sizes[0]
  const factor = sizeCalled(size)?.factor ?? 1
  const names = householdUnit(unit)?.instead ?? [unit]
  const sized = size !== undefined && unit !== 'glass' ? sizedUnit(food, size, unit, names) : undefined
  if (sized !== undefined) return { grams: sized, sureness: 0.97 }
  for (const name of names) {
    const grams = name === 'whole' ? entire(food) : food.portions.get(name)
    if (grams !== undefined) return { grams: grams * factor, sureness: name === unit ? 0.97 : 0.88 }
  }
  if (unit === 'bowl') return { grams: bowl(food) * factor, sureness: 0.75 }
  if (unit === 'serving') return { grams: (food.portions.get('serving') ?? 100) * factor, sureness: 0.85 }
  return ofHousehold(food, unit, size, factor)
}

/** "A small bag", "a large slice": of what is sold whole and by the slice a size is that of the whole. */
function sizedUnit({ portions }: Food, size: string, unit: string, names: readonly string[]) {
  const name = names.find((name) => portions.has(`${size} ${name}`))
  if (name !== undefined) return portions.get(`${size} ${name}`)
  const isPart = unit === 'slice' || unit === 'piece'
  return isPart && !portions.has('whole') ? portions.get(size) : undefined
}

function bowl(food: Food) {
  const cup = food.portions.get('cup')
  const serving = food.portions.get('serving') ?? 100
  return cup === undefined ? serving * 1.2 : Math.max(cup * 1.5, serving)
}

function ofHousehold(food: Food, unit: string, size: string | undefined, factor: number) {
  const density = densityOf(food)
  const usual = householdUnit(unit)
  const glass = unit === 'glass' ? sizeCalled(size)?.glassMillilitres : undefined
  const volume = glass ?? (usual?.usualMillilitres ?? Number.NaN) * factor
  if (unit === 'spoon' && food.portions.has('tbsp'))
    return { grams: food.portions.get('tbsp')! * factor, sureness: 0.8 }
  if (unit === 'tbsp' && food.portions.has('tsp'))
    return { grams: food.portions.get('tsp')! * 3 * factor, sureness: 0.95 }
  if (density !== undefined && Number.isFinite(volume)) return { grams: volume * density, sureness: 0.95 }
  const cup = food.portions.get('cup')
  if (unit === 'katori' && cup !== undefined) return { grams: (cup * volume) / 240, sureness: 0.9 }
  const grams = usual?.usualGrams
  if (grams !== undefined) return { grams: grams * factor, sureness: 0.75 }
  if (volume < 300) return { grams: volume * 0.6, sureness: 0.6 }
  if (unit === 'slice' && (food.category === 'protein' || food.category === 'dairy'))
    return { grams: 28 * factor, sureness: 0.7 }
  return usual?.isServing
    ? { grams: (food.portions.get('serving') ?? 100) * factor, sureness: 0.6 }
    : undefined
}

/** "2 eggs", "a large coffee", "half an avocado", "a whole pizza"; `named` grams of the unit that ends the name: "candy bar". */
function ofCount(
  food: Food,
  { sizes, share, count, inches }: Quantity,
  whole: boolean,
  named: number | undefined,
): { grams: number; sureness: number } {
  const { portions } = food
  const piece = named ?? portions.get('piece') ?? portions.get('medium')
  const all = entire(food)
  if (inches !== undefined && piece !== undefined)
    return { grams: piece * ofInches(food, inches), sureness: 0.9 }
  if (all !== undefined && (whole || share)) return { grams: all, sureness: 0.95 }
  if (share && count === 0.5 && portions.has('half'))
    return { grams: portions.get('half')! * 2, sureness: 0.95 }
  for (const size of sizes) {
    const grams = portions.get(size)
    if (grams !== undefined) return { grams, sureness: 0.97 }
    const { factor = 1, cafeMillilitres, glassMillilitres } = sizeCalled(size) ?? {}
    const drink = food.category === 'beverage' ? (cafeMillilitres ?? glassMillilitres) : undefined
    if (drink !== undefined && piece === undefined)
      return { grams: drink * (densityOf(food) ?? 1), sureness: 0.85 }
    return { grams: (piece ?? portions.get('serving') ?? 100) * factor, sureness: 0.85 }
  }
  if (all !== undefined && piece !== undefined && piece === portions.get('slice')) {
    return { grams: all, sureness: 0.65 }
  }
  if (piece !== undefined) return { grams: piece, sureness: 0.98 }
  return { grams: portions.get('serving') ?? 100, sureness: 0.8 }
}

/** Grams of a whole one: of what is sold by the slice, such as a pizza, the small size that one person orders. */
function entire({ portions }: Food): number | undefined {
  const all = portions.get('whole')
  const isSliced = all !== undefined && portions.get('piece') === portions.get('slice')
  return isSliced ? (portions.get('small') ?? all) : all
}

/** A six-inch sub is one piece; a whole pizza of the table is 14 inches, or 12 when not sold by the slice. */
function ofInches({ portions }: Food, inches: number) {
  if (portions.has('footlong')) return inches / 6
  const all = portions.get('whole')
  if (all === undefined) return 1
  const piece = portions.get('piece') ?? all
  return (all / piece) * (inches / (piece === all ? 12 : 14)) ** 2
}
