import type { Nutrients } from '#contract/foods/nutrients.ts'
import { cutText } from '#contract/measures/cut-text.ts'
import { most } from '#contract/nutrition/nutrition.ts'
import { isCondiment, isSpooned, usualAddition } from '../food/additions.ts'
import { type Food, nutrientsOf } from '../food/food.ts'
import { usualCount } from '../food/food-kinds.ts'
import { type Weighed, weigh as weighFood } from '../food/portions.ts'
import { recipeSource } from '../food/recipe-source.ts'
import type { Quantity } from '../language/quantity.ts'
import { is, type Token } from '../language/token.ts'
import type { Found, Meal, Mention, Named, ReadItem } from './types.ts'

/** Most foods of one answer. */
const mostItems = 40

/** Weighs every food, clause by clause. */
export function weigh(meal: Meal): Meal {
  const items: ReadItem[] = []
  const notUnderstood: string[] = []
  const clauses = Map.groupBy(meal.foods, ({ mention }) => mention.clause)
  for (const clause of clauses.values()) readClause(clause, meal.text, items, notUnderstood)
  // A word that was mended into one that says nothing may have been another.
  if (items.length + notUnderstood.length === 0 && meal.tokens.some(({ slips }) => slips > 0))
    notUnderstood.push(ownWords(meal.text, 0, meal.text.length))
  return { ...meal, items: items.slice(0, mostItems), notUnderstood: notUnderstood.slice(0, mostItems) }
}

/** What is added to a food stands in its clause, so that the food decides how much of it is usual. */
function readClause(clause: readonly Named[], sentence: string, items: ReadItem[], notUnderstood: string[]) {
  const base = clause.find(({ foods }) => foods[0] && !isCondiment(foods[0].match.food))
  const baseItem = base && weighed(base.foods[0]!, base.mention)
  const bases: ReadItem[] = baseItem ? [baseItem] : []
  for (const { mention, foods } of clause) {
    const own = () => ownWords(sentence, mention.start, mention.end)
    if (foods.length === 0 && !isAside(mention)) notUnderstood.push(own())
    const strange = foods.length > 0 ? strangeWords(mention) : undefined
    if (strange) notUnderstood.push(ownWords(sentence, strange.start, strange.end))
    foods.forEach((food, place) => {
      const isBase = mention === base?.mention && place === 0
      const said = place > 0 ? { ...mention, quantity: undefined } : mention
      const read = isBase ? baseItem : weighed(food, said, bases)
      if (read && !isBase && !isCondiment(read.food)) bases.unshift(read)
      if (!read || !fitsOneEntry(read)) notUnderstood.push(own())
      else items.push(read)
    })
  }
}

function weighed(
  { match, words }: Found,
  { quantity, link, part = 1, start }: Mention,
  bases: readonly ReadItem[] = [],
): ReadItem | undefined {
  const { food } = match
  const addition = link === '' ? undefined : additionTo(bases, food)
  const amount: Weighed | undefined =
    addition !== undefined && !quantity?.stated
      ? { grams: addition, sureness: 0.75, guessed: true }
      : (weighFood(food, meantQuantity(food, words, quantity), words) ?? servings(food, words, quantity))
  if (!amount || !Number.isFinite(amount.grams)) return undefined
  const said = { words, start: words[0]?.start ?? start }
  const confidence = match.sureness * amount.sureness * reliabilityOf(food, amount, quantity)
  if (part === 1 || !quantity?.stated) return item(food, amount, confidence, said, quantity)
  const eaten = { ...amount, grams: amount.grams * part }
  return item(food, eaten, confidence, said, { ...quantity, count: (quantity.count ?? 1) * part })
}

/** The share of meals within 20 % of the true energy on the development sets, compared with weighed foods of a reference. */
const reliability = { computedFood: 0.75, householdMeasure: 0.85 }

