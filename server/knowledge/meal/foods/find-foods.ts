import type { Food } from '../../food/food.ts'
import { foodIndex, keyOf } from '../../food/food-index.ts'
import { isOfGroup } from '../../food/food-kinds.ts'
import { exactMatch, type Match, partialMatch, sameWords, tellsNothing } from '../../food/food-match.ts'
import { canonical, preparations, wordsOf } from '../../food/food-words.ts'
import { namedInFull } from '../../food/full-names.ts'
import { inClass } from '../../language/lexicon.ts'
import { is, type Token } from '../../language/token.ts'
import { unitOf } from '../../language/units.ts'
import type { Found } from '../types.ts'
import { isNoName } from './names.ts'

/**
 * Finds the foods of words between two amounts or connectors: mostly one, several in "eggs bacon toast".
 * "Blorps of rice" is none: how much a blorp is nobody knows.
 */
export function findFoods(words: readonly Token[]): Found[] {
  const meant = wholeName(words) ? words : withoutRefused(words)
  return meant === words ? foodsOnce(words) : findFoods(meant).map((found) => dim(found, 0.75))
}

function foodsOnce(words: readonly Token[]): Found[] {
  const key = words.map(({ text, stem, slips, unknown }) => `${text},${stem},${slips},${unknown}`).join()
  const known = recent.get(key)
  if (known) return known.map(({ match, from, to }) => ({ match, words: words.slice(from, to) }))
  const found = foodsIn(words)
  if (recent.size >= mostRecent) recent.clear()
  const places = found.map(({ match, words: named }) => {
    const from = words.indexOf(named[0]!)
    return { match, from, to: from + named.length }
  })
  recent.set(key, places)
  return found
}

/** What words were found to name, by their letters: several rules ask for the same words of one sentence. */
const recent = new Map<string, { match: Match; from: number; to: number }[]>()
const mostRecent = 1000

function foodsIn(words: readonly Token[]): Found[] {
  if (words.length === 1 && isNoName(words[0]!)) return []
  const whole = wholeName(words)
  if (whole) return [{ match: lessSlips(whole, words), words }]
  if (words[0]?.unknown && words[1]?.text === 'of') return []
  const spans = bestSpans(words)
  const telling = words.filter((word) => !spans.some((span) => span.words.includes(word)) && !isSmall(word))
  const last = words.findLast((word) => !isSmall(word))
  const head = spans.at(-1)
  const together = partialMatch(words.map((word) => word.stem))
  const prepared = preparedFrom(spans)
  if (prepared) return [{ match: together?.left === 0 ? together : prepared.match, words }]
  const [milk, drink] = spans
  const poured =
    spans.length === 2 &&
    isOfGroup('milk', milk!.match.food.name) &&
    isOfGroup('milkyDrink', drink!.match.food.name)
  if (poured) return [drink!]
  const swapped = spans.length === 2 && exactMatch(spans.toReversed().flatMap(stemsOf))
  if (swapped && telling.length === 0) return [{ match: lessSlips(swapped, words), words }]
  if (spans.length > 1 && isOfGrain(spans)) return findFoods(words.slice(words.indexOf(spans[1]!.words[0]!)))
  if (spans.length > 1 && telling.length === 0 && isList(spans)) return onceEach(spans)
  if (together && (!head || together.left === 0 || !endsWith(head, last))) {
    return [{ match: lessSlips(together, words), words }]
  }
  if (!head || !endsWith(head, last)) {
    return head && head.words.length > 1 && telling.every((word) => word.unknown) ? [dim(head, 0.6)] : []
  }
  const others = spans.length - 1 + telling.length
  const best =
    together && together.sureness > head.match.sureness * 0.75 ** others
      ? { match: lessSlips(together, words), words }
      : undefined
  return [best ?? dim({ ...head, words }, 0.75 ** others)]
}

/** Leaves out foods that a food is said not to have: "sugar-free shake", but not "sugar-free gum", which is a name. */
export function withoutRefused(words: readonly Token[]): readonly Token[] {
  const isName = (from: number, to: number) =>
    foodIndex().exact.has(keyOf(words.slice(from, to).map(({ stem }) => stem)))
  const isFree = (at: number) =>
    words[at + 1]?.text === 'free' &&
    isName(at, at + 1) &&
    !isName(at, at + 3) &&
    !isName(at, at + 4) &&
    !isName(Math.max(0, at - 1), at + 2)
  const kept = words.filter(
    (_, at) => !isFree(at) && !(at > 0 && isFree(at - 1)) && !is(words[at - 1], 'otherThan'),
  )
  return kept.length < words.length ? kept : words
}

/** Splits words into the names that cover most of them, longer names first. */
function bestSpans(words: readonly Token[]): Found[] {
  const { longest } = foodIndex()
  const best: { score: number; spans: Found[] }[] = [{ score: 0, spans: [] }]
  for (let end = 1; end <= words.length; end++) {
    let top = best[end - 1]!
    for (let start = Math.max(0, end - longest); start < end; start++) {
      const span = words.slice(start, end)
      const match = spanMatch(span)
      const score = best[start]!.score + meaningIn(span) ** 1.5
      if (match && score > top.score) {
        top = { score, spans: [...best[start]!.spans, { match: lessSlips(match, span), words: span }] }
      }
    }
    best.push(top)
  }
  return best.at(-1)!.spans
}

