import { capitalised } from '../measures/capitalised.ts'
import { rounded } from '../measures/rounded.ts'

/** Drink types of the screens; a log may name another. */
export const drinkTypes = [
  'water',
  'coffee',
  'tea',
  'juice',
  'soda',
  'sports_drink',
  'energy_drink',
  'milk',
  'alcohol',
  'other',
] as const
export type DrinkType = (typeof drinkTypes)[number]

/** Share of a drink's volume that counts as water, 0 to 1, on the scale of the specified presets. */
export const hydrationOf: Record<DrinkType, number> = {
  water: 1,
  coffee: 0.8,
  tea: 0.9,
  juice: 0.9,
  soda: 0.7,
  sports_drink: 1,
  energy_drink: 0.7,
  milk: 0.9,
  alcohol: 0,
  other: 0.9,
}

/** A drink's water in ml, of its volume in ml and the share of it that counts, 0 to 1. */
export function waterOf(drink: { volume: number; hydrationValue: number | string }): number {
  return rounded(drink.volume * Number(drink.hydrationValue), 2)
}

export const temperatures = ['iced', 'cold', 'room_temp', 'warm', 'hot'] as const

/** Figures of a drink besides water: kilocalories, grams, and milligrams of caffeine. */
export type DrinkFigures = {
  calories: number
  sugar: number
  caffeine: number
  protein: number
  carbs: number
  fat: number
}
export const drinkFigureNames = ['calories', 'sugar', 'caffeine', 'protein', 'carbs', 'fat'] as const

export type QuickDrink = DrinkFigures & {
  id: string
  name: string
  emoji: string
  drinkType: DrinkType
  /** Millilitres. */
  volume: number
  hydrationValue: number
}

const none = { calories: 0, sugar: 0, caffeine: 0, protein: 0, carbs: 0, fat: 0 }

/** One-tap drinks. Volume, calories and hydration value are specified; the rest comes from the food table. */
export const quickDrinks: readonly QuickDrink[] = [
  { ...none, id: 'water', name: 'Water', emoji: '💧', drinkType: 'water', volume: 240, hydrationValue: 1 },
  {
    ...none,
    id: 'black_coffee',
    name: 'Black Coffee',
    emoji: '☕',
    drinkType: 'coffee',
    volume: 240,
    calories: 2,
    hydrationValue: 0.8,
    caffeine: 96,
    protein: 0.3,
  },
  {
    ...none,
    id: 'green_tea',
    name: 'Green Tea',
    emoji: '🍵',
    drinkType: 'tea',
    volume: 240,
    hydrationValue: 0.9,
    caffeine: 29,
    protein: 0.5,
  },
  {
    ...none,
    id: 'orange_juice',
    name: 'Orange Juice',
    emoji: '🍊',
    drinkType: 'juice',
    volume: 240,
    calories: 110,
    hydrationValue: 0.9,
    sugar: 20.9,
    protein: 1.7,
    carbs: 25.9,
    fat: 0.5,
  },
  {
    ...none,
    id: 'cola',
    name: 'Cola',
    emoji: '🥤',
    drinkType: 'soda',
    volume: 355,
    calories: 140,
    hydrationValue: 0.7,
    sugar: 36.7,
    caffeine: 34,
    carbs: 38.2,
    fat: 0.9,
  },
  {
    ...none,
    id: 'sports_drink',
    name: 'Sports Drink',
    emoji: '🏃',
    drinkType: 'sports_drink',
    volume: 355,
    calories: 80,
    hydrationValue: 1,
    sugar: 19.2,
    carbs: 23.5,
  },
  {
    ...none,
    id: 'milk',
    name: 'Milk',
    emoji: '🥛',
    drinkType: 'milk',
    volume: 240,
    calories: 150,
    hydrationValue: 0.9,
    sugar: 12.5,
    protein: 7.8,
    carbs: 12.5,
    fat: 8,
  },
  {
    ...none,
    id: 'beer',
    name: 'Beer',
    emoji: '🍺',
    drinkType: 'alcohol',
    volume: 355,
    calories: 150,
    hydrationValue: 0,
    protein: 1.6,
    carbs: 12.7,
  },
]

/** The preset named by a log: "Black Coffee", "black coffee", "black_coffee"; for a bare type only if it is one. */
export function quickDrinkNamed(drinkType: string, customName?: string | null): QuickDrink | undefined {
  const id = slug(customName || drinkType)
  return quickDrinks.find((drink) => drink.id === id && (!customName || fits(drink, drinkType)))
}

function fits(drink: QuickDrink, drinkType: string): boolean {
  return slug(drinkType) === drink.drinkType || slug(drinkType) === drink.id
}

function slug(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_')
}

/** Emoji of a drink type; a cup for an unknown one. */
export function drinkEmoji(drinkType: string, customName?: string | null): string {
  const emojis: Record<DrinkType, string> = {
    water: '💧',
    coffee: '☕',
    tea: '🍵',
    juice: '🧃',
    soda: '🥤',
    sports_drink: '🏃',
    energy_drink: '⚡',
    milk: '🥛',
    alcohol: '🍺',
    other: '🥤',
  }
  const own = quickDrinkNamed(drinkType, customName)?.emoji
  return own ?? (Object.hasOwn(emojis, drinkType) ? emojis[drinkType as DrinkType] : emojis.other)
}

/** Display name of a drink: its own, otherwise its type's ("Sports drink"). */
export function drinkName({
  drinkType,
  customName,
}: {
  drinkType: string
  customName: string | null
}): string {
  if (customName) return customName
  const preset = quickDrinkNamed(drinkType)
  if (preset) return preset.name
  return capitalised(drinkType.replaceAll('_', ' '))
}
