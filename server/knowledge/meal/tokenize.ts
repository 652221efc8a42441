import { canonical, plain } from '../food/food-words.ts'
import { tagsOf } from '../language/lexicon.ts'
import { is, type Token } from '../language/token.ts'
import type { Meal } from './types.ts'

const fractions: Record<string, number> = {
  '½': 1 / 2,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '⅕': 1 / 5,
  '⅖': 2 / 5,
  '⅗': 3 / 5,
  '⅘': 4 / 5,
  '⅙': 1 / 6,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
}

/**
 * The kinds of piece, in the order in which they are tried; a clock time and an ordinal number are left out. None is
 * tried from the middle of a number, which would take quadratic time.
 */
const piece = new RegExp(
  [
    String.raw`(?<each>c\/u\b)`,
    String.raw`(?<without>w\/o\b)`,
    String.raw`(?<with>w\/)`,
    String.raw`(?<clock>\d{1,2}:\d\d(?!\d)(?:\s?[ap]m\b)?|\d{1,2}\s?[AaPp][Mm]\b)`,
    String.raw`(?<ordinal>(?<!\d)\d+(?:st|nd|rd|th)\b)`,
    String.raw`(?<percent>(?<!\d)\d+(?:\.\d+)?\s?%)`,
    String.raw`(?<number>(?<!\d)\d+(?:,\d{3})+(?!\d)(?:\.\d+)?|\d+(?:[.,]\d+)?|\.\d+)`,
    '(?<fraction>[½¼¾⅓⅔⅕⅖⅗⅘⅙⅛⅜⅝⅞])',
    String.raw`(?<inch>(?<=\d)(?:["″”]|in\b)(?![^\s,;.)]))`,
    String.raw`(?<word>[\p{L}\p{M}][\p{L}\p{M}'’]*)`,
    '(?<and>[&+])',
    '(?<times>[×*])',
    '(?<about>[~≈])',
    '(?<open>[([{])',
    String.raw`(?<close>[)\]}])`,
    '(?<slash>[/⁄])',
    '(?<dash>[-–—]+|=)',
    '(?<break>[,;:\\r\\n.!?|•·…]+)',
  ].join('|'),
  'gu',
)

/** Signs that stand for a word. */
const signs = {
  and: 'and',
  each: 'each',
  with: 'with',
  without: 'without',
  inch: 'inch',
  times: 'x',
  about: 'about',
} as const

export function tokenize(meal: Meal): Meal {
  return { ...meal, tokens: tokensOf(meal.text) }
}

/** Words and marks that are read of one sentence; a meal has fewer, and reading stays quick whatever else is pasted. */
const mostTokens = 1000

/** Parts a sentence into tokens; everything else (emoji, quotes) is passed over. */
export function tokensOf(sentence: string): Token[] {
  const tokens: Token[] = []
  for (const match of sentence.matchAll(piece)) {
    const token = read(match, sentence, tokens)
    if (token) tokens.push(token)
    if (tokens.length >= mostTokens) break
  }
  return tokens
}

function read(match: RegExpExecArray, sentence: string, before: readonly Token[]): Token | undefined {
  const previous = before.at(-1)
  const groups = match.groups!
  const start = match.index
  const end = start + match[0].length
  const make = (kind: Token['kind'], text: string, value = Number.NaN): Token => {
    const stem = kind === 'word' ? canonical(text) : text
    return { kind, text, stem, value, start, end, slips: 0, unknown: false, tags: tagsOf(text, stem) }
  }
  if (groups.clock || groups.ordinal) return undefined
  if (groups.word) return make('word', spoonOf(groups.word, previous) ?? plainWord(groups.word))
  if (groups.number) return make('number', groups.number, numberOf(groups.number))
  if (groups.fraction) return make('number', groups.fraction, fractions[groups.fraction])
  if (groups.percent) return make('word', groups.percent.replace(/\s/, ''))
  for (const [sign, word] of Object.entries(signs)) if (groups[sign]) return make('word', word)
  if (groups.open) return make('open', '(')
  if (groups.close) return make('close', ')')
  if (groups.slash) return make('slash', '/')
  if (groups.dash) return isHyphen(match[0], start, end, sentence, previous) ? undefined : make('dash', '-')
  if (isAbbreviation(match[0], start, sentence, before)) return undefined
  return make('break', breakText(match[0]))
}

/** Ellipses begin a correction, and colons and question marks a list; all other marks are commas. */
function breakText(mark: string) {
  if (mark.startsWith(':')) return ':'
  if (/^\.\.|^…/.test(mark)) return '-'
  return mark[0] === '?' ? '?' : ','
}

function plainWord(word: string) {
  const plainly = plain(word)
  return plainly === 'w' ? 'with' : plainly === 'n' ? 'and' : plainly
}

/** "1 T honey", "2 t sugar": cooks write the big spoon with the big letter. */
function spoonOf(word: string, previous: Token | undefined) {
  if (previous?.kind !== 'number') return undefined
  return word === 'T' ? 'tbsp' : word === 't' ? 'tsp' : undefined
}

/** The point of "1 oz. cheddar" ends no sentence, unless the amount was that of the food before it. */
function isAbbreviation(mark: string, at: number, sentence: string, before: readonly Token[]) {
  const unit = before.at(-1)
  const short = mark === '.' && unit?.end === at && is(unit, 'abbreviation')
  // After "g." and a capital letter the next sentence begins.
  const ends = unit?.text === 'g' ? /^\.\s*([\p{Lu}\d]|$)/u : /^\.\s*(\d|$)/
  return short && !ends.test(sentence.slice(at, at + 9)) && !endsAmount(sentence, at, before)
}

/** "Salmon 150 g. Boiled potatoes 220 g", "Peanuts, 1 oz. Beer 1 can": the food stands before its amount. */
function endsAmount(sentence: string, at: number, before: readonly Token[]) {
  const number = before.findLastIndex(({ kind }) => kind !== 'word')
  const named = before[before[number]?.kind === 'number' ? number - 1 : -1]
  if (
    named?.kind === 'dash' ||
    named?.text === ':' ||
    (named?.kind === 'word' && !is(named, 'filler', 'connector', 'approximate'))
  )
    return true
  const after = /^\.\s+(?!of\b)[a-z][a-z ]*,?\s\d/i.test(sentence.slice(at, at + 60))
  return after && named?.kind === 'break' && before[number - 2]?.kind === 'word'
}

/** A hyphen inside a word or between a figure and its unit parts nothing. */
function isHyphen(text: string, start: number, end: number, sentence: string, previous: Token | undefined) {
  const touches = /\S/.test(sentence[start - 1] ?? ' ') && /\S/.test(sentence[end] ?? ' ')
  const figures = previous?.kind === 'number' && /\d/.test(sentence[end] ?? '')
  return text === '-' && touches && !figures
}

function numberOf(text: string) {
  return Number(/^\d+(,\d{3})+(\.\d+)?$/.test(text) ? text.replaceAll(',', '') : text.replace(',', '.'))
}
