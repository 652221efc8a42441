import { exactMatch } from '../../food/food-match.ts'
import { preparations } from '../../food/food-words.ts'
import { type Quantity, readQuantity } from '../../language/quantity.ts'
import { is, type Token } from '../../language/token.ts'
import { dishWithParts, isNoName, nameAt } from '../foods/names.ts'
import { sureFood } from '../foods/one-food.ts'
import type { Meal, Mention } from '../types.ts'
import { fits, inBrackets, isSeveral, isTimes, isUnmeasured } from './amounts.ts'
import {
  isBeside,
  isFreeOf,
  pastAdjunct,
  pastSetting,
  pastWater,
  refuses,
  standsBehind,
  withoutPart,
} from './around.ts'
import { bracketed } from './brackets.ts'
import { closerWords, headAll, headDashed, joinCloserNames } from './closer-names.ts'
import { joinLooseAmounts, withoutSecondNames, withPlausibleAmounts } from './loose-amounts.ts'
import { eatenPart, ofEach, ofEveryOne, withoutNamed } from './shares.ts'

/**
 * Foods that are read of one sentence: later rules compare mentions in pairs, and an answer holds 40 items.
 */
export const mostMentions = 80
/** Words of one food: what goes on without a comma or an amount is no name. */
const mostWords = 40

/** Parts a sentence into mentions: the words of a food, its amount, and what it is joined to. */
export function parse(meal: Meal): Meal {
  const joined = withoutSecondNames(joinCloserNames(scanMentions(meal.tokens)))
  return { ...meal, mentions: withPlausibleAmounts(joinLooseAmounts(joined.filter(saysFood))) }
}

/** An amount, or words that may be a food's: "for lunch" and "taco night" are occasions. */
function saysFood({ words, quantity, heading }: Mention) {
  if (quantity && (words.length === 0 || heading || isAmount(quantity))) return true
  const night = words.at(-1)?.text === 'night'
  const idle = (night && words.length > 1) || words.every(isIdle)
  const name = words.filter((word) => !is(word, 'pronoun'))
  if (words.length === 1 && isNoName(words[0]!)) return false
  return !idle || (!night && exactMatch(name.map(({ stem }) => stem)) !== undefined)
}

/** More than the article of "a quick snack". */
function isAmount({ stated, count, unit, grams, millilitres, sizes }: Quantity) {
  return stated && !(count === 1 && sizes.length === 0 && (unit ?? grams ?? millilitres) === undefined)
}

function isIdle(token: Token) {
  const said = token.kind === 'number' || preparations.has(token.text) || token.text === 'x'
  return said || is(token, 'filler', 'setting', 'pronoun')
}

/** Parts a sentence into mentions of foods, from left to right. What was not eaten ("without cheese") is left out. */
export function scanMentions(tokens: readonly Token[], clause = 0, link = ''): Mention[] {
  return new Scan(tokens, clause, link).run()
}

class Scan {
  readonly tokens: readonly Token[]
  mentions: Mention[] = []
  readonly scanParts = scanMentions
  current: Mention
  clause: number
  link: string
  excluding = false
  at = 0

  constructor(tokens: readonly Token[], clause: number, link: string) {
    this.tokens = tokens
    this.clause = clause
    this.link = link
    this.current = this.fresh()
  }

  run(): Mention[] {
    while (this.at < this.tokens.length && this.mentions.length < mostMentions)
      this.step(this.tokens[this.at]!)
    this.close('')
    return this.mentions.slice(0, mostMentions)
  }

  step(token: Token) {
    if (token.kind === 'break' || token.kind === 'slash' || token.kind === 'dash') {
      if (this.excluding) this.close('')
      if (token.text === '-') headDashed(this)
      if (token.text === ':' || token.text === '?') headAll(this)
      if (token.kind === 'slash') this.current.slashed = true
      this.close('')
      if (token.kind !== 'dash') this.clause++
      if (token.kind === 'break' || this.tokens[this.at + 1]?.kind === 'number') this.excluding = false
      this.at++
    } else if (token.kind === 'close') this.at++
    else if (token.kind === 'open') {
      this.at = bracketed(this, this.at)
    } else this.word(token)
  }

  word(token: Token) {
    if (eatenPart(this) || ofEach(this)) return
    const water = pastWater(this.tokens, this.at)
    if (water > this.at) {
      this.at = water
      return
    }
    // "Toast with ham and cheese": foods that are added are no sandwich.
    const { words, quantity } = this.current
    const added = this.link === 'with' && words.length === 0 && !quantity
    const name = nameAt(this.tokens, this.at, added || isSeveral(this.current))
    const dish = added ? 0 : dishWithParts(this.tokens, this.at, words, isSeveral(this.current))
    if (Math.max(name, dish) > 1) return this.take(Math.max(name, dish))
    if (name === 0 && this.amount()) return
    if (token.kind === 'number') this.at++
    else if (is(token, 'exclusion') || token.text === 'or') this.exclude()
    else if (is(token, 'connector') || (this.excluding && is(token, 'resume'))) this.connect(token)
    else if (is(token, 'adjunct')) this.at = pastAdjunct(this.tokens, this.at)
    else this.take(1)
  }

