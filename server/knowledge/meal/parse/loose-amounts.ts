import { isCondiment } from '../../food/additions.ts'
import { preparations } from '../../food/food-words.ts'
import { weigh } from '../../food/portions.ts'
import { isCommonWord } from '../../language/common-words.ts'
import { inClass } from '../../language/lexicon.ts'
import type { Quantity } from '../../language/quantity.ts'
import type { Token } from '../../language/token.ts'
import { unitOf } from '../../language/units.ts'
import { findFoods } from '../foods/find-foods.ts'
import { foodsOf } from '../foods/meant-foods.ts'
import type { Mention } from '../types.ts'
import { inBrackets, isMetric, merged, restated, withVessels } from './amounts.ts'

/** Links before an amount of what was named before it: "salmon skin on 120 g", "thighs bone in 200 g". */
const behindLinks = new Set(['', 'on', 'in'])

/** Gives amounts that stand alone ("tuna, 1 can", "oats - 40 g", "200 g: rice") to the food beside them. */
export function joinLooseAmounts(mentions: readonly Mention[]): Mention[] {
  const joined: Mention[] = []
  let loose: Quantity | undefined
  for (const [at, mention] of mentions.entries()) {
    const poured = withVessels(joined, mention)
    if (poured) {
      joined.splice(0, joined.length, ...poured)
      continue
    }
    const meant = isWeightOfIt(mention) ? headPlace(joined) : -1
    const head = joined[meant]
    if (head && !isMetric(head.quantity)) {
      joined[meant] = { ...head, quantity: inBrackets(head.quantity, mention.quantity!) }
      continue
    }
    const place = measuredBy(joined, mention.quantity)
    const previous = joined[place]
    if (mention.words.length > 0 && !(previous && isOnlyMeasure(mention))) {
      joined.push(
        loose && !mention.quantity?.stated
          ? { ...mention, quantity: merged(mention.quantity, loose) }
          : mention,
      )
      loose = undefined
    } else if (previous && !previous.quantity?.stated && behindLinks.has(mention.link)) {
      joined[place] = {
        ...previous,
        words: previous.words,
        quantity: merged(previous.quantity, mention.quantity!),
        end: mention.end,
      }
    } else {
      const quantity = previous && restated(previous, mentions[at + 1], mention)
      if (quantity) joined[place] = { ...previous, quantity, end: mention.end }
      else loose = mention.quantity
    }
  }
  return joined
}

/** "A chimichanga, and it's 396 g": a weight of what was named before. */
function isWeightOfIt({ words, quantity }: Mention) {
  return isMetric(quantity) && words.length > 0 && words.every(({ text }) => inClass('pronoun', text))
}

/** The food that the last ones were added to. */
function headPlace(mentions: readonly Mention[]): number {
  let place = mentions.length - 1
  while (place > 0 && !mentions[place]!.quantity && mentions[place]!.clause === mentions[place - 1]!.clause)
    place--
  return place
}

/** "Waffles, 2 frozen squares", "porridge, 1 cup cooked": a measure and how they were made, but no food. */
function isOnlyMeasure({ words, quantity, link }: Mention) {
  if (!quantity?.stated || link !== '') return false
  if (words.every(({ text }) => inClass('stateOnly', text)) && quantity.unit !== 'slice') return true
  if (isMetric(quantity) && words.every(isPlain) && !findFoods(words)[0]) return true
  if (!words.some(({ text }) => unitOf(text) !== undefined)) return false
  return (
    words.every(
      ({ text }) => unitOf(text) !== undefined || preparations.has(text) || inClass('determiner', text),
    ) && !findFoods(words)[0]
  )
}

/** "Nectarine, stone out 140 g": plain words that no food has; "the drink was 300 ml" is of what was named. */
function isPlain({ text, stem }: Token) {
  if (stem === 'drink') return false
  return isCommonWord(text) || inClass('filler', text) || preparations.has(text)
}

/**
 * "Potato with milk and butter, 1 cup", "chicken (in 1 tbsp oil) 150 g": a cup or a slice, and a second amount, is
 * that of the food and not of what was added to it.
 */