/** "Frankfurter beef", "tamale pork", "pork egg roll": what is made of meat and the animal are one food. */
function preparedFrom(spans: readonly Found[]): Found | undefined {
  const made = spans.filter(({ words }) => words.length > 1 || !is(words[0], 'meat'))
  const [other] = made
  if (spans.length !== 2 || made.length !== 1 || !other?.match.food.contains.has('meat')) return undefined
  const { name, category } = other.match.food
  const prepared = category === 'main_dish' || isOfGroup('preparedMeat', name)
  return prepared ? other : undefined
}

/** "Cooked beef" says less than "beef mince", so that "cooked beef mince" is mince. */
function meaningIn(span: readonly Token[]) {
  return span.reduce((sum, { stem }) => sum + (preparations.has(stem) ? 0.35 : 1), 0)
}

function spanMatch(span: readonly Token[]): Match | undefined {
  const phrase = foodIndex().exact.get(keyOf(span.map((word) => word.stem)))
  if (!phrase || (span.length === 1 && (isSmall(span[0]!) || isNoName(span[0]!)))) return undefined
  return { food: phrase.food, sureness: phrase.alias ? 0.95 : 0.97, left: 0 }
}

function referenceMatch(stems: readonly string[]): Match | undefined {
  const food = namedInFull(stems)?.food
  return food && { food, sureness: 0.95, left: 0 }
}

/** "Wheat english muffin", "rye crackers", "oat pancakes": what it was baked from, and no bread beside it. */
function isOfGrain([first, next]: readonly Found[]) {
  if (!first!.words.every(({ text }) => inClass('cereal', text))) return false
  return /^(grain|snack|main_dish)$/.test(next!.match.food.category)
}

/** Foods in a row without a comma are a list when one but the last is plural, or when none flavours the last. */
function isList(spans: readonly Found[]) {
  const first = spans.slice(0, -1)
  const filled = isOfGroup('filled', spans.at(-1)!.match.food.name)
  // "Chicken and vegetable empanada".
  if (filled && first.some(({ words }) => words.some(({ text }) => text === 'and'))) return false
  if (first.some(({ words }) => /[^s]s$/.test(words.at(-1)!.text))) return true
  const last = spans.at(-1)!.match.food
  const flavoured = ['main_dish', 'snack', 'beverage', 'dairy', 'general'].includes(last.category)
  const ingredient = first.every(({ match }) =>
    ['protein', 'vegetable', 'fruit', 'dairy', 'general', 'snack'].includes(match.food.category),
  )
  return !(flavoured && ingredient)
}

function endsWith(span: Found, last: Token | undefined) {
  return last === undefined || span.words.includes(last)
}

/** Words whose loss changes nothing about which food it is. */
function isSmall(word: Token) {
  return (
    tellsNothing(word.text) ||
    (word.unknown && /^[^aeiou]{1,4}$|..(ed|ing)$/.test(word.text)) ||
    (preparations.has(word.stem) && !isPlural(word)) ||
    preparations.has(word.text) ||
    word.text.endsWith('%') ||
    word.text === 'buttered' ||
    (unitOf(word.text) !== undefined && !foodIndex().exact.has(word.stem))
  )
}

/** "Fries" and "greens" are foods, "fry" and "green" are not. */
function isPlural({ text, stem }: Token) {
  return text.endsWith('s') && text !== stem && foodIndex().exact.has(stem)
}

function lessSlips(match: Match, words: readonly Token[]): Match {
  const slips = words.reduce((sum, word) => sum + word.slips, 0)
  return slips === 0 ? match : { ...match, sureness: match.sureness * 0.92 ** slips }
}

function stemsOf({ words }: Found) {
  return words.map(({ stem }) => stem)
}

function dim(found: Found, factor: number): Found {
  return { ...found, match: { ...found.match, sureness: found.match.sureness * factor } }
}

/** A food with the words that name it, one of several in a row. */
type Span = { match: Match; words: readonly Token[] }

/** "Walkers crisps" and "pb&j sandwich" name one food twice. */
export function onceEach(spans: readonly Span[]) {
  return spans.filter(({ match, words }, place) => {
    const before = spans[place - 1]?.match.food.name
    const named = before?.endsWith(` ${match.food.name}`) === true
    const kind = named || (words.length === 1 && before?.endsWith(` ${words[0]!.text}`))
    const sort = place > 0 && isSortOf(words, spans[place - 1]!.match.food)
    return !kind && !sort && spans.findIndex((other) => other.match.food === match.food) === place
  })
}

