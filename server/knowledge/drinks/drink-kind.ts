import type { DrinkType } from '#contract/hydration/drinks.ts'
import type { Food } from '../food/food.ts'

/** The first match decides: a latte with almond milk is coffee, tonic water a soda. */
const kinds: readonly [DrinkType, RegExp][] = [
  ['sports_drink', /\b(sports drink|powerade|electrolyte|coconut water|isotonic)\b/],
  ['energy_drink', /\b(energy drink|pre-workout)\b/],
  ['tea', /\b(tea|chai|matcha|mate|kombucha|arnold palmer)\b/],
  [
    'coffee',
    /\b(coffee|cafe|espresso|latte|cappuccino|macchiato|mocha|americano|flat white|cortado|frappuccino)\b/,
  ],
  [
    'milk',
    /\b(milk|buttermilk|milkshake|shake|malted|chocolate|cocoa|lassi|ayran|kefir|horchata|eggnog|atole|yogurt|probiotic)\b/,
  ],
  [
    'soda',
    /\b(cola|soda|ginger ale|ginger beer|root beer|dr pepper|tonic|slushie|malt drink|soft drink)\b(?<!club soda)/,
  ],
  ['water', /\b(water|club soda)\b/],
  [
    'juice',
    /\b(juice|nectar|smoothie|lemonade|limeade|punch|squash|spritzer|orange drink|grape drink|aloe vera)\b/,
  ],
]

/** The kind of a drink's name; `other` without a match. */
export function drinkKindOf(name: string, isAlcoholic: boolean): DrinkType {
  if (isAlcoholic) return 'alcohol'
  const text = name.toLowerCase()
  return kinds.find(([, words]) => words.test(text))?.[0] ?? 'other'
}

const dairyDrinks = /\b(milk|buttermilk|kefir)\b/
const noDrinks = /\b(powder|powdered|evaporated|condensed|greek yogurt)\b|(?<!with )\bcreamer\b/

/** Whether a row of the food table is a drink and has a volume. */
export function isDrink({ name, category, gramsPerMillilitre: density }: Food): boolean {
  if (density === undefined || density < 0.85 || density > 1.2 || noDrinks.test(name)) return false
  return category === 'beverage' || (category === 'dairy' && dairyDrinks.test(name))
}
