import type { Food } from './food.ts'

type Base = 'sandwich' | 'hot drink' | 'bread' | 'pancake' | 'cereal' | 'salad' | 'potato' | 'fries'

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
  ['hot drink', /\b(coffee|tea|espresso|americano|chai|matcha)\b/],
]

/** Usual grams of an addition without a stated amount; for bread and hot drinks per slice or cup. */
const usual: readonly [RegExp, Partial<Record<Base, number>>][] = [
  [/\bpeanut butter|almond butter|nut butter|hazelnut\b/, { bread: 16, pancake: 16, cereal: 16 }],
  [/\bcream cheese\b/, { bread: 15 }],
  [/\bsour cream\b/, { potato: 24 }],
  [/\b(butter|margarine|spread)\b/, { bread: 5, pancake: 5, potato: 10, cereal: 5 }],
  [/\b(jam|jelly|marmalade|preserve)s?\b/, { bread: 15, pancake: 20 }],
  [/\bsyrup\b/, { pancake: 30, cereal: 20, 'hot drink': 15 }],
  [/\bhoney\b/, { bread: 10, pancake: 20, cereal: 14, 'hot drink': 7 }],
  [/\bsugar|sweetener\b/, { 'hot drink': 4.2, cereal: 4.2, pancake: 4.2 }],
  [/\b(creamer|cream|half and half)\b/, { 'hot drink': 15, cereal: 30, pancake: 15 }],
  [/\bmilk\b/, { 'hot drink': 30, cereal: 122 }],
  [/\blemon\b/, { 'hot drink': 5 }],
  [/\b(dressing|vinaigrette)\b/, { salad: 30 }],
  [/\b(olive oil|oil)\b/, { salad: 13.5, bread: 5 }],
  [/\b(mayonnaise|aioli)\b/, { bread: 14, fries: 14, potato: 14 }],
  [/\b(ketchup|mustard|barbecue sauce|bbq sauce)\b/, { bread: 10, fries: 17 }],
]

/** Grams of an addition without a stated amount; undefined when nothing is usual. */
export function usualAddition(added: Food, base: Food, baseGrams: number): number | undefined {
  if (base === added) return undefined
  const kind = bases.find(([, names]) => names.test(base.name))?.[0]
  const grams = kind && usual.find(([names]) => names.test(added.name))?.[1][kind]
  if (kind === undefined || grams === undefined) return topping(added, base, kind, baseGrams)
  const one =
    base.portions.get('slice') ?? base.portions.get('piece') ?? base.portions.get('cup') ?? baseGrams
  const pieces =
    kind === 'bread' || kind === 'pancake' ? baseGrams / one : kind === 'hot drink' ? drinks(baseGrams) : 1
  // Both halves of a bagel are spread.
  return grams * pieces * (kind === 'bread' && /\bbagel\b/.test(base.name) ? 2 : 1)
}

/** Grams of one layer in a sandwich, burger or wrap. */
const layers: readonly [RegExp, number][] = [
  [/\b(lettuce|spinach|arugula|sprouts)$/, 15],
  [/\btomato$/, 30],
  [/\b(onion|pickle|cucumber|jalapeno)$/, 15],
  [/\b(ketchup|mustard|mayonnaise|barbecue sauce)$/, 10],
  [/\bcheese$/, 21],
  [/\bavocado$/, 30],
]

/** Fruit on yogurt or cake is half a cup, nuts on cereal half a handful. Meat on a salad: 3 oz. */
function topping(added: Food, base: Food, kind: Base | undefined, baseGrams: number): number | undefined {
  const serving = added.portions.get('serving') ?? 0
  const topped =
    base.category === 'dairy' || base.category === 'snack' || kind === 'cereal' || kind === 'pancake'
  const nuts = added.contains.has('tree_nut') || added.contains.has('peanut')
  if (topped && added.category === 'fruit' && serving <= 160) return Math.min(serving, 75)
  if (topped && nuts && serving <= 40) return serving / 2
  if (kind === 'sandwich' || /\b(bun|bread roll|baguette)$/.test(base.name)) {
    const layer = layers.find(([names]) => names.test(added.name))?.[1]
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
      usual.some(([names]) => names.test(food.name) && !/\bmilkshake|chocolate| with \b/.test(food.name)))
  )
}
