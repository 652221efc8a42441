import { editDistance } from '#contract/measures/edit-distance.ts'
import { isCondiment } from '../food/additions.ts'
import type { Food } from '../food/food.ts'
import { foodIndex, keyOf } from '../food/food-index.ts'
import { holdsKind, ingredientsOf } from '../food/food-kinds.ts'
import { sameWords } from '../food/food-match.ts'
import { canonical, preparations } from '../food/food-words.ts'
import { isOwn, numberedFood } from '../food/numbered-food.ts'
import { inClass } from '../language/lexicon.ts'
import { consonants } from '../language/spelling.ts'
import { is, type Token } from '../language/token.ts'
import { findFoods, withoutRefused } from './foods/find-foods.ts'
import { fullyNamed, isExplained, namedCloser } from './foods/full-name.ts'
import { joinByNames } from './foods/join-mentions.ts'
import { foodsOf } from './foods/meant-foods.ts'
import { foodNamed } from './foods/names.ts'
import { isMetric } from './foods/one-food.ts'
import type { Context, Found, Meal, Mention, Named, SharedRecipe } from './types.ts'

const leastOfForeign = 0.8
/** Grams of a serving of spices at most. */
const mostPinch = 10

/** Finds the foods of every mention, once. */
export function resolve(meal: Meal, context: Context): Meal {
  const mentions = joinByNames(joinCompounds(meal.mentions))
  const measured = mentions.some(({ words, quantity }) => words.length > 0 && quantity?.stated)
  const foods = mentions.flatMap((mention) =>
    eachAlone(withPart(mention, meal.recipes), foodsNamed(mention, measured, meal, context)),
  )
  return { ...meal, mentions, foods }
}

/** A mention with the part of it that was eaten. */
function withPart(mention: Mention, recipes: readonly SharedRecipe[]): Mention {
  const recipe = recipes.find(({ start, end }) => mention.start >= start && mention.start < end)
  return recipe ? { ...mention, part: recipe.part } : mention
}

function foodsNamed(
  mention: Mention,
  measured: boolean,
  { text, foreign }: Meal,
  { otherFood }: Context,
): Found[] {
  if (mention.food) return [{ match: { food: mention.food, sureness: 0.85, left: 0 }, words: mention.words }]
  const named = withoutWildGuesses(foodsOf(mention), mention, measured)
  const known = named.length > 0 ? named : knownWithin(mention)
  const sure = known.length > 1 || (known[0]?.match.sureness ?? 0) >= 0.9
  const { words } = mention
  const first = words[0]
  const food = sure || !first ? undefined : otherFood?.(text.slice(first.start, words.at(-1)!.end))
  if (food) return [{ match: { food, sureness: 0.9, left: 0 }, words }]
  const full = measured && !mention.quantity?.stated ? undefined : fullNameOf(known, mention)
  if (full) return [{ match: { food: numberedFood(full.food), sureness: 0.85, left: 0 }, words }]
  // Of words in another language a name of ours that is among them says little.
  return foreign ? known.filter(({ match }) => match.sureness >= leastOfForeign) : oneOfRow(known, mention)
}

/**
 * "150 g vanilla oatmeal", "a bowl of honey granola": of foods in a row behind one amount the last says what it is, and
 * what stands before it only flavors it.
 */
function oneOfRow(found: readonly Found[], { words, quantity, start }: Mention): Found[] {
  const isFirst = words[0] !== undefined && words[0].start > start
  if (found.length < 2 || !quantity?.stated || !isFirst || words.some((word) => is(word, 'connector')))
    return [...found]
  const base = found.findLastIndex(({ match }) => !isFlavoring(match.food))
  if (isMetric(quantity)) return [{ ...found.at(base)!, words }]
  return found.filter(({ match }, at) => at >= base || !isFlavoring(match.food))
}

/** A condiment, or what is served by the pinch. */
function isFlavoring(food: Food) {
  return isCondiment(food) || (food.portions.get('serving') ?? 100) <= mostPinch
}

function fullNameOf(known: readonly Found[], mention: Mention) {
  if (!isExplained(known, mention)) {
    const full = fullyNamed(mention)
    // "2 eggs bacon toast": a dish of ours that has all of them is not what was counted.
    return full && known.length > 1 && isOwn(full.food) && !isMetric(mention.quantity) ? undefined : full
  }
  return mention.quantity?.stated ? namedCloser(mention, known) : undefined
}

/** "Cottage pie 5% mince 150 g": of several foods in a row an amount behind them is that of the last. */
function eachAlone(mention: Mention, foods: readonly Found[]): Named[] {
  const { words, quantity, start, end } = mention
  const last = words.at(-1)
  const behind = last && words.every((word) => word.start >= start) && last.end < end
  const weighed = quantity?.grams !== undefined || quantity?.millilitres !== undefined
  if (foods.length < 2 || !behind || !weighed) return [{ mention, foods: [...foods] }]
  const final = foods.at(-1)!
  const from = words.indexOf(final.words[0]!)
  const percent = from > 0 && words[from - 1]!.text.endsWith('%') ? from - 1 : from
  if (from < 1) return [{ mention, foods: [...foods] }]
  const { quantity: _, ...unmeasured } = mention
  const later = words.slice(0, percent).filter((word) => word.start > last.end)
  const first = words.slice(0, percent).filter((word) => word.start < last.end)
  if (first.length === 0) return [{ mention, foods: [...foods] }]
  const measured: Mention = {
    ...mention,
    words: [...later, ...words.slice(percent)],
    start: words[percent]!.start,
  }
  return [
    { mention: { ...unmeasured, words: first, end: first.at(-1)!.end }, foods: foods.slice(0, -1) },
    { mention: measured, foods: foodsOf(measured) },
  ]
}

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
        words: [...before.words, ...mainDish(before.words, mention.words)],
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
  const kinds = ingredientsOf(dish.words.at(-1)!.stem)
  if (kinds.length === 0 || words.length > 3 || /[^s]s$/.test(words.at(-1)?.text ?? 's')) return false
  const [ingredient, more] = findFoods(words)
  if (!ingredient || more || !kinds.includes(ingredient.match.food.category)) return false
  return !isDishAlone(dish.words) || holds(findFoods([...words, ...dish.words]), ingredient)
}

