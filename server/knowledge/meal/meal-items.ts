import { isCondiment, isSpooned, usualAddition } from '../additions.ts'
import { type Food, type Nutrients, nutrientsOf } from '../food.ts'
import { exactMatch } from '../food-match.ts'
import type { Token } from '../language/token.ts'
import { type Weighed, weigh } from '../portions.ts'
import type { Quantity } from '../quantity.ts'
import { fitsOneEntry, ownWords } from './meal-limits.ts'
import type { Named } from './meal-named.ts'
import type { Mention } from './mentions/mention.ts'
import type { Found } from './mentions/mention-foods.ts'

/** One food that was read; figures are for the grams eaten and not rounded, sodium in milligrams. */
export type ReadItem = Nutrients & {
  food: Food
  name: string
  emoji: string
  grams: number
  /** 0 to 1. */
  confidence: number
  /** False where the portion was guessed. */
  amountStated: boolean
  /** The amount as it was said. */
  quantity: Quantity | undefined
}

/** What is added to a food stands in its clause, so that the food decides how much of it is usual. */
export function readClause(
  clause: readonly Named[],
  sentence: string,
  items: ReadItem[],
  notUnderstood: string[],
) {
  const base = clause.find(({ foods }) => foods[0] && !isCondiment(foods[0].match.food))
  const baseItem = base && weighed(base.foods[0]!, base.mention)
  const bases: ReadItem[] = baseItem ? [baseItem] : []
  for (const { mention, foods } of clause) {
    const own = () => ownWords(sentence, mention.start, mention.end)
    if (foods.length === 0 && !isAside(mention)) notUnderstood.push(own())
    foods.forEach((food, place) => {
      const isBase = mention === base?.mention && place === 0
      const said = place > 0 ? { ...mention, quantity: undefined } : mention
      const read = isBase ? baseItem : weighed(food, said, bases)
      if (read && !isBase && !isCondiment(read.food)) bases.unshift(read)
      if (!read || !fitsOneEntry(read)) notUnderstood.push(own())
      else items.push(read, ...buttered(read, mention.words))
    })
  }
}

function weighed(
  { match, words }: Found,
  { quantity, link, part = 1 }: Mention,
  bases: readonly ReadItem[] = [],
): ReadItem | undefined {
  const { food } = match
  const addition = link === '' ? undefined : additionTo(bases, food)
  const amount: Weighed | undefined =
    addition !== undefined && !quantity?.stated
      ? { grams: addition, sureness: 0.75, guessed: true }
      : (weigh(food, meantQuantity(food, words, quantity), words) ?? servings(food, words, quantity))
  if (!amount || !Number.isFinite(amount.grams)) return undefined
  if (part === 1 || !quantity?.stated) return item(food, amount, match.sureness, quantity)
  const eaten = { ...amount, grams: amount.grams * part }
  return item(food, eaten, match.sureness, { ...quantity, count: (quantity.count ?? 1) * part })
}

/** "A bag of soup": in a measure that nobody has for it, as many servings. */
function servings(food: Food, words: readonly Token[], quantity: Quantity | undefined): Weighed | undefined {
  const one = weigh(food, undefined, words)
  const count = Math.min(4, quantity?.count ?? 1)
  return one && { ...one, grams: one.grams * count }
}

/** To the nearest food before it that it is usually added to: milk to the coffee and not to the toast. */
function additionTo(bases: readonly ReadItem[], food: Food): number | undefined {
  for (const base of bases) {
    const grams = usualAddition(food, base.food, base.grams)
    if (grams !== undefined) return grams
  }
  return undefined
}

/** "2 sugars" are teaspoons, and a "3 egg omelette" is one of three eggs where two are usual. */
function meantQuantity(
  food: Food,
  words: readonly Token[],
  quantity: Quantity | undefined,
): Quantity | undefined {
  if (!quantity?.count || quantity.unit || quantity.grams) return quantity
  if (isSpooned(food)) return { ...quantity, unit: 'tsp' }
  const eggs = words.some(({ stem }) => stem === 'egg') && /\b(omelette|frittata)\b/.test(food.name)
  return eggs && quantity.count > 1 ? { ...quantity, count: quantity.count / 2 } : quantity
}

function item(
  food: Food,
  { grams, sureness, guessed }: Weighed,
  matched: number,
  quantity?: Quantity,
): ReadItem {
  const { name, emoji } = food
  const confidence = matched * sureness
  return {
    food,
    name,
    emoji,
    grams,
    ...nutrientsOf(food, grams),
    confidence,
    amountStated: !guessed,
    quantity,
  }
}

/** "Buttered toast" where the table has no buttered row: a teaspoon a piece. */
function buttered(read: ReadItem, words: readonly Token[]): ReadItem[] {
  if (
    !words.some((word) => word.text === 'buttered') ||
    /butter/.test([read.name, ...read.food.aliases.filter((alias) => alias.startsWith('buttered'))].join())
  )
    return []
  const butter = exactMatch(['butter'])
  const grams = butter && (usualAddition(butter.food, read.food, read.grams) ?? 5)
  return butter && grams ? [item(butter.food, { grams, sureness: 0.75, guessed: true }, 0.95)] : []
}

/** "On the way", "in the zone": places and not foods. */
function isAside({ link, quantity, words }: Mention) {
  return (
    (link === 'on' || link === 'in' || link === 'over' || link === 'under') &&
    !quantity &&
    words.every((word) => word.unknown)
  )
}
