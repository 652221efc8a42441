import { inClass } from '../language/lexicon.ts'
import { isCondiment } from '../additions.ts'
import type { Token } from '../language/token.ts'
import type { Quantity } from '../quantity.ts'
import { inBrackets, isMetric } from './joined-amounts.ts'
import { findFoods } from './mentions/mention-foods.ts'
import { fits } from './spoon-amounts.ts'

/** A mention as far as its vessel goes. */
type Poured = { words: readonly Token[]; quantity?: Quantity; link: string }

/**
 * "Coffee x3 with 1 tsp sugar, 8 oz cups": how large the cups were is said of what was poured into them and never of
 * what was stirred in. Answers the mentions with that said; `undefined` where the amount is something else.
 */
export function withVessels<One extends Poured>(mentions: readonly One[], vessel: One): One[] | undefined {
  const { quantity, words, link } = vessel
  if (!quantity || !isMetric(quantity) || !inClass('vesselMeasure', quantity.unit)) return undefined
  if (!/^(in|from)?$/.test(link) || !words.every(({ text }) => inClass('filler', text))) return undefined
  const last = mentions.at(-1)
  if (!last?.quantity?.stated || !isStirred(last)) return undefined
  const place = mentions.findLastIndex((mention) => mention.words.length > 0 && !isStirred(mention))
  const base = mentions[place]
  const each = { ...quantity, each: quantity.count === undefined }
  if (!base || isMetric(base.quantity) || !fits(base.quantity, each)) return [...mentions]
  return mentions.with(place, {
    ...base,
    quantity: inBrackets(base.quantity, each),
  })
}


/** What people stir into a drink or put on a dish. */
function isStirred({ words }: Poured) {
  const food = findFoods(words)[0]?.match.food
  return food === undefined || isCondiment(food) || /\b(milk|cream|half and half|creamer)$/.test(food.name)
}
