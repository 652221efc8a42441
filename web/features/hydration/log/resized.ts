import { drinkFigureNames } from '#contract/hydration/drinks.ts'
import type { DrinkAnalysis } from '#contract/hydration/hydration.ts'

/** The drink at another volume, its contents in proportion. */
export function resized(drink: DrinkAnalysis, volume: number): DrinkAnalysis {
  const share = volume / drink.volume
  const figures = drinkFigureNames.map((name) => [name, Math.round(drink[name] * share * 10) / 10])
  return { ...drink, ...Object.fromEntries(figures), volume }
}
