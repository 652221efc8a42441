import { fillers } from './meal-lexicon.ts'
import type { Mention } from './mention.ts'

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
  const last = current.words.length === 0 && !current.quantity ? named.at(-1) : current
  const [first] = named
  if (last?.link === 'with' && last.quantity && first && !first.quantity) first.heading = ':'
  else if (last?.words.some(({ text }) => !fillers.has(text))) last.heading = ':'
  if (![...named, current].some(({ quantity }) => quantity)) for (const one of named) one.heading = ':'
}
