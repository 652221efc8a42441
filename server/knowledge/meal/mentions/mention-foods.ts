import { inClass } from '../../language/lexicon.ts'
import type { Food } from '../../food.ts'
import { foodIndex, keyOf } from '../../food-index.ts'
import { exactMatch, type Match, partialMatch, tellsNothing } from '../../food-match.ts'
import { canonical, preparations, wordsOf } from '../../food-words.ts'
import type { Token } from '../../language/token.ts'
import { unitOf } from '../../units.ts'
import { milky } from '../milky-drinks.ts'
import { onceEach } from '../named-once.ts'
import { turned, wholeName } from '../whole-name.ts'

/** Foods that words stand for, in their order; empty when the words do not name a food we know. */
export type Found = { match: Match; words: readonly Token[] }

/**
 * Finds the foods of words between two amounts or connectors: mostly one, several in "eggs bacon toast".
 * "Blorps of rice" is none: how much a blorp is nobody knows.
 */
export function findFoods(words: readonly Token[]): Found[] {
  const whole = wholeName(words) ?? headOf(words)
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
    spans.length === 2 && /\bmilk$/.test(milk!.match.food.name) && milky.test(drink!.match.food.name)
  if (poured) return [drink!]
  const swapped = spans.length === 2 && exactMatch(spans.toReversed().flatMap(stemsOf))
  const closer = swapped && (swapped.food === spans[1]?.match.food || isNamed(swapped.food, spans))
  if (swapped && telling.length === 0 && (closer || !isPlural(spans[0]!.words.at(-1)!)))
    return [{ match: lessSlips(swapped, words), words }]
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

/** "Curry with coconut milk": in other words than the table's it is still the dish and not what is in it. */
function headOf(words: readonly Token[]): Match | undefined {
  const joint = words.findIndex(({ text }) => text === 'with')
  const match = joint < 1 ? undefined : partialMatch(turned(words))
  return match?.food.category === 'main_dish' && match.left < words.length - joint ? match : undefined
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

/** "Tortillas flour", "cookies oatmeal": the very name of a food, turned around. */
function isNamed({ name }: Food, spans: readonly Found[]) {
  return keyOf(wordsOf(name).map(canonical)) === keyOf(spans.toReversed().flatMap(stemsOf))
}

const animals = new Set(['beef', 'pork', 'chicken', 'turkey', 'lamb', 'veal'])

/** "Frankfurter beef", "tamale pork", "pork egg roll": what is made of meat and the animal are one food. */
function preparedFrom(spans: readonly Found[]): Found | undefined {
  const made = spans.filter(({ words }) => words.length > 1 || !animals.has(words[0]!.stem))
  const [other] = made
  if (spans.length !== 2 || made.length !== 1 || !other?.match.food.contains.has('meat')) return undefined
  const { name, category } = other.match.food
  const prepared =
    category === 'main_dish' || /sausage|frankfurter|salami|bologna|meatball|patty|jerky/.test(name)
  return prepared ? other : undefined
}

/** "Cooked beef" says less than "beef mince", so that "cooked beef mince" is mince. */
function meaningIn(span: readonly Token[]) {
  return span.reduce((sum, { stem }) => sum + (preparations.has(stem) ? 0.35 : 1), 0)
}

function spanMatch(span: readonly Token[]): Match | undefined {
  const phrase = foodIndex().exact.get(keyOf(span.map((word) => word.stem)))
  if (!phrase || (span.length === 1 && isSmall(span[0]!))) return undefined
  return { food: phrase.food, sureness: phrase.alias ? 0.95 : 0.97, left: 0 }
}

/** "Wheat english muffin", "rye crackers", "oat pancakes": what it was baked from, and no bread beside it. */
function isOfGrain([first, next]: readonly Found[]) {
    if (!first!.words.every(({ text }) => inClass('cereal', text))) return false
  return /^(grain|snack|main_dish)$/.test(next!.match.food.category)
}

/** Foods in a row without a comma are a list when one but the last is plural, or when none flavours the last. */
function isList(spans: readonly Found[]) {
  const first = spans.slice(0, -1)
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
