import { exactMatch } from './food-match.ts'
import type { Named } from './meal-doubles.ts'
import type { Mention } from './mention.ts'
import { type Found, findFoods } from './mention-foods.ts'

/** The foods of a mention. "Tuna in a wrap" has a tortilla around it and not a filled wrap beside it. */
export function foodsOf({ words, link }: Mention): Found[] {
  const only = words.length === 1 ? words[0] : undefined
  const tortilla = link === 'in' && only?.stem === 'wrap' ? exactMatch(['tortilla', 'wrap']) : undefined
  return tortilla ? [{ match: tortilla, words }] : findFoods(words)
}

/** "Ham omelette, 3 eggs" is one of three eggs where two are usual, not one with three eggs beside it. */
export function eggsOfOmelettes(named: readonly Named[]): Named[] {
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
  return meal
}

function isOmelette({ mention, foods }: Named) {
  const listed = mention.words.some(({ text }) => text === 'made')
  return (
    !listed && !mention.quantity?.stated && /\b(omelette|frittata)\b/.test(foods[0]?.match.food.name ?? '')
  )
}
