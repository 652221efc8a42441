import { isCondiment } from './additions.ts'
import { exactMatch } from './food-match.ts'
import { preparations } from './food-words.ts'
import type { Token } from './meal-tokens.ts'
import { findFoods } from './mention-foods.ts'
import type { Quantity } from './quantity.ts'
import { unitOf } from './units.ts'

/** A food as it stands in the sentence: its words, its amount, and what it is joined to. */
export type Mention = {
  words: Token[]
  quantity?: Quantity
  /** Mentions between two commas; what is added to a food stands in the same one. */
  clause: number
  /** The connector before it, or `''`. */
  link: string
  /** A slash follows: what comes next may be another name of the same. */
  slashed?: boolean
  /** A colon or dash follows: what comes next may be its parts. */
  heading?: ':' | '-'
  start: number
  end: number
}

/** Links before an amount of what was named before it: "salmon skin on 120 g", "thighs bone in 200 g". */
const behindLinks = new Set(['', 'on', 'in'])

/** Gives amounts that stand alone ("tuna, 1 can", "oats - 40 g", "200 g: rice") to the food beside them. */
export function joinLooseAmounts(mentions: readonly Mention[]): Mention[] {
  const joined: Mention[] = []
  let loose: Quantity | undefined
  for (const [at, mention] of mentions.entries()) {
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
        words: cookedAs(mention.words, previous.words),
        quantity: merged(previous.quantity, mention.quantity!),
        end: mention.end,
      }
    } else if (previous && isItsWeight(previous, mentions[at + 1], mention)) {
      joined[place] = {
        ...previous,
        quantity: inBrackets(previous.quantity, mention.quantity!),
        end: mention.end,
      }
    } else loose = mention.quantity
  }
  return joined
}

/** "Steel cut oats, 1 cup cooked": the cooked row where there is one. */
function cookedAs(said: readonly Token[], words: Token[]): Token[] {
  const state = said.find(({ text }) => /^(cooked|raw|dry|uncooked|prepared)$/.test(text))
  return state && exactMatch([state, ...words].map(({ stem }) => stem)) ? [state, ...words] : words
}

/** "1 slice of cheesecake, 80 g": what was counted weighs that much, unless what follows has no amount of its own. */
function isItsWeight({ quantity }: Mention, next: Mention | undefined, { quantity: weight, link }: Mention) {
  const held = /^(bowl|plate|mug|glass)$/.test(quantity?.unit ?? '') && quantity?.grams === undefined
  if (held && link === '' && quantity?.count === undefined && weight?.unit === 'cup') return true
  if (link !== '' || weight?.grams === undefined || weight.count !== undefined) return false
  const some =
    quantity?.count !== undefined ||
    /^(slice|piece|wedge|handful|fistful|bowl|plate|can|bottle|carton|pot|packet|pack|bag|box|jar|tub|serving|portion)$/.test(
      quantity?.unit ?? '',
    )
  const counted = quantity !== undefined && some && quantity.grams === undefined
  return counted && quantity.millilitres === undefined && (!next || next.quantity?.stated === true)
}

const state = /^(cooked|raw|dry|uncooked|drained|boiled|peeled|prepared|weighed|weight|total|edible)$/

/** "Waffles, 2 frozen squares", "porridge, 1 cup cooked": a measure and how they were made, but no food. */
function isOnlyMeasure({ words, quantity, link }: Mention) {
  if (!quantity?.stated || link !== '') return false
  if (words.every(({ text }) => state.test(text)) && quantity.unit !== 'slice') return true
  if (!words.some(({ text }) => unitOf(text) !== undefined)) return false
  return (
    words.every(
      ({ text }) => unitOf(text) !== undefined || preparations.has(text) || /^(my|our|the|a)$/.test(text),
    ) && !findFoods(words)[0]
  )
}

/**
 * "Potato with milk and butter, 1 cup", "chicken (in 1 tbsp oil) 150 g": a cup or a slice, and a second amount, is
 * that of the food and not of what was added to it.
 */
