import { numberIn } from '../data/cells.ts'
import { parseTable, readText } from '../data/read-table.ts'
import { is, type Token } from './token.ts'

const said = parseTable(
  'language/numbers.csv',
  readText('language/numbers.csv'),
  ['word', 'value', 'share_of'],
  ([word, value, shareOf]) => ({
    word,
    value: value && numberIn(value),
    share: shareOf && 1 / numberIn(shareOf),
  }),
)
const numberWords = new Map(said.flatMap(({ word, value }) => (value === '' ? [] : [[word, value] as const])))
/** Half, a third … */
const parts = new Map(said.flatMap(({ word, share }) => (share === '' ? [] : [[word, share] as const])))
const articles = new Set(['a', 'an'])

/** A parsed number; `part` for a word like half, `article` for a bare "a". */
export type SaidNumber = { value: number; next: number; part: boolean; article: boolean }

/** Parses "1 1/2", "one and a half", "2-3" (its mean), "half a dozen", "a couple of", "three quarters of a", "a". */
export function readNumber(tokens: readonly Token[], at: number): SaidNumber | undefined {
  const article = articles.has(tokens[at]?.text ?? '')
  const start = article ? at + 1 : at
  const first = readPart(tokens, start) ?? readPlain(tokens, start)
  if (!first) return article ? { value: 1, next: start, part: false, article: true } : undefined
  const whole = withFraction(tokens, first)
  const range = rangeEnd(tokens, whole)
  return range ? { ...whole, value: (whole.value + range.value) / 2, next: range.next } : whole
}

function readPlain(tokens: readonly Token[], at: number): SaidNumber | undefined {
  const token = tokens[at]
  if (!token) return undefined
  const said = (value: number, next: number) => ({ value, next, part: false, article: false })
  if (token.kind === 'number') {
    const divisor = tokens[at + 1]?.kind === 'slash' ? tokens[at + 2] : undefined
    const isFraction = divisor?.kind === 'number' && divisor.value > token.value && divisor.value <= 16
    const value = isFraction ? token.value / divisor.value : token.value
    const next = isFraction ? at + 3 : at + 1
    return value < 1
      ? { ...said(value, pastWhole(tokens, next)), part: isOfOne(tokens, next) }
      : said(value, next)
  }
  const twice = token.stem === 'double' && is(tokens[at + 1], 'scoop')
  const value = twice ? 2 : token.kind === 'word' ? numberWords.get(token.text) : undefined
  if (value === undefined) return undefined
  const next = tokens[at + 1]?.text ?? ''
  const more = numberWords.get(next)
  const times = value > 0 && value < 12 && (next === 'hundred' || next === 'dozen') ? more! : undefined
  if (times !== undefined || value === 100) {
    const hundreds = value * (times ?? 1)
    const after = at + (times === undefined ? 1 : 2)
    const rest = readPlain(tokens, tokens[after]?.text === 'and' ? after + 1 : after)
    const adds = hundreds % 100 === 0 && rest && tokens[after]?.kind === 'word' && rest.value < 100
    return adds ? said(hundreds + rest.value, rest.next) : said(hundreds, after)
  }
  if (value >= 20 && value < 100 && more !== undefined && more > 0 && more < 10)
    return said(value + more, at + 2)
  return said(value, skipOf(tokens, at + 1))
}

/** Half, "half a", "half of an", "half a dozen", "three quarters of a", "a third of the", "60% of a". */
function readPart(tokens: readonly Token[], at: number): SaidNumber | undefined {
  const several = tokens[at]?.kind === 'word' ? numberWords.get(tokens[at].text) : tokens[at]?.value
  const counts = several !== undefined && several >= 1 && several < 8 && parts.has(singular(tokens[at + 1]))
  const word = counts ? at + 1 : at
  const percent =
    tokens[at + 1]?.text === 'of' ? /^(\d+(?:\.\d+)?)%$/.exec(tokens[at]?.text ?? '')?.[1] : undefined
  const said = tokens[word]?.kind === 'word' ? parts.get(singular(tokens[word])) : undefined
  const part = percent ? Number(percent) / 100 : said
  if (part === undefined) return undefined
  let next = skipOf(tokens, word + 1)
  if (articles.has(tokens[next]?.text ?? '') || tokens[next]?.text === 'the') next++
  const dozen = tokens[next]?.text === 'dozen'
  return {
    value: part * (counts ? several : 1) * (dozen ? 12 : 1),
    next: dozen ? next + 1 : next,
    part: !dozen,
    article: false,
  }
}

/** Adds a fraction after a whole number: "1 1/2", "1½", "1-1/2", "one and a half". */
function withFraction(tokens: readonly Token[], whole: SaidNumber): SaidNumber {
  if (whole.value < 1 || !Number.isInteger(whole.value)) return whole
  const joined = tokens[whole.next]?.text === 'and' || tokens[whole.next]?.kind === 'dash'
  const at = whole.next + (joined ? 1 : 0)
  const fraction =
    tokens[at]?.kind === 'number' ? readPlain(tokens, at) : joined ? readHalf(tokens, at) : undefined
  if (!fraction || fraction.value <= 0 || fraction.value >= 1) return whole
  return { ...whole, value: whole.value + fraction.value, next: fraction.next }
}

function readHalf(tokens: readonly Token[], at: number) {
  const start = articles.has(tokens[at]?.text ?? '') ? at + 1 : at
  return start > at ? readPart(tokens, start) : undefined
}

function rangeEnd(tokens: readonly Token[], low: SaidNumber) {
  const between = tokens[low.next]
  if (between?.kind !== 'dash' && between?.text !== 'to' && between?.text !== 'or') return undefined
  const high = readPlain(tokens, low.next + 1)
  return high && high.value > low.value ? high : undefined
}

/** "1/4 of a pizza", "0.5 of the banana", "1/2 an avocado": a share of one. */
function isOfOne(tokens: readonly Token[], at: number): boolean {
  const next = tokens[skipOf(tokens, at)]?.text ?? ''
  return articles.has(next) || (next === 'the' && tokens[at]?.text === 'of')
}

function pastWhole(tokens: readonly Token[], at: number): number {
  return isOfOne(tokens, at) ? skipOf(tokens, at) + 1 : at
}

function skipOf(tokens: readonly Token[], at: number) {
  return tokens[at]?.text === 'of' ? at + 1 : at
}

function singular(token: Token | undefined) {
  return token?.text.replace(/s$/, '').replace(/^halve$/, 'half') ?? ''
}

export function isNumberWord(word: string): boolean {
  return numberWords.has(word) || parts.has(word)
}