function reliabilityOf({ source }: Food, { guessed }: Weighed, quantity: Quantity | undefined): number {
  const isWeighed = quantity?.grams !== undefined || quantity?.millilitres !== undefined
  // The sureness of a usual portion is that of a guess already.
  const ofAmount = guessed || isWeighed ? 1 : reliability.householdMeasure
  return recipeSource(source) ? ofAmount * reliability.computedFood : ofAmount
}

/** Another food in the amount that was said, or in its own usual one; undefined for a unit that it is not measured in. */
export function inPlaceOf(read: ReadItem, food: Food): ReadItem | undefined {
  const { quantity, words, start, amountStated, grams } = read
  const usual = weighFood(read.food, undefined, words)?.grams
  const same = { grams, guessed: !amountStated }
  const said = amountStated ? meantQuantity(food, words, quantity) : undefined
  // What is added to another food is as much of either.
  const amount = amountStated || grams === usual ? weighFood(food, said, words) : same
  return amount && item(food, amount, read.confidence, { words, start }, quantity)
}

/** "A bag of soup": in a measure that nobody has for it, as many servings. */
function servings(food: Food, words: readonly Token[], quantity: Quantity | undefined): Weighed | undefined {
  const one = weighFood(food, undefined, words)
  const count = Math.min(4, quantity?.count ?? 1)
  return one && { ...one, grams: one.grams * count }
}

/** To the nearest food before it that it is usually added to: milk to the coffee and not to the toast. */
function additionTo(bases: readonly ReadItem[], food: Food): number | undefined {
  for (const base of bases) {
    const grams = usualAddition(food, base.food, base.grams)
    if (grams !== undefined) return grams
  }
  return undefined
}

/** "2 sugars" are teaspoons, and a "3 egg omelette" is one of three eggs where two are usual. */
function meantQuantity(
  food: Food,
  words: readonly Token[],
  quantity: Quantity | undefined,
): Quantity | undefined {
  if (!quantity?.count || quantity.unit || quantity.grams) return quantity
  if (isSpooned(food)) return { ...quantity, unit: 'tsp' }
  const usual = words.map(({ stem }) => usualCount(food.name, stem)).find((count) => count !== undefined)
  return usual && quantity.count > 1 ? { ...quantity, count: quantity.count / usual } : quantity
}

function item(
  food: Food,
  { grams, guessed }: Pick<Weighed, 'grams' | 'guessed'>,
  confidence: number,
  said: Pick<ReadItem, 'words' | 'start'>,
  quantity?: Quantity,
): ReadItem {
  const { name, emoji } = food
  return {
    food,
    name,
    emoji,
    grams,
    ...nutrientsOf(food, grams),
    confidence,
    amountStated: !guessed,
    quantity,
    ...said,
  }
}

/** "Dos huevos con arroz": a food among words of which most are in no list of ours. */
function strangeWords({ words }: Mention): { start: number; end: number } | undefined {
  const strange = words.filter(({ unknown }) => unknown)
  const telling = words.filter((token) => !is(token, 'filler', 'connector'))
  const [first] = strange
  if (!first || strange.length < 2 || strange.length * 2 < telling.length) return undefined
  return { start: first.start, end: strange.at(-1)!.end }
}

/** "On the way", "in the zone": places and not foods. */
function isAside({ link, quantity, words }: Mention) {
  return (link === 'on' || link === 'in') && !quantity && words.every((word) => word.unknown)
}

/** Whether figures are such as one entry of the log may hold; more is a typing slip, not a meal. */
export function fitsOneEntry(eaten: Nutrients & { grams?: number }): boolean {
  const { calories, protein, carbs, fat, sugar, fiber, sodium, grams = 0 } = eaten
  const macros = [protein, carbs, fat, sugar, fiber]
  return (
    grams <= most.amount &&
    calories <= most.calories &&
    (sodium ?? 0) <= most.sodium &&
    macros.every((figure) => (figure ?? 0) <= most.grams)
  )
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
const unprintable = /[\u0000-\u001f\u007f\s]+/g

/** A stretch of the sentence on one line of at most 200 characters. */
function ownWords(sentence: string, start: number, end: number): string {
  return cutText(sentence.slice(start, end).replace(unprintable, ' '), 200).trim()
}