  take(count: number) {
    for (let taken = 0; taken < count; taken++) this.push(this.tokens[this.at++]!)
  }

  push(token: Token) {
    if (this.current.words.length >= mostWords) this.close('')
    this.extend(token)
    this.current.words.push(token)
  }

  amount(): boolean {
    const read = readQuantity(this.tokens, this.at, (at) => nameAt(this.tokens, at) > 1)
    if (!read) return false
    const { quantity, next } = read
    if (this.tokens[this.at]?.text === 'x' && isTimes(this.current, quantity))
      return this.measure({ ...this.current.quantity!, count: quantity.count! }, next)
    if (quantity.each && (quantity.unit || quantity.grams)) ofEveryOne(this, quantity)
    if (this.isPackOf(quantity, next)) this.current = this.fresh()
    const { words, quantity: told } = this.current
    const isAfter = words.some((word) => !is(word, 'filler') || is(word, 'pronoun')) && !told?.stated
    const only = !quantity.stated
    if (only && this.isOnlyPrepared()) {
      this.current.quantity!.sizes = [...this.current.quantity!.sizes, ...quantity.sizes]
      this.at = next
      return true
    }
    const measure = quantity.grams !== undefined || quantity.millilitres !== undefined
    const named = this.current.words.some((word) => !is(word, 'filler', 'setting') || is(word, 'pronoun'))
    const closer = named && !only ? closerWords(this.tokens, next, this.current.words) : 0
    const isLast = closer > 0 || standsBehind(this.tokens, this.at, next)
    if (
      measure &&
      named &&
      isUnmeasured(this.current.quantity) &&
      isLast &&
      fits(this.current.quantity, quantity)
    ) {
      const pieces = quantity.count === undefined && !quantity.each ? this.current.quantity?.count : undefined
      this.measure({ ...inBrackets(this.current.quantity, quantity), ...(pieces && { pieces }) }, next)
      this.describe(closer)
      return true
    }
    if (this.excluding && quantity.stated && isBeside(this.current, this.link, isLast)) {
      this.close(this.link)
      this.excluding = false
    }
    const behind = isAfter && (only || isLast)
    if (!behind) this.close(this.current.words.length > 0 ? '' : this.link)
    this.extend(this.tokens[this.at]!)
    this.extend(this.tokens[next - 1]!)
    const { sizes } = this.current.quantity ?? { sizes: [] }
    this.current.quantity = { ...quantity, sizes: [...sizes, ...quantity.sizes] }
    this.at = next
    if (behind) this.describe(closer)
    if (behind && quantity.stated) this.close(this.link)
    return true
  }

  /** "238 g of frozen, medium": an amount and how the food is made, but no food yet. */
  isOnlyPrepared() {
    const { words, quantity } = this.current
    return quantity?.stated === true && words.length > 0 && words.every(({ stem }) => preparations.has(stem))
  }

  /** "A Kool-Aid pouch of juice drink": words before a pack that are no food tell which pack it is. */
  isPackOf({ count, unit }: Quantity, next: number) {
    const { words, quantity } = this.current
    const isArticle = quantity?.count === 1 && quantity.unit === undefined
    const of = unit !== undefined && count === undefined && this.tokens[next - 1]?.text === 'of'
    return of && isArticle && words.length > 0 && sureFood(this.current) === undefined
  }

  /** Takes an amount for what was named before it. */
  measure(quantity: Quantity, next: number): true {
    this.current.quantity = quantity
    this.extend(this.tokens[next - 1]!)
    this.at = next
    return true
  }

  /** Takes the next words for the food that was named before them. */
  describe(count: number) {
    const words = this.tokens.slice(this.at, this.at + count)
    for (const word of words) this.extend(word)
    this.current.words.unshift(...words)
    this.at += count
  }

  exclude() {
    const free = isFreeOf(this.tokens, this.at)
    if (free || !refuses(this.tokens, this.at)) {
      this.at += free ? 2 : 1
      return
    }
    this.current.words = withoutPart(this.tokens, this.at, this.current.words)
    this.close('')
    this.mentions = withoutNamed(this.tokens, this.at, this.mentions)
    this.excluding = true
    this.at++
  }

  connect(token: Token) {
    this.close(token.text)
    if (token.text !== 'and' && token.text !== 'in') this.excluding = false
    this.at++
    if (token.text === 'in' || token.text === 'on') this.at = pastSetting(this.tokens, this.at)
  }

  close(link: string) {
    const { words, quantity } = this.current
    if (!this.excluding && (words.length > 0 || quantity)) this.mentions.push(this.current)
    this.link = link
    this.current = this.fresh()
  }

  fresh(): Mention {
    return { words: [], clause: this.clause, link: this.link, start: -1, end: -1 }
  }

  extend(token: Token) {
    if (this.current.words.length === 0 && !this.current.quantity) {
      this.current.clause = this.clause
      this.current.link = this.link
    }
    if (this.current.start < 0) this.current.start = token.start
    this.current.end = Math.max(this.current.end, token.end)
  }
}
