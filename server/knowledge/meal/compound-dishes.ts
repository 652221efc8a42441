import { sameWords } from '../food-match.ts'
import { canonical } from '../food-words.ts'
import type { Mention } from './mentions/mention.ts'
import { findFoods } from './mentions/mention-foods.ts'

const savoury = stems(
  'sandwich wrap salad omelette soup pizza burger toast roll curry risotto pasta quiche panini sub burrito taco quesadilla stew casserole pie',
)
const sweet = stems('smoothie juice muffin yogurt crumble jam')

/** "Turkey and avocado wrap" is one wrap: what stands before "and" belongs to the dish when it is only an ingredient. */
export function joinCompounds(mentions: readonly Mention[]): Mention[] {
  const joined: Mention[] = []
  for (const mention of mentions) {
    const before = joined.at(-1)
    const listed = listedBefore(joined, mention)
    if (listed > 0) {
      const parts = joined.splice(-listed)
      const words = [...parts.flatMap((part) => part.words), ...mention.words]
      joined.push({ ...parts[0]!, words, end: mention.end })
    } else if (before && isIngredientOf(before, mention)) {
      joined[joined.length - 1] = {
        ...before,
        words: [...before.words, ...mention.words],
        end: Math.max(before.end, mention.end),
      }
    } else joined.push(mention)
  }
  return joined
}

/**
 * "Egg, cheese and bacon muffin sandwich": how many mentions before the last one name, with it, one dish of the table.
 * A dish that leaves any of the words over is none.
 */
function listedBefore(before: readonly Mention[], dish: Mention): number {
  const joins = dish.link === 'and' || dish.words.some(({ text }) => text === 'and')
  if (!joins || dish.quantity || dish.words.length < 2 || !savoury.has(dish.words.at(-1)!.stem)) return 0
  let words = dish.words
  for (let listed = 1; listed < 5; listed++) {
    const part = before.at(-listed)
    const near = part && dish.clause - part.clause === (dish.link === 'and' ? listed - 1 : listed)
    const one = part?.quantity === undefined || (part.quantity.count === 1 && !part.quantity.unit)
    if (!near || !one || part.quantity?.grams || part.words.length > 3) return 0
    words = [...part.words, ...words]
    if (dish.clause > part.clause && sameWords(words.map(({ stem }) => stem))) return listed
    if (part.quantity) return 0
  }
  return 0
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
