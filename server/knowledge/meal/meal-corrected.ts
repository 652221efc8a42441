import { inClass } from '../language/lexicon.ts'
import type { Food } from '../food.ts'
import { holdsKind } from './assembled.ts'
import type { Named } from './meal-named.ts'
import { isBreaded, isOne } from './meal-sums.ts'

/** "Half a cup granola and yogurt. Granola was 50 g": what was weighed is what was named before. */
export function corrected(named: readonly Named[]): Named[] {
  const meal: Named[] = []
  for (const one of named) {
    const { words, quantity } = one.mention
    const told =
      quantity?.grams !== undefined && words.some(({ text }) => inClass('weighedVerb', text))
    const place = told
      ? meal.findIndex(({ foods }) => isKindOf(foods[0]?.match.food, one.foods[0]?.match.food))
      : -1
    if (isSaidAnew(meal.at(-1), one)) meal[meal.length - 1] = one
    else if (place < 0) meal.push(one)
    else meal[place] = { ...meal[place]!, mention: { ...meal[place]!.mention, quantity: quantity! } }
  }
  return meal
}

/** "30 g pine nuts... 10 g pine nuts", "2 naan, so half a naan 45 g": said once more with another weight. */
function isSaidAnew(before: Named | undefined, { mention, foods }: Named) {
  if (
    !before ||
    before.foods[0]?.match.food !== foods[0]?.match.food ||
    mention.quantity?.grams === undefined
  )
    return false
  const weighed = before.mention.quantity?.grams !== undefined
  return weighed ? before.mention.heading === '-' : (mention.quantity.pieces ?? 1) < 1
}

/** The same food, or one that was named by its last word only: "the yogurt" of Greek yogurt. */
function isKindOf(food: Food | undefined, said: Food | undefined): boolean {
  return food !== undefined && said !== undefined && (food === said || food.name.endsWith(` ${said.name}`))
}

/** "PB&J on white bread, 2 tbsp peanut butter and 1 tbsp jam": measured fillings, so the sandwich is its bread. */
export function withoutSandwiches(named: readonly Named[]): Named[] {
  return named.flatMap((one, at) => {
    const food = one.foods[0]?.match.food
    const plain = food && isBreaded(food) && (!one.mention.quantity?.stated || isOne(one.mention))
    if (!plain || one.mention.heading) return [one]
    const bread = named[at + 1]?.mention.link === 'on' ? 1 : 0
    const rest = named.slice(at + 1 + bread)
    const end = rest.findIndex(
      (part) => !part.mention.quantity?.stated || !(isFilling(food, part) || isBreadOf(part)),
    )
    const parts = end < 0 ? rest : rest.slice(0, end)
    if (parts.length < 2 || parts[0]!.mention.clause === one.mention.clause) return [one]
    return bread || parts.some(isBreadOf) ? [] : [one]
  })
}

function isBreadOf({ foods, mention }: Named) {
  return (
    /\b(bread|toast|bun|roll|bap|bagel|wrap|tortilla|pita)\b/.test(foods[0]?.match.food.name ?? '') &&
    mention.quantity?.stated === true
  )
}

function isFilling(dish: Food, { foods }: Named) {
  const part = foods[0]?.match.food
  return part !== undefined && part.category !== 'grain' && holdsKind(dish, part)
}
