import { isOfGroup } from '../../food/food-kinds.ts'
import { exactMatch } from '../../food/food-match.ts'
import { canonical, wordsOf } from '../../food/food-words.ts'
import { inClass } from '../../language/lexicon.ts'
import { findFoods } from '../foods/find-foods.ts'
import type { Meal, Named } from '../types.ts'
import { withoutAppositions, withoutDoubles } from './doubles.ts'

/** What is said twice, or means something else beside the rest; in the order in which it is looked for. */
const steps: readonly ((named: readonly Named[]) => Named[])[] = [
  withoutAppositions,
  withMilkOfDrinks,
  besideFat,
  besideDips,
  eggsOfOmelettes,
  withoutDoubles,
]

/** Leaves every food once, as what it is beside the others. */
export function reconcile(meal: Meal): Meal {
  return { ...meal, foods: steps.reduce((foods, step) => step(foods), [...meal.foods]) }
}

const corn = wordsOf('tortilla chip').map(canonical)

/** "Roasted courgette 150 g, olive oil 10 ml": the fat is weighed, so that the vegetable is the plain one. */
function besideFat(named: readonly Named[]): Named[] {
  return named.map((one, at) => {
    const food = one.foods[0]?.match.food
    const made = one.mention.words.some(({ stem }) => inClass('frying', stem))
    if (food?.category !== 'vegetable' && !isOfGroup('roast', food?.name)) return one
    const fat = named.slice(at + 1, at + 3).some(isMeasuredFat)
    if (!made || !fat || one.foods.length > 1) return one
    const words = one.mention.words.filter(({ stem, text }) => !inClass('frying', stem) && text !== 'done')
    const [plain, ...others] = findFoods(words)
    return plain && others.length === 0 ? { mention: { ...one.mention, words }, foods: [plain] } : one
  })
}

function isMeasuredFat({ mention, foods }: Named) {
  return mention.quantity?.stated === true && isOfGroup('fryingFat', foods[0]?.match.food.name)
}

/** "A mug of hot chocolate made with 250 ml whole milk" is that much hot chocolate. */
function withMilkOfDrinks(named: readonly Named[]): Named[] {
  const meal: Named[] = []
  for (const [at, one] of named.entries()) {
    const drink = meal.at(-1)
    const { quantity, link, clause } = one.mention
    const milk = isOfGroup('milk', one.foods[0]?.match.food.name) && quantity?.millilitres !== undefined
    const measured = drink?.mention.quantity
    const made =
      drink &&
      link === 'with' &&
      clause === drink.mention.clause &&
      (drink.mention.words.some(({ text }) => text === 'made') || (quantity?.millilitres ?? 0) >= 120)
    const next = named[at + 1]?.foods[0]?.match.food.name ?? ''
    const powder = isOfGroup('drinkPowder', next) && named[at + 1]!.mention.quantity?.stated
    // "Hot cocoa, 1 cup, homemade with milk": it is in the cup.
    const plain = !quantity && link === 'with' && isOfGroup('milk', one.foods[0]?.match.food.name)
    const cup = drink?.mention.quantity?.stated && isOfGroup('cocoa', drink.foods[0]?.match.food.name)
    if (
      plain &&
      cup &&
      (!drink.mention.quantity?.unit || inClass('cupMeasure', drink.mention.quantity?.unit))
    )
      continue
    if (
      made &&
      milk &&
      !powder &&
      isOfGroup('cocoa', drink.foods[0]?.match.food.name) &&
      (measured?.count ?? 1) === 1
    )
      meal[meal.length - 1] = { ...drink, mention: { ...drink.mention, quantity } }
    else meal.push(one)
  }
  return meal
}

/** "Chips and salsa" are tortilla chips, and beans on a jacket potato or toast are baked ones. */
function besideDips(named: readonly Named[]): Named[] {
  return named.map((one, at) => {
    const base = named[at - 1]?.foods[0]?.match.food.name ?? ''
    const beans = one.mention.words.length === 1 && one.mention.words[0]!.text === 'beans'
    const fried = beans && named.some((other) => isFriedUp(other)) && !named.some((other) => isMexican(other))
    const baked =
      beans && (fried || isOfGroup('underBeans', base)) ? exactMatch(['baked', 'bean']) : undefined
    if (baked) return { ...one, foods: [{ match: baked, words: one.mention.words }] }
    const { words } = one.mention
    const dipped = named.slice(at + 1, at + 3).some(({ foods }) => isDip(foods[0]?.match.food.name ?? ''))
    const meant = dipped && words.length === 1 && words[0]!.text === 'chips' ? exactMatch(corn) : undefined
    return meant ? { ...one, foods: [{ match: meant, words }] } : one
  })
}

/** Beside these a British plate has its beans in tomato sauce. */
function isFriedUp({ foods }: Named) {
  return isOfGroup('britishPlate', foods[0]?.match.food.name ?? '')
}

function isMexican({ foods }: Named) {
  return isOfGroup('mexicanPlate', foods[0]?.match.food.name ?? '')
}

function isDip(name: string) {
  return isOfGroup('dip', name)
}

/** "Ham omelette, 3 eggs" is one of three eggs where two are usual, not one with three eggs beside it. */
function eggsOfOmelettes(named: readonly Named[]): Named[] {
  const meal: Named[] = []
  for (const one of named) {
    const before = meal.at(-1)
    const count = one.mention.quantity?.count
    const eggs = one.mention.words.length === 1 && one.mention.words[0]!.stem === 'egg'
    if (before && count && eggs && isOmelette(before) && one.mention.link !== 'and') {
      const { quantity, end } = one.mention
      meal[meal.length - 1] = {
        ...before,
        mention: { ...before.mention, quantity: { ...quantity!, count: count / 2 }, end },
      }
    } else meal.push(one)
  }
  return meal.map((one, at) => plainEggs(one, meal.slice(at + 1, at + 5)))
}

/** "3 egg omelette, 10 g butter": the fat of the pan is weighed, so the eggs are plain ones. */
function plainEggs({ mention, foods }: Named, after: readonly Named[]): Named {
  const { quantity, words } = mention
  const fat = after.some((other) => {
    return other.mention.quantity?.stated && isOfGroup('panFat', other.foods[0]?.match.food.name)
  })
  const name = foods[0]?.match.food.name
  const listed = after.some(
    (other) => other.mention.quantity?.stated && isOfGroup('egg', other.foods[0]?.match.food.name),
  )
  const made = mention.heading === ':' || words.some((word) => word.text === 'made')
  if (made && listed) return { mention, foods }
  const weighed = after[0]?.mention.quantity?.stated && after[0].mention.quantity.grams !== undefined
  const plain = name === 'frittata' ? weighed : fat && name === 'omelette'
  const egg = plain ? exactMatch(['egg']) : undefined
  if (!egg || quantity?.unit || quantity?.grams) return { mention, foods }
  const eggs = words.some(({ stem }) => stem === 'egg') ? 1 : 2
  const counted = { each: false, share: false, stated: true, sizes: [], ...quantity }
  return {
    mention: { ...mention, quantity: { ...counted, count: (quantity?.count ?? 1) * eggs } },
    foods: [{ ...foods[0]!, match: egg }],
  }
}

function isOmelette({ mention, foods }: Named) {
  const listed = mention.heading === ':' || mention.words.some(({ text }) => text === 'made')
  return !listed && !mention.quantity?.stated && isOfGroup('omelette', foods[0]?.match.food.name)
}
