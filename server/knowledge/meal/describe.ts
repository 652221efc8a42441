import { addNutrients, eachNutrient, type NutrientName, type Nutrients } from '#contract/foods/nutrients.ts'
import { capitalised } from '#contract/measures/capitalised.ts'
import { cutText } from '#contract/measures/cut-text.ts'
import { plural } from '#contract/measures/plural.ts'
import { type MealItem, most } from '#contract/nutrition/nutrition.ts'
import { withProperNames } from '../language/proper-names.ts'
import { is, type Token } from '../language/token.ts'
import { words } from '../words.ts'
import { remarksOn } from './remarks.ts'
import { saidMeasure } from './said-measure.ts'
import { secondChoice } from './second-choice.ts'
import { tokensOf } from './tokenize.ts'
import type { Meal, ReadItem } from './types.ts'
import { fitsOneEntry } from './weigh.ts'

/** The answer to a person; none when no food was read, when most was not understood, or more than one entry holds. */
export function describe(meal: Meal): Meal {
  const { notUnderstood } = meal
  const items = meal.items.map(withSecond)
  const main = items.toSorted((one, other) => other.calories - one.calories)[0]
  const total = rounded(addNutrients(items))
  if (!main || !fitsOneEntry(total) || isMostlyStrange(meal)) return meal
  const remarks = remarksOn(meal)
  const description = {
    foodName: title(items),
    foodEmoji: main.emoji,
    ...total,
    servingSize: serving(items),
    confidence: confidenceOf(items, notUnderstood.length),
    analysis: analysis(items),
    items: items.map((item, at) => ({
      ...mealItem(item),
      ...remarks.get(meal.items[at]!),
      ...(item.second && { second: mealItem(item.second) }),
    })),
    notUnderstood: [...notUnderstood],
  }
  return { ...meal, description }
}

/** Share of readings within 20 % where a second choice is close, compared with those without one. */
const closeChoice = 0.75

function withSecond(item: ReadItem): ReadItem & { second?: ReadItem } {
  const second = secondChoice(item)
  return second ? { ...item, second, confidence: item.confidence * closeChoice } : item
}

/** Whether more than half of the words that tell something are in what was not understood. */
function isMostlyStrange({ tokens, notUnderstood }: Meal) {
  const strange = notUnderstood.flatMap((words) => tokensOf(words))
  return 2 * strange.filter(tells).length > tokens.filter(tells).length
}

function tells(token: Token) {
  return token.kind === 'word' && !is(token, 'filler', 'connector', 'adjunct', 'exclusion', 'unit', 'size')
}

/** Whole kilocalories and milligrams, grams to one decimal. */
export function rounded<Figures extends Nutrients>(figures: Figures): Pick<Figures, NutrientName> {
  return eachNutrient((name) => {
    const figure = figures[name]
    if (figure === null) return null
    return name === 'calories' || name === 'sodium' ? Math.round(figure) : Math.round(figure * 10) / 10
  }) as Pick<Figures, NutrientName>
}

/** The items' mean, weighed by energy (never by nothing: water counts too), less for every part that was not understood. */
function confidenceOf(items: readonly ReadItem[], notUnderstood: number) {
  const weight = (item: ReadItem) => item.calories + 10
  const weights = items.reduce((total, item) => total + weight(item), 0)
  const mean = items.reduce((total, item) => total + item.confidence * weight(item), 0) / weights
  const understood = items.length / (items.length + notUnderstood)
  return Math.round(mean * (0.4 + 0.6 * understood) * 100) / 100
}

function mealItem(item: ReadItem): MealItem {
  const { food, emoji, grams, confidence, amountStated } = item
  const measure = saidMeasure(item)
  return {
    name: withProperNames(food.name),
    emoji,
    grams: Math.round(Math.min(grams, most.amount) * 10) / 10,
    ...rounded(item),
    confidence: Math.round(confidence * 100) / 100,
    foodRef: food.ref,
    ...(measure && { measure }),
    ...(!amountStated && { isUsual: true }),
  }
}

function title(items: readonly ReadItem[]) {
  const names = [...new Set(items.map(nameText))]
  const shown = names.length > 3 ? words.more(names.slice(0, 3), names.length - 3) : words.list(names)
  return cutText(capitalised(shown), 200)
}

function serving(items: readonly ReadItem[]) {
  const grams = words.grams(Math.round(items.reduce((total, item) => total + item.grams, 0)))
  const said = items.length === 1 ? amountText(items[0]!) : undefined
  return said ? `${said}, ${grams}` : grams
}

function analysis(items: readonly ReadItem[]) {
  const guessed = items.filter((item) => !item.amountStated).map(nameText)
  const unsure = items.filter((item) => item.confidence < 0.5).map(nameText)
  const sentences = [words.counted(items.length)]
  if (guessed.length > 0) sentences.push(words.guessed(words.list([...new Set(guessed)].slice(0, 6))))
  else if (unsure.length > 0) sentences.push(words.unsure(words.list([...new Set(unsure)].slice(0, 6))))
  return sentences.join(' ')
}

/** A food's name as it stands in a title: "scrambled eggs" for two of them. */
export function nameText({ food, grams }: ReadItem): string {
  const piece = food.portions.get('piece')
  const isSlice = piece === food.portions.get('slice')
  const name = withProperNames(food.name)
  return piece !== undefined && !isSlice && grams / piece >= 1.5 ? plural(name) : name
}

/** The amount as it was said, "1 bowl" or "2 large"; `undefined` when only the weight says anything. */
export function amountText({ quantity, amountStated, food, grams }: ReadItem): string | undefined {
  if (!quantity || !amountStated) {
    return grams === food.portions.get('serving') ? words.serving : undefined
  }
  const { count = 1, grams: weight, millilitres, unit, sizes } = quantity
  if (weight !== undefined) return undefined
  if (millilitres !== undefined) return words.millilitres(Math.round(millilitres * count))
  const size = sizes[0]
  const noun = unit ?? (food.portions.has('piece') ? 'piece' : 'serving')
  const named =
    unit === undefined && size !== undefined
      ? size
      : [size, count > 1 ? plural(noun) : noun].filter(Boolean).join(' ')
  return `${words.count(count)} ${named}`
}
