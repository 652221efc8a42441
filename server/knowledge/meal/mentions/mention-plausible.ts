import { inClass } from '../../language/lexicon.ts'
import { isCondiment } from '../../additions.ts'
import { weigh } from '../../portions.ts'
import { foodsOf } from '../meal-turns.ts'
import type { Mention } from './mention.ts'

/**
 * "Oatmeal with brown sugar and butter, 1 cup", "carrots in butter 100 g": nobody eats that much of what is put on a
 * food, so an amount that ends such a stretch is that of the food, which has none of its own.
 */
export function withPlausibleAmounts(mentions: readonly Mention[]): Mention[] {
  const mended = mentions.flatMap(spooned).flatMap(spread)
  for (const [at, mention] of mended.entries()) {
    if (!isTooMuch(mention)) continue
    let place = at
    while (place > 0 && isAddition(mended[place]!, mended[place - 1]!)) place--
    const base = mended[place]!
    if (place === at || base.quantity?.stated || isAdded(base)) continue
    const { quantity, ...unmeasured } = mention
    mended[at] = unmeasured
    mended[place] = { ...base, quantity: { ...quantity!, sizes: base.quantity?.sizes ?? quantity!.sizes } }
  }
  return mended
}

/** "Toast with butter 2 tsp", "salad with dressing, 2 tbsp": by spoons people measure what was put on it. */
function spooned(mention: Mention): Mention[] {
  const { words, quantity, start } = mention
  const joint = words.findIndex(({ text }) => text === 'with')
  const drops = quantity?.millilitres !== undefined && quantity.millilitres * (quantity.count ?? 1) <= 60
  const spoons = drops || inClass('spreadMeasure', quantity?.unit)
  if (joint < 1 || words[0]!.start !== start || !spoons) return [mention]
  const { quantity: _, ...base }: Mention = { ...mention, words: words.slice(0, joint) }
  const after = words.slice(joint + 1)
  const added = after[0] && { ...mention, words: after, start: after[0].start, link: 'with' }
  return added && foodsOf(added).length > 0 ? [base, added] : [mention]
}

/** "Bagel with cream cheese (30 g)": far less than the whole weighs, so it is what was put on it. */
function spread(mention: Mention): Mention[] {
  const { words, quantity } = mention
  const joint = words.findIndex(({ text }) => text === 'with')
  if (joint < 1 || quantity?.grams === undefined || quantity.pieces === undefined) return [mention]
  const serving = foodsOf(mention)[0]?.match.food.portions.get('serving') ?? 0
  if (quantity.grams * (quantity.count ?? 1) > 0.4 * serving) return [mention]
  const { grams: _, pieces, ...counted } = quantity
  const added = { ...mention, words: words.slice(joint + 1), link: 'with' }
  if (foodsOf(added).length === 0 || words[joint + 1]?.text === 'skin') return [mention]
  return [{ ...mention, words: words.slice(0, joint), quantity: { ...counted, count: pieces } }, added]
}

/** An amount behind what is only ever added, of several times what people add. */
function isTooMuch(mention: Mention): boolean {
  const { quantity, words, start } = mention
  const food = quantity?.stated && words[0]?.start === start ? foodsOf(mention)[0]?.match.food : undefined
  if (!food || !isCondiment(food)) return false
  const serving = food.portions.get('serving') ?? 100
  const grams = weigh(food, quantity, words)?.grams ?? 0
  return grams > 60 && grams > 3 * serving
}

function isAddition(mention: Mention, before: Mention): boolean {
  const joined = inClass('addedOn', mention.link) && mention.clause === before.clause
  return joined && before.words.length > 0 && (isAdded(mention) || mention.quantity?.stated === true)
}

function isAdded(mention: Mention): boolean {
  const food = foodsOf(mention)[0]?.match.food
  return food !== undefined && isCondiment(food)
}
