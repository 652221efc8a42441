import { type FoodGroup, holdsKind, isOfGroup, usualCount } from '../../food/food-kinds.ts'
import { exactMatch } from '../../food/food-match.ts'
import { inClass } from '../../language/lexicon.ts'
import { is } from '../../language/token.ts'
import { shortBeside } from '../foods/meant-foods.ts'
import { isMetric } from '../foods/one-food.ts'
import type { Meal, Named } from '../types.ts'
import { doubles, withoutDoubles } from './doubles.ts'
import { withPartsInside } from './parts-inside.ts'

type ReconcileRule = {
  name: string
  /** A sentence and the grams of what it holds, which is the rule's test. */
  example: readonly [sentence: string, ...foods: string[]]
  apply: (named: readonly Named[]) => Named[]
}

/** What is said twice, or means something else beside the rest; in the order in which it is looked for. */
export const reconcileRules: readonly ReconcileRule[] = [
  {
    name: 'milk of a drink',
    example: ['hot chocolate made with 250 ml whole milk', 'hot chocolate 263'],
    apply: withMilkOfDrinks,
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
    name: 'weighed afterwards',
    example: ['1/2 cup granola with 170 g plain yogurt. granola was 50 g', 'granola 50', 'plain yogurt 170'],
    apply: weighedAfterwards,
  },
  {
    name: 'parts in a dish',
    example: ['cheese pizza with ham and mushrooms, 300 g', 'cheese pizza 300'],
    apply: withPartsInside,
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

/** "A mug of hot chocolate made with 250 ml whole milk" is that much of it, and unmeasured milk is in the mug. */
function withMilkOfDrinks(named: readonly Named[]): Named[] {
  const meal: Named[] = []
  for (const one of named) {
    const drink = meal.at(-1)
    const { quantity, link } = one.mention
    const poured = link === 'with' && isOf('milk', one) && drink && isOf('cocoa', drink)
    if (!poured || (quantity && quantity.millilitres === undefined)) meal.push(one)
    else if (quantity) meal[meal.length - 1] = { ...drink, mention: { ...drink.mention, quantity } }
  }
  return meal
}

function isOf(group: FoodGroup, { foods }: Named) {
  return isOfGroup(group, foods[0]?.match.food.name)
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

/** "Half a cup granola and yogurt. Granola was 50 g": what was weighed is what was named before. */
function weighedAfterwards(named: readonly Named[]): Named[] {
  const after = named.filter(
    (one, at) =>
      isMetric(one.mention.quantity) &&
      one.mention.words.some(({ text }) => inClass('weighedVerb', text) || text === 'the') &&
      named.slice(0, at).some((before) => !isMetric(before.mention.quantity) && isNamedAgain(before, one)),
  )
  return named.flatMap((one) => {
    const weighed = after.find((other) => isNamedAgain(one, other))
    if (!weighed) return [one]
    return weighed === one
      ? []
      : [{ ...one, mention: { ...one.mention, quantity: weighed.mention.quantity! } }]
  })
}

/** By its last word, as the same food or dish, or by what it is: "the drink", "the burger". */
function isNamedAgain(before: Named, one: Named) {
  const lastOf = ({ foods }: Named) => foods[0]?.words.findLast((word) => !is(word, 'filler'))?.stem
  const [food, again] = [before.foods[0]?.match.food, one.foods[0]?.match.food]
  if (!food) return before === one
  if (!again) return food.category === 'beverage' && one.mention.words.some(({ stem }) => stem === 'drink')
  const isDish = food.category === 'main_dish' && again.category === 'main_dish'
  return food === again || lastOf(before) === lastOf(one) || (isDish && holdsKind(food, again))
}
