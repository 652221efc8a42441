import { inClass } from '../language/lexicon.ts'
import type { Token } from '../language/token.ts'
import type { Named } from './meal-named.ts'
import { foodsOf } from './meal-turns.ts'
import type { Mention } from './mentions/mention.ts'
import { type Found, findFoods } from './mentions/mention-foods.ts'

/** "Cottage pie 5% mince 150 g": of several foods in a row an amount behind them is that of the last. */
export function eachAlone(mention: Mention, foods: readonly Found[]): Named[] {
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

/** "Roasted courgette 150 g, olive oil 10 ml": the fat is weighed, so that the vegetable is the plain one. */
export function besideFat(named: readonly Named[]): Named[] {
  return named.map((one, at) => {
    const food = one.foods[0]?.match.food
    const made = one.mention.words.some(({ stem }) => inClass('frying', stem))
    if (food?.category !== 'vegetable' && !/^roast potatoes$/.test(food?.name ?? '')) return one
    const fat = named.slice(at + 1, at + 3).some(isMeasuredFat)
    if (!made || !fat || one.foods.length > 1) return one
    const words = one.mention.words.filter(({ stem, text }) => !inClass('frying', stem) && text !== 'done')
    const [plain, ...others] = findFoods(words)
    return plain && others.length === 0 ? { mention: { ...one.mention, words }, foods: [plain] } : one
  })
}


function isMeasuredFat({ mention, foods }: Named) {
  return (
    mention.quantity?.stated === true &&
    /\b(oil|ghee|lard|tallow|dripping|duck fat|goose fat)$/.test(foods[0]?.match.food.name ?? '')
  )
}

const cocoa = /\b(hot chocolate|cocoa|malted milk|mocha)\b/

/** "A mug of hot chocolate made with 250 ml whole milk" is that much hot chocolate. */
export function withMilkOfDrinks(named: readonly Named[]): Named[] {
  const meal: Named[] = []
  for (const [at, one] of named.entries()) {
    const drink = meal.at(-1)
    const { quantity, link, clause } = one.mention
    const milk = /\bmilk$/.test(one.foods[0]?.match.food.name ?? '') && quantity?.millilitres !== undefined
    const measured = drink?.mention.quantity
    const made =
      drink &&
      link === 'with' &&
      clause === drink.mention.clause &&
      (drink.mention.words.some(({ text }) => text === 'made') || (quantity?.millilitres ?? 0) >= 120)
    const next = named[at + 1]?.foods[0]?.match.food.name ?? ''
    const powder = /\b(powder|mix|chocolate|cocoa)\b/.test(next) && named[at + 1]!.mention.quantity?.stated
    // "Hot cocoa, 1 cup, homemade with milk": it is in the cup.
    const plain = !quantity && link === 'with' && /\bmilk$/.test(one.foods[0]?.match.food.name ?? '')
    const cup = drink?.mention.quantity?.stated && cocoa.test(drink.foods[0]?.match.food.name ?? '')
    if (plain && cup && (!drink.mention.quantity?.unit || inClass('cupMeasure', drink.mention.quantity?.unit))) continue
    if (
      made &&
      milk &&
      !powder &&
      cocoa.test(drink.foods[0]?.match.food.name ?? '') &&
      (measured?.count ?? 1) === 1
    )
      meal[meal.length - 1] = { ...drink, mention: { ...drink.mention, quantity } }
    else meal.push(one)
  }
  return meal
}
