import { isOfGroup, usualCount } from '../../food/food-kinds.ts'
import { exactMatch } from '../../food/food-match.ts'
import { inClass } from '../../language/lexicon.ts'
import { findFoods } from '../foods/find-foods.ts'
import { shortBeside } from '../foods/meant-foods.ts'
import type { Meal, Named } from '../types.ts'
import { corrected, doubles, withoutAppositions, withoutDoubles } from './doubles.ts'

type ReconcileRule = {
  name: string
  /** A sentence and the grams of what it holds, which is the rule's test. */
  example: readonly [sentence: string, ...foods: string[]]
  apply: (named: readonly Named[]) => Named[]
}

/** What is said twice, or means something else beside the rest; in the order in which it is looked for. */
export const reconcileRules: readonly ReconcileRule[] = [
  {
    name: 'the same in other words',
    example: ['200 ml semi skimmed, 2% milk', '2% milk 206'],
    apply: withoutAppositions,
  },
  {
    name: 'milk of a drink',
    example: ['hot chocolate made with 250 ml whole milk', 'hot chocolate 263'],
    apply: withMilkOfDrinks,
  },
  {
    name: 'measured fat',
    example: ['roasted courgette 150 g, olive oil 10 ml', 'zucchini 150', 'olive oil 9'],
    apply: besideFat,
  },
  {
    name: 'short names beside others',
    example: ['30 g chips and salsa', 'tortilla chip 30', 'salsa 36'],
    apply: besideOthers,
  },
  {
    name: 'counted eggs',
    example: ['3 egg omelette, 10 g butter', 'egg 150', 'butter 10'],
    apply: eggsOfOmelettes,
  },
  {
    name: 'a correction',
    example: ['2 naan, so half a naan 45 g', 'naan 45'],
    apply: corrected,
  },
]

/** Leaves every food once, as what it is beside the others. */
export function reconcile(meal: Meal): Meal {
  return reconcileBy(meal, reconcileRules, doubles)
}

export function reconcileBy(meal: Meal, rules: typeof reconcileRules, twice: typeof doubles): Meal {
  const foods = rules.reduce((named, { apply }) => apply(named), [...meal.foods])
  return { ...meal, foods: withoutDoubles(foods, twice) }
}

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

/** "Chips and salsa", "beans on toast": short names that mean another food beside some foods. */
function besideOthers(named: readonly Named[]): Named[] {
  return named.map((one) => {
    const others = named.filter((other) => other !== one).map(({ foods }) => foods[0]?.match.food.name ?? '')
    const match = shortBeside(one.mention.words, others)
    return match ? { ...one, foods: [{ match, words: one.mention.words }] } : one
  })
}

/** "Ham omelette, 3 eggs" is one of three eggs where two are usual, not one with three eggs beside it. */
function eggsOfOmelettes(named: readonly Named[]): Named[] {
  const meal: Named[] = []
  for (const one of named) {
    const before = meal.at(-1)
    const count = one.mention.quantity?.count
    const part = one.mention.words.length === 1 ? one.mention.words[0]!.stem : undefined
    const usual = usualCount(before?.foods[0]?.match.food.name, part)
    if (before && count && usual && isOmelette(before) && one.mention.link !== 'and') {
      const { quantity, end } = one.mention
      meal[meal.length - 1] = {
        ...before,
        mention: { ...before.mention, quantity: { ...quantity!, count: count / usual }, end },
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
