import { drinkEmoji, hydrationOf } from '#contract/hydration/drinks.ts'
import { type DrinkAnalysis, mostOfADrink } from '#contract/hydration/hydration.ts'
import { capitalised } from '#contract/measures/capitalised.ts'
import { caffeinePer100 } from '#server/knowledge/drinks/drink-caffeine.ts'
import { drinkKindOf, isDrink } from '#server/knowledge/drinks/drink-kind.ts'
import { nutrientsOf } from '#server/knowledge/food/food.ts'
import type { KnownFood } from '#server/knowledge/food/known-food.ts'
import { cleanLine } from '#server/knowledge/language/clean-text.ts'
import { rounded } from '#server/knowledge/meal/describe.ts'
import { ImplausibleAnswer, ModelError } from '../model/model-error.ts'
import { words } from '../words.ts'
import type { DrinkAnswer } from './model-answers.ts'
import { settle, sureness } from './plausible.ts'

type About = { hasPhoto: boolean; hasDetails: boolean; knownFood: KnownFood }

/** Milligrams of caffeine in a millilitre: espresso has 2, energy shots up to 8. */
const mostCaffeine = 8
/** Grams of alcohol in 100 ml from which a drink is alcoholic: about 1.2 % by volume, the labelling limit. */
const alcoholic = 0.95

/**
 * Converts the model's answer to an analysis: drink and volume from the model, figures from the food table or
 * within bounds; the water share follows from the kind of drink.
 */
export function drinkFrom(answer: DrinkAnswer, { hasPhoto, hasDetails, knownFood }: About): DrinkAnalysis {
  const name = cleanLine(answer.name, 120)
  if (!answer.isDrink || name === '') throw new ModelError('no drink')
  const { millilitres: volume } = answer
  if (!(volume >= 1 && volume <= mostOfADrink.volume)) throw new ImplausibleAnswer('a drink without a volume')
  const food = knownFood(name)
  const known = food && isDrink(food) ? food : undefined
  const grams = volume * (known?.gramsPerMillilitre ?? 1)
  const settled = settle({ ...answer, grams })
  const { calories, protein, carbs, fat, sugar } = rounded(known ? nutrientsOf(known, grams) : settled)
  const stated = Number.isFinite(answer.caffeine) ? Math.max(0, answer.caffeine) : 0
  const caffeine = known
    ? (caffeinePer100(known) * grams) / 100
    : Math.min(stated, volume * mostCaffeine, mostOfADrink.caffeine)
  const figures = { calories, protein, carbs, fat, sugar, caffeine: Math.round(caffeine) }
  if (Object.entries(figures).some(([one, figure]) => figure > mostOfADrink[one as keyof typeof figures]))
    throw new ImplausibleAnswer('more than one drink can hold')
  const drinkType = drinkKindOf(
    known?.name ?? name,
    known ? known.contains.has('alcohol') : (answer.alcohol / volume) * 100 >= alcoholic,
  )
  const { photo, details, both } = words.readFromDetails
  const read = words.drinkReadByModel(hasPhoto && hasDetails ? both : hasPhoto ? photo : details)
  const priced = known
    ? words.drinkPricedByTable
    : settled.mended
      ? words.mended([name])
      : words.pricedByModel
  return {
    drinkType,
    customName: capitalised(name),
    emoji: known?.emoji ?? drinkEmoji(drinkType, name),
    volume: Math.round(volume),
    ...figures,
    hydrationValue: String(hydrationOf[drinkType]),
    temperature: answer.temperature,
    confidence: Math.round((known ? sureness(answer.confidence) : settled.confidence) * 100),
    analysis: `${read} ${priced}`,
    source: 'model',
    notUnderstood: [],
  }
}
