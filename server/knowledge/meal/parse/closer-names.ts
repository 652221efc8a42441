import { isCondiment, usualAddition } from '../../food/additions.ts'
import type { Food } from '../../food/food.ts'
import { isKind, isKindOnly } from '../../food/food-kinds.ts'
import { closerRow, tellsNothing } from '../../food/food-match.ts'
import { canonical, preparations, wordsOf } from '../../food/food-words.ts'
import { recipeSource } from '../../food/recipe-source.ts'
import { inClass } from '../../language/lexicon.ts'
import { is, type Token, wordAt } from '../../language/token.ts'
import { findFoods, wholeName } from '../foods/find-foods.ts'
import { foodNamed, nameAt } from '../foods/names.ts'
import type { Mention } from '../types.ts'
import { inBrackets, isMetric } from './amounts.ts'
import { asWeighed } from './brackets.ts'

/** How many words from here say more closely what was named before its amount: "salmon 150 g grilled", "yogurt 150 g greek". */
export function closerWords(tokens: readonly Token[], at: number, before: readonly Token[]): number {
  let end = at
  while (end - at < 4 && isPlainWord(tokens[end])) end++
  const words = tokens.slice(at, end)
  if (words.length === 0 || tokens[end]?.kind === 'number') return 0
  if (words.every((word, place) => isPreparation(word) && nameAt(tokens, at + place) === 0))
    return words.length
  if (words.length === 1 && is(words[0], 'breadKind') && is(before.at(-1), 'bread')) return 1
  const isName = words.some((_, place) => nameAt(tokens, at + place) > 0)
  return !isName && foodNamed([...words, ...before]) ? words.length : 0
}

/** "Rice, brown, 1 cup", "cheese, cheddar", "thigh with skin 150 g": what says more closely what was named before it. */
export function joinCloserNames(mentions: readonly Mention[]): Mention[] {
  const joined: Mention[] = []
  for (const [at, mention] of mentions.entries()) {
    const before = joined.at(-1)
    if (before && isAlsoWeighed(before, mention)) {
      const { quantity } = mention
      const weighed = { ...before, words: [...before.words] }
      asWeighed(mention.words, weighed)
      if (quantity)
        joined[joined.length - 1] = { ...weighed, quantity: inBrackets(before.quantity, quantity) }
      continue
    }
    const made = before && madeBefore(before, mention)
    if (made) {
      joined[joined.length - 1] = { ...mention, words: made, start: before.start, link: before.link }
      continue
    }
    const words = before && closerName(before, mention, isMeasuredNext(mentions, at))
    if (before && words)
      joined[joined.length - 1] = {
        ...before,
        words,
        clause: mention.clause,
        ...(mention.quantity && { quantity: inBrackets(before.quantity, mention.quantity) }),
        end: mention.end,
      }
    else joined.push(mention)
  }
  return joined
}

/** "Scrambled 2 eggs", "grilled 150 g salmon": how it was made stands before its amount. */
function madeBefore(before: Mention, { words, link, clause, quantity }: Mention): Token[] | undefined {
  if (before.quantity || before.words.length === 0 || !quantity?.stated || words.length === 0)
    return undefined
  if (link !== '' || clause !== before.clause) return undefined
  const [closer, more] = findFoods([...words, ...before.words])
  if (closer && !more && closer.match.food === findFoods(words)[0]?.match.food)
    return [...words, ...before.words]
  const made = before.words.every(({ text, stem }) => preparations.has(stem) && !/[^s]s$/.test(text))
  return made ? [...before.words, ...words] : undefined
}

/** "Tuna 1 tin drained 112 g": the tin, as it lay on the scales. */
function isAlsoWeighed(before: Mention, { words, quantity, link, clause }: Mention) {
  const drainedNext = clause === before.clause + 1 && words.some(({ text }) => inClass('scaleState', text))
  if (!/^(in)?$/.test(link) || quantity?.grams === undefined) return false
  if (before.words.length > 0 && before.words.every((word) => is(word, 'filler', 'pronoun'))) return false
  if (clause !== before.clause && !drainedNext) return false
  const tin = !before.quantity || (before.quantity.unit !== undefined && before.quantity.grams === undefined)
  return (
    (tin || words.some(({ text }) => text === 'drained')) && words.length > 0 && words.every(isPreparation)
  )
}

/** "Milk, whole, 1 cup", "beans, kidney, canned, drained, 150 g": an amount that stands alone ends a name turned around. */
function isMeasuredNext(mentions: readonly Mention[], at: number): boolean {
  if (mentions[at]!.quantity) return false
  const next = mentions
    .slice(at + 1, at + 5)
    .find(({ words, quantity }) => quantity?.stated || !words.every(isPreparation))
  return next !== undefined && next.link === '' && next.words.every(isPreparation)
}

