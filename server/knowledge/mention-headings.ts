import { fillers } from './meal-lexicon.ts'
import type { Mention } from './mention.ts'
import { findFoods } from './mention-foods.ts'

/**
 * "Turkey and swiss on rye: 3 oz turkey, 1 oz swiss": all that was named before the colon is explained by what follows;
 * of "caesar salad with 3 oz chicken: 2 cups romaine" only the salad is.
 */
export function headAll({
  mentions,
  current,
  clause,
}: {
  readonly mentions: readonly Mention[]
  readonly current: Mention
  readonly clause: number
}): void {
  const named = mentions.filter((mention) => mention.clause === clause)
  const before = mentions.at(-1)
  if (before && !before.quantity && before.clause === clause - 1 && isShare(current) && isDish(before)) {
    before.heading = ':'
    current.words.splice(0)
    return
  }
  const last = current.words.length === 0 && !current.quantity ? named.at(-1) : current
  const [first] = named
  if (last?.link === 'with' && last.quantity && first && !first.quantity) first.heading = ':'
  else if (last?.words.some(({ text }) => !fillers.has(text))) last.heading = ':'
  if (![...named, current].some(({ quantity }) => quantity)) for (const one of named) one.heading = ':'
}

/** "Chili con carne, my share: 110 g beef": what is listed is the dish before. */
function isShare({ words, quantity }: Mention) {
  return !quantity && words.length > 0 && shareOf.test(words.map(({ text }) => text).join(' '))
}

const shareOf =
  /^(in )?((my|our|the|a|one) )*(own )?(share|portion|serving|plate|bowl|version|recipe|ingredients|contents)( of it| was| had| contained)?$/

function isDish({ words }: Mention) {
  const food = findFoods(words)[0]?.match.food
  return food?.category === 'main_dish' || food?.source.startsWith('recipe') === true
}
