import { hydrationOf, type temperatures } from '#contract/hydration/drinks.ts'
import { type DrinkAnalysis, mostOfADrink } from '#contract/hydration/hydration.ts'
import { capitalised } from '#contract/measures/capitalised.ts'
import { cutText } from '#contract/measures/cut-text.ts'
import { readMeal } from '../meal/read-meal.ts'
import type { ReadItem } from '../meal/types.ts'
import { words } from '../words.ts'
import { caffeinePer100 } from './drink-caffeine.ts'
import { drinkKindOf, isDrink } from './drink-kind.ts'

export type KnowledgeDrink = Omit<DrinkAnalysis, 'source'>

/**
 * Reads the description of a drink; additions (sugar, lemon) count, food beside it does not. Undefined without a
 * known drink, or above the bounds of a drink.
 */
export function describeDrink(details: string): KnowledgeDrink | undefined {
  const { items, notUnderstood } = readMeal(details)
  const drinks = items.filter((item) => isDrink(item.food))
  const main = drinks.toSorted((one, other) => volumeOf(other) - volumeOf(one))[0]
  if (!main) return undefined
  const added = items.filter((item) => !isDrink(item.food) && isStirredIn(item))
  const beside = items.filter((item) => !isDrink(item.food) && !isStirredIn(item))
  const counted = [...drinks, ...added]
  const sum = (of: (item: ReadItem) => number | null) =>
    counted.reduce((total, item) => total + (of(item) ?? 0), 0)
  const volume = Math.round(drinks.reduce((total, item) => total + volumeOf(item), 0))
  const water = drinks.reduce((total, item) => total + volumeOf(item) * hydrationOf[kindOf(item)], 0)
  const figures = {
    calories: Math.round(sum((item) => item.calories)),
    caffeine: Math.round(sum((item) => (caffeinePer100(item.food) * item.grams) / 100)),
    sugar: tenths(sum((item) => item.sugar)),
    protein: tenths(sum((item) => item.protein)),
    carbs: tenths(sum((item) => item.carbs)),
    fat: tenths(sum((item) => item.fat)),
  }
  const possible = Object.entries(figures).every(
    ([name, figure]) => figure <= mostOfADrink[name as keyof typeof figures],
  )
  if (volume < 1 || volume > mostOfADrink.volume || !possible) return undefined
  return {
    drinkType: kindOf(main),
    customName: title(main, drinks, added),
    emoji: main.emoji,
    volume,
    ...figures,
    hydrationValue: String(Math.round((water / volume) * 100) / 100),
    temperature: temperatureOf(details),
    confidence: confidenceOf(counted, notUnderstood.length),
    analysis: analysis(drinks),
    notUnderstood: [...notUnderstood, ...beside.map((item) => item.name)].slice(0, 40),
  }
}

function volumeOf({ food, grams }: ReadItem): number {
  return grams / (food.gramsPerMillilitre ?? 1)
}

function kindOf({ food }: ReadItem) {
  return drinkKindOf(food.name, food.contains.has('alcohol'))
}

/** Spoons and splashes: sugar, honey, lemon, cream, ice cubes; a banana beside the coffee is food. */
function isStirredIn({ food, grams }: ReadItem): boolean {
  return (
    grams <= 60 &&
    (food.category === 'general' || /\b(cream|creamer|half and half|lemon|lime)\b/.test(food.name))
  )
}

function temperatureOf(details: string): (typeof temperatures)[number] {
  if (/\biced\b|\bice cold\b|\bon the rocks\b|\bfrozen\b/i.test(details)) return 'iced'
  if (/\bhot\b/i.test(details)) return 'hot'
  if (/\b(cold|chilled)\b/i.test(details)) return 'cold'
  return /\bwarm\b/i.test(details) ? 'warm' : 'room_temp'
}

/** Percent: the mean by volume, reduced for every part not understood. */
function confidenceOf(items: readonly ReadItem[], notUnderstood: number): number {
  const grams = items.reduce((total, item) => total + item.grams, 0)
  const mean = items.reduce((total, item) => total + item.confidence * item.grams, 0) / grams
  const understood = items.length / (items.length + notUnderstood)
  return Math.round(mean * (0.4 + 0.6 * understood) * 100)
}

/** Largest share of milk that is part of the coffee, not a drink beside it. */
const splash = 0.25

function title(main: ReadItem, drinks: readonly ReadItem[], added: readonly ReadItem[]): string {
  const isSplash = (item: ReadItem) => volumeOf(item) < volumeOf(main) * splash
  const names = (items: readonly ReadItem[]) =>
    words.list([...new Set(items.map((item) => item.food.name))].slice(0, 3))
  const text = names(drinks.filter((item) => !isSplash(item)))
  const stirred = [...drinks.filter(isSplash), ...added]
  return cutText(capitalised(stirred.length > 0 ? words.drinkWith(text, names(stirred)) : text), 120)
}

function analysis(drinks: readonly ReadItem[]): string {
  const guessed = drinks.filter((item) => !item.amountStated).map((item) => item.food.name)
  const counted = words.drinkCounted
  return guessed.length > 0
    ? `${counted} ${words.guessed(words.list([...new Set(guessed)].slice(0, 6)))}`
    : counted
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10
}