function closerName(
  before: Mention,
  { words, clause, link, quantity, start }: Mention,
  measuredNext: boolean,
): Token[] | undefined {
  if (words.length === 0 || words.length > 3 || before.words.length === 0) return undefined
  const joins = link === 'in' || (link === 'with' && !before.quantity?.stated && before.words.length > 1)
  if (clause === before.clause && joins && !quantity) {
    const joint = wordAt({ start: words[0]!.start, end: words[0]!.start }, link)
    if (foodNamed([...before.words, joint, ...words])) return [...before.words, joint, ...words]
  }
  if (link === 'with' && clause === before.clause && words.every(({ text }) => text === 'skin')) {
    const row = closerRow(findFoods(before.words)[0]?.match.food, ['with', 'skin'])
    if (row) return wordsOf(row.name).map((text) => ({ ...words[0]!, text, stem: canonical(text) }))
  }
  const told = words.filter(({ text }) => !tellsNothing(text))
  const counted =
    before.quantity?.stated && before.quantity.grams === undefined && (!quantity || quantity.each)
  if (counted && clause === before.clause + 1 && link === '' && told.length > 0 && !findFoods(told)[0])
    if (foodNamed([...told, ...before.words])) return [...told, ...before.words]
  if (before.quantity?.stated && !quantity && clause === before.clause + 1 && link === '') {
    const sort = measuredNext && !isMetric(before.quantity) && foodNamed([...words, ...before.words])
    return sort ? [...words, ...before.words] : moreClosely(words, before.words)
  }
  if (before.quantity?.stated || (clause === before.clause && link === 'with' && quantity?.stated))
    return undefined
  if (clause !== before.clause + 1 || link !== '') return undefined
  if (before.heading === ':' && quantity?.stated && !isKindOnly(before.words)) return undefined
  const kindOnly = isKindOnly(before.words)
  const base = kindOnly ? before.words.filter(({ text }) => text !== 'slice') : before.words
  const inFront = [...words, ...base]
  const alone = foodNamed(words)
  const closer = foodNamed(inFront)
  const same = closer?.category === 'main_dish' && closer === foodNamed(before.words) && !before.slashed
  if (closer && (same || kindOnly) && (!quantity || words[0]!.start === start)) return inFront
  if (alone && (measuredNext || quantity?.stated) && isKind(before.words, alone)) return words
  const turned = measuredNext && alone && closer && !isAdded(alone, words, before)
  if (alone ? alone === closer || turned : closer || words.every(isPreparation)) return inFront
  const behind = [...before.words, ...words]
  return !alone && !quantity && foodNamed(behind) ? behind : undefined
}

/** "Steak, grilled, trimmed": the row that is made so; where there is none, heat alone tells no other food. */
function moreClosely(words: readonly Token[], before: Token[]): Token[] | undefined {
  if (!words.every(isPreparation)) return undefined
  if (wholeName([...words, ...before])) return [...words, ...before]
  return words.every(({ text }) => inClass('heated', text)) ? before : undefined
}

/** Milk after coffee and honey after yogurt were added, and are no latte and no honey yogurt; vanilla and one berry are flavours. */
function isAdded(food: Food, words: readonly Token[], before: Mention) {
  const base = foodNamed(before.words)
  const condiment = isCondiment(food) && wordsOf(food.name).length === words.length
  return condiment || (base !== undefined && usualAddition(food, base, 100) !== undefined)
}

function isPlainWord(token: Token | undefined) {
  return token?.kind === 'word' && !is(token, 'connector') && !is(token, 'exclusion')
}

function isPreparation({ text, stem }: Token) {
  return preparations.has(text) || preparations.has(stem) || inClass('filler', text) || text.endsWith('%')
}

/** The scan that met the colon or dash, as far as headings need it. */
type Head = { readonly mentions: readonly Mention[]; readonly current: Mention; readonly clause: number }

/**
 * "Turkey and swiss on rye: 3 oz turkey, 1 oz swiss": all that was named before the colon is explained by what follows;
 * of "caesar salad with 3 oz chicken: 2 cups romaine" only the salad is.
 */
export function headAll({ mentions, current, clause }: Head): void {
  const named = mentions.filter((mention) => mention.clause === clause)
  // Not "a friend" of "charcuterie with a friend, my share:".
  const before = mentions.findLast(({ words }) => words.some((word) => !is(word, 'filler')))
  if (
    before &&
    !before.quantity &&
    before.clause === clause - 1 &&
    isShare(current) &&
    (isDish(before) || isOwnVersion(current.words))
  ) {
    before.heading = ':'
    current.words.splice(0)
    delete current.quantity
    return
  }
  const last = current.words.length === 0 && !current.quantity ? named.at(-1) : current
  const [first] = named
  if (last?.link === 'with' && last.quantity && first && !first.quantity) first.heading = ':'
  else if (last?.words.some(({ text }) => !inClass('filler', text))) last.heading = ':'
}

/** "Egg and soldiers - 2 boiled eggs, 1 slice of toast". */
export function headDashed({ mentions, current, clause }: Head): void {
  const named = [...mentions.filter((mention) => mention.clause === clause), current]
  current.heading = '-'
  if (!named.some(({ quantity }) => quantity)) for (const one of named) one.heading = '-'
}

/** "Chili con carne, my share: 110 g beef": what is listed is the dish before. */
function isShare({ words, quantity }: Mention) {
  const { count = 1, unit, grams, millilitres } = quantity ?? {}
  if (quantity && words.length === 0)
    return inClass('oneHelping', unit) && count === 1 && (grams ?? millilitres) === undefined
  if (quantity || words.length === 0) return false
  return shareOf.test(words.map(({ text }) => text).join(' ')) || isOwnVersion(words)
}

/** "Rice pudding, anyway I measured mine: 40 g rice": no food, and no other meal. */
function isOwnVersion(words: Mention['words']) {
  const own = words.some(({ text }) => inClass('ownList', text))
  const meal = words.some(({ text }) => inClass('mealName', text))
  return own && !meal && findFoods(words).length === 0
}

const shareOf =
  /^(in )?((my|our|the|a|one) )*(own )?(share|portion|serving|plate|bowl|version|recipe|ingredients|contents)( of it| was| had| contained)?$/

function isDish({ words }: Mention) {
  const food = findFoods(words)[0]?.match.food
  return food !== undefined && (food.category === 'main_dish' || recipeSource(food.source) !== undefined)
}