/** "Shortbread biscuits", "rotis whole wheat", "doritos crisps", "tandoori chicken breast": what was named before is one. */
function isSortOf(words: readonly Token[], { name, category, contains }: Food) {
  if (category === 'grain' && words.every(({ text }) => inClass('flour', text))) return true
  const sort = words.length === 1 ? words[0]!.stem : ''
  const cut = is(words.at(-1), 'cutOfMeat')
  if (cut && contains.has('meat')) return words.length === 1 || category === 'main_dish'
  if (inClass('snackKind', sort)) return category === 'snack'
  if (sort === 'sandwich' || sort === 'roll') return isOfGroup('breaded', name)
  if (sort === 'soup') return isOfGroup('noodleSoup', name)
  return sort === 'bread' && category === 'grain'
}

/** The food that all of the words name, in the table's order or in another, or in the state it was weighed in. */
export function wholeName(words: readonly Token[]): Match | undefined {
  const stems = words.map(({ stem }) => stem)
  return (
    exactMatch(madeBehind(words)) ??
    exactMatch(stems) ??
    referenceMatch(stems) ??
    referenceMatch(stems.filter((stem) => !tellsNothing(stem))) ??
    exactMatch(turned(words)) ??
    sameWords(stems) ??
    uncooked(words) ??
    fullFat(words) ??
    handled(words) ??
    flavoured(words)
  )
}

/** "Uncooked penne", "raw chicken breast grilled" are what lay on the scales: the row of what the cooked food was before. */
function uncooked(words: readonly Token[]): Match | undefined {
  const rest = words.filter(({ stem }) => !inClass('raw', stem))
  if (rest.length === words.length || rest.length === 0) return undefined
  const plain = rest.filter(({ text }) => !inClass('cooked', text))
  for (const said of [rest, plain]) {
    const stems = said.map(({ stem }) => stem)
    const cooked = exactMatch(stems)
    const row = rowBefore(stems) ?? (cooked && rowOfKind(cooked.food))
    if (row) return row
  }
  return plain.length < rest.length ? exactMatch(plain.map(({ stem }) => stem)) : undefined
}

/** Of a sort without a row of its own the row of its kind: dry couscous of the pearl one. */
function rowOfKind({ name, category }: Food): Match | undefined {
  const stems = wordsOf(name).map(canonical)
  const kind = category === 'grain' || category === 'protein' ? stems.slice(-1) : []
  return (
    rowBefore(stems) ??
    (stems.length > 1 && kind.length > 0 && inClass('dryGoods', kind[0]!) ? rowBefore(kind) : undefined)
  )
}

function rowBefore(stems: readonly string[]): Match | undefined {
  return exactMatch(['dry', ...stems]) ?? exactMatch(['raw', ...stems])
}

/** "Cream cheese rolled up": what was done with a food does not name another. */
function handled(words: readonly Token[]): Match | undefined {
  let end = words.length
  while (end > 1 && isDone(words[end - 1]!)) end--
  const done = words.slice(end)
  if (!done.some(({ text }) => text.endsWith('ed')) || end === 0) return undefined
  const all = partialMatch(words.map(({ stem }) => stem))
  return all?.left === 0 && all.food.name.endsWith('ed')
    ? undefined
    : exactMatch(words.slice(0, end).map(({ stem }) => stem))
}

function isDone({ text, stem }: Token) {
  if (tellsNothing(text) || tellsNothing(stem)) return true
  const tells = preparations.has(stem) || preparations.has(text) || inClass('namedState', text)
  return /..ed$/.test(text) && !tells && !foodIndex().exact.has(stem)
}

/** "Full fat cheddar" is plain cheddar, and not the row that has fat in its name. */
function fullFat(words: readonly Token[]): Match | undefined {
  const at = words.findIndex(({ text }, place) => text === 'full' && words[place + 1]?.text === 'fat')
  return at < 0 ? undefined : exactMatch(words.toSpliced(at, 2).map(({ stem }) => stem))
}

/** "Sandwich with ham" as the table has it: ham sandwich. */
export function turned(words: readonly Token[]): string[] {
  const joint = words.findIndex(({ text }) => text === 'with')
  const stems = words.map((word) => word.stem)
  return joint < 1 ? [] : [...stems.slice(joint + 1), ...stems.slice(0, joint)]
}

/** "Spinach cooked", "rice brown": how it was made, where the table says it first. */
function madeBehind(words: readonly Token[]): string[] {
  const last = words.at(-1)
  if (!last || words.length < 2 || !preparations.has(last.stem)) return []
  const stems = words.map(({ stem }) => stem)
  return foodIndex().exact.has(keyOf(stems)) ? [] : [last.stem, ...stems.slice(0, -1)]
}

/** "Chilli flavoured tortilla chips" are tortilla chips. */
function flavoured(words: readonly Token[]): Match | undefined {
  const at = words.findIndex(({ stem }) => stem === 'flavored')
  const state = words.filter(({ stem }, place) => place < at && inClass('raw', stem))
  return at < 1 ? undefined : exactMatch([...state, ...words.slice(at + 1)].map(({ stem }) => stem))
}