function measuredBy(mentions: readonly Mention[], quantity: Quantity | undefined): number {
  const last = quantity?.each ? countedBefore(mentions) : nearestFood(mentions)
  const helping = quantity && inClass('helpingMeasure', quantity.unit ?? 'piece')
  const measured = quantity?.grams !== undefined || quantity?.millilitres !== undefined
  const household = helping && !measured
  if (!household && !mentions[last]?.quantity?.stated) return last
  let place = last
  while (place > 0 && isAddition(mentions, place)) place--
  return mentions[place]?.quantity?.stated ? last : place
}

/** "2 biscuits with my tea, 15 g each": the amount of each is that of what was counted. */
function countedBefore(mentions: readonly Mention[]): number {
  const last = mentions.length - 1
  let place = last
  while (place > 0 && !mentions[place]!.quantity && inClass('added', mentions[place]!.link)) place--
  return (mentions[place]?.quantity?.count ?? 1) > 1 ? place : last
}

/** "Crab, dressed, 100 g", "mussels in shell, 90 g": the amount is the food's and not that of the words about it. */
function nearestFood(mentions: readonly Mention[]): number {
  const last = mentions.length - 1
  const [food, about] = [mentions[last - 1], mentions[last]]
  if (!food || !about || about.quantity || !/^(in|and)?$/.test(about.link)) return last
  return findFoods(about.words)[0] ? last : last - 1
}

function isAddition(mentions: readonly Mention[], place: number) {
  const { link, words, clause } = mentions[place]!
  const added = findFoods(words)[0]?.match.food
  const follows = inClass('addedIn', link) && mentions[place - 1]!.clause === clause
  return follows && added !== undefined && isCondiment(added)
}

/** "Dal/lentils 150 g", "30 g guacamole/avocado": two names of one amount are one food, the one that has it. */
export function withoutSecondNames(mentions: readonly Mention[]): Mention[] {
  const isMeasured = (mention: Mention | undefined) =>
    mention?.quantity?.stated === true && mention.words.length > 0
  return mentions.filter((mention, at) => {
    const before = mentions[at - 1]
    const isFirst = mention.slashed && !isWeighed(mention) && isMeasured(mentions[at + 1])
    const isSecond = before?.slashed && isMeasured(before)
    return (mention.quantity?.stated && !(isFirst && isWeighed(mentions[at + 1]))) || !(isFirst || isSecond)
  })
}

function isWeighed(mention: Mention | undefined) {
  return (mention?.quantity?.grams ?? mention?.quantity?.millilitres) !== undefined
}

/**
 * "Oatmeal with brown sugar and butter, 1 cup", "carrots in butter 100 g": nobody eats that much of what is put on a
 * food, so an amount that ends such a stretch is that of the food, which has none of its own.
 */
export function withPlausibleAmounts(mentions: readonly Mention[]): Mention[] {
  const mended = mentions.flatMap(spooned).flatMap(spread)
  for (const [at, mention] of mended.entries()) {
    let place = at
    while (place > 0 && isAddedTo(mended[place]!, mended[place - 1]!)) place--
    const base = mended[place]!
    if (place === at || base.quantity?.stated || isAdded(base) || !isTooMuch(mention)) continue
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

/** An amount behind what is only ever added, of several times what people add. */
function isTooMuch(mention: Mention): boolean {
  const { quantity, words, start } = mention
  const food = quantity?.stated && words[0]?.start === start ? foodsOf(mention)[0]?.match.food : undefined
  if (!food || !isCondiment(food)) return false
  const serving = food.portions.get('serving') ?? 100
  const grams = weigh(food, quantity, words)?.grams ?? 0
  return grams > 60 && grams > 3 * serving
}

function isAddedTo(mention: Mention, before: Mention): boolean {
  const joined = inClass('addedOn', mention.link) && mention.clause === before.clause
  return joined && before.words.length > 0 && (isAdded(mention) || mention.quantity?.stated === true)
}

function isAdded(mention: Mention): boolean {
  const food = foodsOf(mention)[0]?.match.food
  return food !== undefined && isCondiment(food)
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
