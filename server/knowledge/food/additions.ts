import { listIn, numberIn } from '../data/cells.ts'
import { parseTable, readText } from '../data/read-table.ts'
import type { Food } from './food.ts'

/** What has usual additions; a sandwich has layers instead. */
const spreadBases = ['bread', 'pancake', 'cereal', 'salad', 'potato', 'fries', 'hot_drink'] as const
type Base = (typeof spreadBases)[number] | 'sandwich'

const bases: readonly [Base, RegExp][] = [
  ['cereal', /\b(cereal|oatmeal|oats?|porridge|granola|muesli|flakes|bran|shredded wheat|rice puffs?)\b/],
  ['pancake', /\b(pancake|waffle|crepe|french toast)\b/],
  [
    'bread',
    /\b(toast|bread|bagel|roll|muffin|croissant|crumpet|cracker|crispbread|bun|scone|tortilla|pita|biscuit|baguette)\b/,
  ],
  [
    'sandwich',
    /\b(sandwich|\w*burger|wrap|sub|taco|burrito|hot dog|blt|gyro|kebab|toastie|panini|quesadilla)(?! patty)\b/,
  ],
  ['salad', /\b(salad|lettuce|spinach|greens|arugula|kale)\b/],
  ['potato', /\bpotato\b/],
  ['fries', /\b(fries|wedges|nugget|tots|hash brown)\b/],
  ['hot_drink', /\b(coffee|tea|espresso|americano|chai|matcha)\b/],
]

/** Usual grams of an addition without a stated amount; for bread and hot drinks per slice or cup. */
const usual = parseTable(
  'foods/additions.csv',
  readText('foods/additions.csv'),
  ['words', ...spreadBases],
  ([words, ...grams]) => ({
    names: namesOf(words),
    grams: new Map<Base, number>(
      grams.flatMap((cell, at) => (cell === '' ? [] : [[spreadBases[at]!, numberIn(cell)] as const])),
    ),
  }),
)

/** Grams of an addition without a stated amount; undefined when nothing is usual. */
export function usualAddition(added: Food, base: Food, baseGrams: number): number | undefined {
  if (base === added) return undefined
  const kind = bases.find(([, names]) => names.test(base.name))?.[0]
  const grams = kind && usual.find(({ names }) => names.test(added.name))?.grams.get(kind)
  if (kind === undefined || grams === undefined) return topping(added, base, kind, baseGrams)
  const one =
    base.portions.get('slice') ?? base.portions.get('piece') ?? base.portions.get('cup') ?? baseGrams
  const pieces =
    kind === 'bread' || kind === 'pancake' ? baseGrams / one : kind === 'hot_drink' ? drinks(baseGrams) : 1
  // Both halves of a bagel are spread.
  return grams * pieces * (kind === 'bread' && /\bbagel\b/.test(base.name) ? 2 : 1)
}

/** Grams of one layer in a sandwich, burger or wrap, by the end of the food's name. */
const layers = parseTable(
  'foods/layers.csv',
  readText('foods/layers.csv'),
  ['words', 'grams'],
  ([words, grams]) => ({
    names: namesOf(words, '$'),
    grams: numberIn(grams),
  }),
)

/** Fruit on yogurt or cake is half a cup, nuts on cereal half a handful. Meat on a salad: 3 oz. */
function topping(added: Food, base: Food, kind: Base | undefined, baseGrams: number): number | undefined {
  const serving = added.portions.get('serving') ?? 0
  const topped =
    base.category === 'dairy' || base.category === 'snack' || kind === 'cereal' || kind === 'pancake'
  const nuts = added.contains.has('tree_nut') || added.contains.has('peanut')
  if (topped && added.category === 'fruit' && serving <= 160) return Math.min(serving, 75)
  if (topped && nuts && serving <= 40) return serving / 2
  if (kind === 'sandwich' || /\b(bun|bread roll|baguette)$/.test(base.name)) {
    const layer = layers.find(({ names }) => names.test(added.name))?.grams
    return (
      layer &&
      layer *
        Math.max(1, Math.round(base.portions.get('piece') ? baseGrams / base.portions.get('piece')! : 1))
    )
  }
  return kind === 'salad' && added.contains.has('meat') && serving > 85 ? 85 : undefined
}

/** One teaspoon of sugar in a cup of any size, two in two. */
function drinks(grams: number) {
  return Math.max(1, Math.round(grams / 300))
}

/** "Tea with 2 sugars": lumps and teaspoons. */
export function isSpooned(food: Food): boolean {
  return /\bsugar\b/.test(food.name) && food.category === 'general'
}

/** Whether a food is usually added to another. */
export function isCondiment(food: Food): boolean {
  return (
    food.category === 'general' ||
    (food.category !== 'main_dish' &&
      usual.some(({ names }) => names.test(food.name) && !/\bmilkshake|chocolate| with \b/.test(food.name)))
  )
}

/** Names with one of these words in them, or at their `end`. */
function namesOf(words: string, end = '\\b') {
  return new RegExp(`\\b(?:${listIn(words).join('|')})${end}`)
}
