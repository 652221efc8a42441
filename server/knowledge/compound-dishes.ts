import { canonical } from './food-words.ts'
import type { Mention } from './mention.ts'
import { findFoods } from './mention-foods.ts'

const savoury = stems(
  'sandwich wrap salad omelette soup pizza burger toast roll curry risotto pasta quiche panini sub burrito taco quesadilla stew casserole pie',
)
const sweet = stems('smoothie juice muffin yogurt crumble jam')

/** "Turkey and avocado wrap" is one wrap: what stands before "and" belongs to the dish when it is only an ingredient. */
export function joinCompounds(mentions: readonly Mention[]): Mention[] {
  const joined: Mention[] = []
  for (const mention of mentions) {
    const before = joined.at(-1)
    if (before && isIngredientOf(before, mention)) {
      joined[joined.length - 1] = {
        ...before,
        words: [...before.words, ...mention.words],
        end: Math.max(before.end, mention.end),
      }
    } else joined.push(mention)
  }
  return joined
}

function isIngredientOf(before: Mention, dish: Mention) {
  if (dish.link !== 'and' || dish.quantity || dish.clause !== before.clause || dish.words.length < 2)
    return false
  const { quantity, words } = before
  if (quantity && (quantity.count !== 1 || quantity.unit || quantity.grams)) return false
  const head = dish.words.at(-1)!.stem
  const kinds = savoury.has(head) ? ['protein', 'vegetable', 'dairy'] : sweet.has(head) ? ['fruit'] : []
  if (kinds.length === 0 || words.length > 3 || /[^s]s$/.test(words.at(-1)?.text ?? 's')) return false
  const ingredient = findFoods(words)
  return ingredient.length === 1 && kinds.includes(ingredient[0]!.match.food.category)
}

function stems(words: string) {
  return new Set(words.split(' ').map(canonical))
}
