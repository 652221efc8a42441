import { addNutrients } from '#contract/foods/nutrients.ts'
import type { MealItem } from '#contract/nutrition/nutrition.ts'
import { emojiOf } from '#server/knowledge/food/emoji/food-emoji.ts'
import { nutrientsOf } from '#server/knowledge/food/food.ts'
import type { KnownFood } from '#server/knowledge/food/known-food.ts'
import { cleanLine } from '#server/knowledge/language/clean-text.ts'
import { rounded } from '#server/knowledge/meal/describe.ts'
import { fitsOneEntry } from '#server/knowledge/meal/weigh.ts'
import type { AnalyzedMeal } from '../ai.ts'
import { ImplausibleAnswer, ModelError } from '../model/model-error.ts'
import { words } from '../words.ts'
import type { MealAnswer } from './model-answers.ts'
import { type Settled, settle, sureness } from './plausible.ts'

type About = { hasPhoto: boolean; hasNotes: boolean; knownFood: KnownFood }
type Priced = Settled & { name: string; emoji: string; foodRef?: string; fromTable: boolean }

const mostFoods = 40

/**
 * Converts the model's answer to an analysis: foods and weights from the model, figures per gram from the food
 * table or within bounds. Only cleaned names are kept of the model's words.
 */
export function mealFrom(answer: MealAnswer, { hasPhoto, hasNotes, knownFood }: About): AnalyzedMeal {
  if (answer.foods.length > mostFoods) throw new ImplausibleAnswer('more foods than a meal has')
  const foods = answer.foods
    .map((food) => ({ ...food, name: cleanLine(food.name, 120) }))
    // "Salt, 0 g" does not refuse the whole answer.
    .filter((food) => food.name !== '' && (food.grams > 0 || food.calories > 0))
    .map((food) => price(food, knownFood))
  if (foods.length === 0) throw new ModelError('no food')
  const grams = foods.reduce((sum, food) => sum + food.grams, 0)
  const total = addNutrients(foods)
  if (!fitsOneEntry({ ...total, grams })) throw new ImplausibleAnswer('more than one entry can hold')

  const main = foods.reduce((most, food) => (food.calories > most.calories ? food : most))
  return {
    foodName: cleanLine(answer.title, 200) || main.name,
    foodEmoji: main.emoji,
    ...rounded(total),
    servingSize: [cleanLine(answer.serving, 60), words.grams(Math.round(grams))].filter(Boolean).join(', '),
    confidence: surenessOf(foods),
    analysis: explain(foods, hasPhoto, hasNotes),
    source: 'model',
    items: foods.map(itemOf),
    notUnderstood: answer.notUnderstood
      .map((part) => cleanLine(part, 200))
      .filter(Boolean)
      .slice(0, 40),
  }
}

function price(stated: MealAnswer['foods'][number], knownFood: KnownFood): Priced {
  const settled = settle(stated)
  const { name } = stated
  const known = knownFood(name)
  if (!known) return { ...settled, name, emoji: emojiOf(name).emoji, fromTable: false }
  return {
    ...nutrientsOf(known, settled.grams),
    grams: settled.grams,
    confidence: sureness(stated.confidence),
    name,
    emoji: known.emoji,
    foodRef: known.ref,
    fromTable: true,
    mended: false,
  }
}

function itemOf(food: Priced): MealItem {
  const { name, emoji, foodRef, confidence } = food
  return { name, emoji, grams: tenths(food.grams), ...rounded(food), confidence, ...(foodRef && { foodRef }) }
}

const tenths = (grams: number) => Math.round(grams * 10) / 10

/** Mean confidence of the foods, weighted by energy. */
function surenessOf(foods: Priced[]): number {
  const weight = (food: Priced) => food.calories + 1
  const sure = foods.reduce((sum, food) => sum + food.confidence * weight(food), 0)
  return Math.round((sure / foods.reduce((sum, food) => sum + weight(food), 0)) * 100) / 100
}

function explain(foods: Priced[], hasPhoto: boolean, hasNotes: boolean): string {
  const { photo, notes, both } = words.readFrom
  const tabled = foods.filter((food) => food.fromTable).map((food) => food.name)
  const mended = foods.filter((food) => food.mended).map((food) => food.name)
  return cleanLine(
    [
      words.readByModel(hasPhoto && hasNotes ? both : hasPhoto ? photo : notes),
      tabled.length > 0 ? words.pricedByTable(tabled, tabled.length === foods.length) : words.pricedByModel,
      ...(mended.length > 0 ? [words.mended(mended)] : []),
    ].join(' '),
    2000,
  )
}