/** "Lamb and potato curry" is a lamb curry: where no dish has both, what stands first says which it is. */
function mainDish(first: readonly Token[], words: readonly Token[]): readonly Token[] {
  const [ingredient] = findFoods(first)
  const isBoth = ingredient && holds(findFoods([...first, ...words]), ingredient)
  const head = words.slice(-1)
  return !isBoth && !isTopped(words) && foodNamed(words) && foodNamed([...first, ...head]) ? head : words
}

/** "Sausage and potato salad", "milk and tuna sandwich": the table has the second, and what it is of is no topping. */
function isDishAlone(words: readonly Token[]) {
  return inClass('ownDish', words.at(-1)!.stem) && foodNamed(words) !== undefined && !isTopped(words)
}

/** "Cheese sandwich", "tuna and cheese pizza". */
function isTopped(words: readonly Token[]) {
  return findFoods(words.slice(0, -1))[0]?.match.food.category === 'dairy'
}

function holds([dish]: readonly Found[], part: Found) {
  return dish !== undefined && holdsKind(dish.match.food, part.match.food)
}

/**
 * "150 ml red wine with Dave", "30 g cashews in Hull": beside what was measured a word without an amount that is
 * only spelt like a food is a name more often than a slip, unless people would spell the food that way.
 */
export function withoutWildGuesses(foods: Found[], { quantity }: Mention, isMeasured: boolean): Found[] {
  if (quantity) return foods.length > 1 && foods.some(isNamed) ? foods.filter(isNamed) : foods
  return isMeasured ? foods.filter(isNamed) : foods
}

function isNamed({ words }: Found): boolean {
  if (words.some(({ text }) => inClass('pet', text)) && words.every(({ text }) => text !== 'hot'))
    return false
  return words.every((word) => word.slips === 0 || isSlip(word))
}

/** Letters swapped, doubled or left out as people do: "buter", "tomaot", "chkn". */
function isSlip({ text, stem }: Token): boolean {
  const typed = canonical(text)
  if (!/[aeiouy]/.test(typed)) return true
  const same = consonants(typed) === consonants(stem)
  if (typed.length < 5) return same && typed.length !== stem.length
  return same || sorted(typed) === sorted(stem)
}

function sorted(word: string) {
  return [...word].toSorted().join('')
}

/**
 * What a mention with an amount names where all of its words together name nothing: "handful of cashews this arvo" by
 * the name that stands in it. Not "oil popped": what stands before a participle only tells how.
 */
export function knownWithin({ words, quantity }: Mention): Found[] {
  if (!quantity?.stated || (words[0]?.unknown && words[1]?.text === 'of')) return []
  const mended = withoutSlips(withoutRefused(words))
  const [from, to] = longestName(mended)
  return findFoods(mended.slice(from, to))
}

/** Words that stand in some food's name ("pain au chocolat") but alone are one letter off a food. */
function withoutSlips(words: readonly Token[]): readonly Token[] {
  return words.map((word) => {
    const meant = word.unknown || word.stem.length < 6 ? undefined : nearFood(word.stem)
    return meant ? { ...word, stem: meant, slips: 1 } : word
  })
}

const near = new Map<string, string | undefined>()

/** The one-word food that a word of the table is a letter off; remembered, there are only so many such words. */
function nearFood(stem: string): string | undefined {
  const { exact, vocabulary } = foodIndex()
  if (!vocabulary.has(stem) || exact.has(stem) || preparations.has(stem)) return undefined
  if (!near.has(stem))
    near.set(
      stem,
      [...vocabulary.keys()].find((word) => exact.has(word) && editDistance(stem, word, 1) === 1),
    )
  return near.get(stem)
}

/** Where the longest name of a food stands in the words, the first of two as long; preparations are no name. */
function longestName(words: readonly Token[]): readonly [from: number, to: number] {
  const { exact, longest } = foodIndex()
  for (let count = Math.min(longest, words.length); count > 0; count--)
    for (let from = 0; from + count <= words.length; from++) {
      const name = words.slice(from, from + count)
      if (name.every(({ stem, unknown }) => unknown || preparations.has(stem))) continue
      if (is(name.at(-1), 'connector') || /..ed$/.test(words[from + count]?.text ?? '')) continue
      if (exact.has(keyOf(name.map(({ stem }) => stem)))) return [from, from + count]
    }
  return [0, 0]
}

/** "Egg, cheese and bacon muffin sandwich": how many mentions before the last one name, with it, one dish of the table. */
function listedBefore(before: readonly Mention[], dish: Mention): number {
  if ((dish.link !== 'and' && dish.words.every(({ text }) => text !== 'and')) || dish.quantity) return 0
  let { words } = dish
  for (let listed = 1; listed < 5; listed++) {
    const part = before.at(-listed)
    if (!part || part.quantity || part.words.length > 3) return 0
    words = [...part.words, ...words]
    if (dish.clause > part.clause && sameWords(words.map(({ stem }) => stem))) return listed
  }
  return 0
}
