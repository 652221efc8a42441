import type { Token } from '../../language/token.ts'
import { foodsOf } from '../foods/meant-foods.ts'
import type { Context, Found, Meal, Mention, Named, SharedRecipe } from '../types.ts'
import { joinCompounds, knownWithin, withoutWildGuesses } from './guesses.ts'

const leastOfForeign = 0.8

/** Finds the foods of every mention, once. */
export function resolve(meal: Meal, context: Context): Meal {
  const mentions = joinCompounds(meal.mentions)
  const measured = mentions.some(({ words, quantity }) => words.length > 0 && quantity?.stated)
  const foods = mentions.flatMap((mention) =>
    eachAlone(withPart(mention, meal.recipes), foodsNamed(mention, measured, meal, context)),
  )
  return { ...meal, mentions, foods }
}

/** A mention with the part of it that was eaten. */
function withPart(mention: Mention, recipes: readonly SharedRecipe[]): Mention {
  const recipe = recipes.find(({ start, end }) => mention.start >= start && mention.start < end)
  return recipe ? { ...mention, part: recipe.part } : mention
}

function foodsNamed(mention: Mention, measured: boolean, { text, foreign }: Meal, { otherFood }: Context): Found[] {
  const named = withoutWildGuesses(foodsOf(mention), mention, measured)
  const known = named.length > 0 ? named : knownWithin(mention)
  const sure = known.length > 1 || (known[0]?.match.sureness ?? 0) >= 0.9
  const { words } = mention
  const first = words[0]
  const food = sure || !first ? undefined : otherFood?.(text.slice(first.start, words.at(-1)!.end))
  if (food) return [{ match: { food, sureness: 0.9, left: 0 }, words }]
  // Of words in another language a name of ours that is among them says little.
  return foreign ? known.filter(({ match }) => match.sureness >= leastOfForeign) : known
}

/** "Cottage pie 5% mince 150 g": of several foods in a row an amount behind them is that of the last. */
function eachAlone(mention: Mention, foods: readonly Found[]): Named[] {
  const { words, quantity, start, end } = mention
  const last = words.at(-1)
  const behind = last && words.every((word) => word.start >= start) && last.end < end && isFirst(words, start)
  const weighed = quantity?.grams !== undefined || quantity?.millilitres !== undefined
  if (foods.length < 2 || !behind || !weighed) return [{ mention, foods: [...foods] }]
  const final = foods.at(-1)!
  const from = words.indexOf(final.words[0]!)
  const percent = from > 0 && words[from - 1]!.text.endsWith('%') ? from - 1 : from
  if (from < 1) return [{ mention, foods: [...foods] }]
  const { quantity: _, ...unmeasured } = mention
  const later = words.slice(0, percent).filter((word) => word.start > last.end)
  const first = words.slice(0, percent).filter((word) => word.start < last.end)
  if (first.length === 0) return [{ mention, foods: [...foods] }]
  const measured: Mention = {
    ...mention,
    words: [...later, ...words.slice(percent)],
    start: words[percent]!.start,
  }
  return [
    { mention: { ...unmeasured, words: first, end: first.at(-1)!.end }, foods: foods.slice(0, -1) },
    { mention: measured, foods: foodsOf(measured) },
  ]
}

function isFirst(words: readonly Token[], start: number) {
  return words.some((word) => word.start === start)
}
