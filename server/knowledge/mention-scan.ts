import { glue } from './food-words.ts'
import { adjuncts, connectors, exclusions, fillers, settings } from './meal-lexicon.ts'
import type { Token } from './meal-tokens.ts'
import { inBrackets, type Mention } from './mention.ts'
import { bracketed } from './mention-brackets.ts'
import { closerWords } from './mention-closer.ts'
import { shareOf, sharers } from './mention-shares.ts'
import { dishWithParts, nameAt } from './name-at.ts'
import { readQuantity } from './quantity.ts'
import { unitOf } from './units.ts'

/** Parts a sentence into mentions of foods, from left to right. What was not eaten ("without cheese") is left out. */
export function scanMentions(tokens: readonly Token[], clause = 0, link = ''): Mention[] {
  const scan = new Scan(tokens, clause, link)
  return scan.run()
}

class Scan {
  readonly tokens: readonly Token[]
  readonly mentions: Mention[] = []
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
    while (this.at < this.tokens.length) this.step(this.tokens[this.at]!)
    this.close('')
    return this.mentions
  }

  step(token: Token) {
    if (token.kind === 'break' || token.kind === 'slash' || token.kind === 'dash') {
      if (token.text === ':' || token.text === '-') this.current.heading = token.text
      this.close('')
      if (token.kind !== 'dash') this.clause++
      if (token.kind === 'break') this.excluding = false
      this.at++
    } else if (token.kind === 'close') this.at++
    else if (token.kind === 'open') this.at = bracketed(this, this.at)
    else this.word(token)
  }

  word(token: Token) {
    const shared = this.current.words.length > 0 ? sharers(this.tokens, this.at) : undefined
    if (shared) {
      this.current = shareOf(this.current, shared.people)
      this.at = shared.next
      return this.close('')
    }
    const name = nameAt(this.tokens, this.at, this.isMeasured())
    const added = this.link === 'with' && this.current.words.length === 0
    const dish = added ? 0 : dishWithParts(this.tokens, this.at, this.current.words, this.isMeasured())
    if (Math.max(name, dish) > 1) return this.take(Math.max(name, dish))
    if (name === 0 && this.amount()) return
    if (token.kind === 'number') this.at++
    else if (exclusions.has(token.text) || token.text === 'or') this.exclude()
    else if (connectors.has(token.text)) this.connect(token)
    else if (adjuncts.has(token.text)) this.skipAdjunct()
    else this.take(1)
  }

  take(count: number) {
    for (let taken = 0; taken < count; taken++) this.push(this.tokens[this.at++]!)
  }

  push(token: Token) {
    this.extend(token)
    this.current.words.push(token)
  }

  amount(): boolean {
    const read = readQuantity(this.tokens, this.at, (at) => nameAt(this.tokens, at) > 1)
    if (!read) return false
    const { quantity, next } = read
    const isAfter =
      this.current.words.some((word) => !fillers.has(word.text)) && !this.current.quantity?.stated
    const only = !quantity.stated
    const measure = quantity.grams !== undefined || quantity.millilitres !== undefined
    const named = this.current.words.length > 0
    const closer = named && !only ? closerWords(this.tokens, next, this.current.words) : 0
    const isLast = closer > 0 || this.standsBehind(next)
    if (measure && named && this.isUnmeasured() && isLast) {
      this.current.quantity = inBrackets(this.current.quantity, quantity)
      this.extend(this.tokens[next - 1]!)
      this.at = next
      this.describe(closer)
      return true
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

  /** Takes the next words for the food that was named before them. */
  describe(count: number) {
    const words = this.tokens.slice(this.at, this.at + count)
    for (const word of words) this.extend(word)
    this.current.words.unshift(...words)
    this.at += count
  }

  isMeasured(): boolean {
    const { quantity, words } = this.current
    if (!quantity || words.length > 0) return false
    return quantity.grams !== undefined || quantity.millilitres !== undefined || (quantity.count ?? 0) > 1
  }

  isUnmeasured(): boolean {
    const { quantity } = this.current
    return quantity !== undefined && quantity.grams === undefined && quantity.millilitres === undefined
  }

  /** "rice 200 g chicken 100 g": amounts follow their foods where the stretch ends with one. */
  standsBehind(next: number): boolean {
    if (this.tokens[this.at]?.text === 'x') return true
    let end = next
    let content = 0
    while (end < next + 40 && this.tokens[end] && !this.isBoundary(this.tokens[end]!)) {
      const token = this.tokens[end++]!
      if (token.kind === 'word' && !fillers.has(token.text) && !glue.has(token.text)) content++
      if (adjuncts.has(token.text)) break
    }
    if (content === 0) return true
    const last = this.tokens[end - 1]!
    return (
      last.kind === 'number' || (this.tokens[end - 2]?.kind === 'number' && unitOf(last.text) !== undefined)
    )
  }

  isBoundary({ kind, text }: Token) {
    return (kind !== 'word' && kind !== 'number') || connectors.has(text) || exclusions.has(text)
  }

  exclude() {
    this.close('')
    this.excluding = true
    this.at++
  }

  connect(token: Token) {
    const joins = token.text !== 'and' && token.text !== 'in'
    this.close(token.text)
    if (joins) this.excluding = false
    this.at++
    if (token.text === 'in' || token.text === 'on') this.skipSetting()
  }

  skipSetting() {
    let end = this.at
    while (glue.has(this.tokens[end]?.text ?? '') || this.tokens[end]?.text === 'my') end++
    if (settings.has(this.tokens[end]?.text ?? '') && nameAt(this.tokens, end) < 2) this.at = end + 1
  }

  /** Passes over "for lunch", "from the shop", "at 8" up to the next food. */
  skipAdjunct() {
    const place = this.tokens[this.at]!.text === 'at'
    this.at++
    while (this.at < this.tokens.length) {
      const token = this.tokens[this.at]!
      const idle = token.kind === 'word' && (token.unknown || glue.has(token.text) || fillers.has(token.text))
      const hour = place && token.kind === 'number'
      if (
        !(idle || hour) ||
        connectors.has(token.text) ||
        token.text === 'a' ||
        nameAt(this.tokens, this.at) > 0
      )
        return
      this.at++
    }
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
