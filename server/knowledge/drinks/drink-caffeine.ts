import type { Food } from '../food/food.ts'
import { recipeSource } from '../food/recipe-source.ts'

/**
 * Milligrams of caffeine in 100 g, by the reference's row numbers. Estimates, since the reference has no caffeine:
 * brewed coffee, espresso, black and green tea and instant coffee were compared with a published list, the rest are
 * unverified usual values. `label` marks kinds whose packaging states one.
 */
const perRow: Readonly<Record<string, number>> = {
  '14209': 40, // brewed coffee
  '14210': 212, // espresso
  '14201': 1, // decaffeinated coffee
  '14214': 3142, // instant coffee powder
  '14215': 26, // instant coffee
  '14179': 33, // label: bottled coffee drink
  '14355': 20, // brewed black tea
  '14278': 12, // brewed green tea
  '14185': 16, // oolong
  '14137': 5, // label: lemon iced tea
  '14207': 5, // label: diet iced tea
  '14247': 10, // label: unsweetened iced tea
  '14281': 8, // label: sweet tea
  '14188': 6, // label: sweetened green tea
  '14148': 9.2, // label: cola
  '14416': 12, // diet cola
  '14153': 11, // label: pepper-type
  '14079': 15, // label: citrus soda with caffeine
  '14154': 31, // label: energy drink, 32 mg in 100 ml
  '14627': 33, // label: energy drink, 34 mg in 100 ml
  '14061': 32, // label: energy drink without sugar
  '01102': 2, // chocolate milk
  '01104': 2,
  '01105': 2, // hot cocoa
  '01110': 2,
  '14181': 6, // chocolate syrup
  '14194': 2,
  '14316': 2,
  '14054': 2,
  '14092': 2,
  '16168': 2,
  '14414': 26, // coffee liqueur
  '14415': 7,
}

/** Estimated milligrams in 100 g for drinks without a row of their own. */
const perName: Readonly<Record<string, number>> = {
  'oat milk latte': 36,
  'matcha latte': 20,
  'yerba mate': 35,
  kombucha: 6,
  'pre-workout drink': 60,
}

/** Milligrams of caffeine in 100 g of a food, from its row or its recipe's parts; 0 when unknown. */
export function caffeinePer100({ name, source }: Food): number {
  const known = perName[name]
  if (known !== undefined) return known
  const recipe = recipeSource(source)
  if (!recipe) return caffeineOf(source)
  const milligrams = recipe.parts.reduce((sum, part) => sum + (part.grams / 100) * caffeineOf(part.source), 0)
  return (milligrams / recipe.weight) * 100
}

const caffeineOf = (source: string) => perRow[source.replace('SR28 ', '')] ?? 0