function measuredBy(mentions: readonly Mention[], quantity: Quantity | undefined): number {
  const last = nearestFood(mentions)
  const helping = quantity && /^(cup|bowl|plate|slice|piece|serving)$/.test(quantity.unit ?? 'piece')
  const measured = quantity?.grams !== undefined || quantity?.millilitres !== undefined
  if (quantity?.count === 1 && measured && !quantity.unit) return headOf(mentions, last)
  const household = helping && !measured
  if (!household && !mentions[last]?.quantity?.stated) return last
  let place = last
  while (place > 0 && isAddition(mentions, place)) place--
  return mentions[place]?.quantity?.stated ? last : place
}

/** "Crab, dressed, 100 g", "mussels in shell, 90 g": the amount is the food's and not that of the words about it. */
function nearestFood(mentions: readonly Mention[]): number {
  const last = mentions.length - 1
  const [food, about] = [mentions[last - 1], mentions[last]]
  if (!food || !about || about.quantity || isWeighed(food) || !/^(in)?$/.test(about.link)) return last
  const isAbout = about.words.every(({ unknown }) => !unknown) && !findFoods(about.words)[0]
  return isAbout && findFoods(food.words)[0] ? last - 1 : last
}

/** "Burrito with beans and cheese, 1 (241 g)": the one that everything after it is in. */
function headOf(mentions: readonly Mention[], last: number): number {
  const clause = mentions[last]?.clause
  let place = last
  while (place > 0 && /^(with|and|in)$/.test(mentions[place]!.link) && mentions[place - 1]!.clause === clause)
    place--
  return mentions[place]?.quantity?.stated ? last : place
}

function isAddition(mentions: readonly Mention[], place: number) {
  const { link, words, clause } = mentions[place]!
  const added = findFoods(words)[0]?.match.food
  const follows = /^(with|and|in)$/.test(link) && mentions[place - 1]!.clause === clause
  return follows && added !== undefined && isCondiment(added)
}

/** "Dal/lentils 150 g", "30 g guacamole/avocado": two names of one amount are one food, the one that has it. */
export function withoutSecondNames(mentions: readonly Mention[]): Mention[] {
  const isMeasured = (mention: Mention | undefined) =>
    mention?.quantity?.stated === true && mention.words.length > 0
  return withKnownNames(mentions).filter((mention, at, mentions) => {
    const before = mentions[at - 1]
    const isFirst = mention.slashed && !isWeighed(mention) && isMeasured(mentions[at + 1])
    const isSecond = before?.slashed && isMeasured(before)
    return (mention.quantity?.stated && !(isFirst && isWeighed(mentions[at + 1]))) || !(isFirst || isSecond)
  })
}

/** "150 g rohu/tilapia", "200 ml oat/soy milk": the name that we know, or that shares its last word with the second. */
function withKnownNames(mentions: readonly Mention[]): Mention[] {
  const named = [...mentions]
  for (const [at, mention] of named.entries()) {
    const next = named[at + 1]
    if (!mention.slashed || !mention.quantity?.stated || !next || next.quantity || next.words.length === 0)
      continue
    const last = next.words
      .slice(1)
      .find(({ stem }) => exactMatch([...mention.words.map((word) => word.stem), stem]))
    if (last) named[at] = { ...mention, words: [...mention.words, last] }
    else if (!findFoods(mention.words)[0] && findFoods(next.words)[0])
      named[at] = { ...mention, words: next.words }
  }
  return named
}

function isWeighed(mention: Mention | undefined) {
  return (mention?.quantity?.grams ?? mention?.quantity?.millilitres) !== undefined
}

/** An amount with what a second one adds to it. */
export function merged(first: Quantity | undefined, second: Quantity): Quantity {
  return first ? { ...first, ...second, sizes: [...first.sizes, ...second.sizes] } : second
}

/** "2 tbsp (32 g)": the weight in brackets is that of all, unless it says "each". */
export function inBrackets(before: Quantity | undefined, inside: Quantity): Quantity {
  const { count, ...measure } = inside
  if (inside.grams === undefined && inside.millilitres === undefined) return merged(before, inside)
  const times = (inside.each ? (before?.count ?? 1) : 1) * (count ?? 1)
  return { ...(before ?? inside), ...measure, count: times, sizes: before?.sizes ?? inside.sizes }
}
