import { nameOfEmoji } from '../food/emoji/emoji-names.ts'
import { canonical, plain } from '../food/food-words.ts'
import { tagsOf } from '../language/lexicon.ts'
import { isNumberWord } from '../language/numbers.ts'
import { is, markAt, numberAt, type Token, wordAt } from '../language/token.ts'
import { unitOf } from '../language/units.ts'
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

const vesselBehind = String.raw`(?: of)?(?: \p{L}{1,20}){0,2} (?:cans?|bottles?|glass(?:es)?|cups?|mugs?|cartons?|boxe?s?|tubs?)\b`

/**
 * The kinds of piece, in the order in which they are tried; a clock time and an ordinal number are left out. None is
 * tried from the middle of a number, which would take quadratic time.
 */
const piece = new RegExp(
  [
    String.raw`(?<each>c\/u\b)`,
    String.raw`(?<without>w\/o(?:ut)?\b)`,
    String.raw`(?<with>w\/)`,
    String.raw`(?<clock>\d{1,2}:\d\d(?!\d)(?:\s?[ap]m\b)?|\d{1,2}\s?[AaPp][Mm]\b|\d{1,2}h(?:\d\d)?\b|(?<!\d)(?:(?<=\bat )\d{1,2}\.\d\d(?! ?\p{L}{1,2}\b)|\d{1,2}\.\d\d(?= \d)))`,
    String.raw`(?<ordinal>(?<![\d/⁄])\d+(?:st|nd|rd|th)\b)`,
    String.raw`(?<percent>(?<!\d)\d+(?:\.\d+)?\s?%)`,
    // "1 000 g"; "1 500 ml" is one of 500 ml where that is a size of bottles, and "2 200 g steaks" are two.
    String.raw`(?<spaced>(?<!\d)\d{1,3}(?:[\u00a0\u202f]\d{3}| 0\d\d| [126-9]00(?=\s?ml\b(?!${vesselBehind})))(?=\s?(?:g|kg|ml|l|grams?)\b))`,
    String.raw`(?<divisor>(?<=[/⁄])\d{1,2}(?=(?:st|nd|rd|th)\b))`,
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
    String.raw`(?<emoji>(?<!\u200d)(?<one>\p{Extended_Pictographic})\ufe0f?(?:\k<one>\ufe0f?)*)`,
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

/**
 * Parts a sentence into tokens; everything else (quotes) is passed over, and so are emoji that adorn words: one is read
 * behind an amount, a colon or another that was read, and where nothing is written in words.
 */
export function tokensOf(sentence: string): Token[] {
  const tokens: Token[] = []
  const withoutWords = !/\p{L}{2}/u.test(sentence)
  let emojiEnd = -1
  for (const match of sentence.matchAll(piece)) {
    const { emoji, one } = match.groups!
    if (emoji) {
      const last = tokens.at(-1)
      const follows = last !== undefined && last.end === emojiEnd
      if (!withoutWords && !follows && !isBeforeEmoji(last)) continue
      tokens.push(...ofEmoji(one!, match, follows))
      emojiEnd = match.index + match[0].length
      continue
    }
    const token = read(match, sentence, tokens)
    if (token) tokens.push(token)
    if (tokens.length >= mostTokens) break
  }
  return tokens
}

/** "Half", "2", "100 g", "lunch:". */
function isBeforeEmoji(token: Token | undefined): boolean {
  const { kind, text = '' } = token ?? {}
  return kind === 'number' || text === ':' || isNumberWord(text) || unitOf(text) !== undefined
}

/** "🍌", "2 🍌", "🥚🥚🥚": the name of the food, and how many there are; `follows` another one. */
function ofEmoji(emoji: string, match: RegExpExecArray, follows: boolean): Token[] {
  const place = { start: match.index, end: match.index + match[0].length }
  const name = nameOfEmoji(emoji)
  if (name === undefined) return []
  const count = match[0].split(emoji).length - 1
  return [
    ...(follows ? [markAt(place, 'break', ',')] : []),
    ...(count > 1 ? [numberAt(place, count)] : []),
    ...name.split(' ').map((word) => wordAt(place, word)),
  ]
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
  if (groups.clock || groups.ordinal || isOrdinalEnd(groups.word, previous, start)) return undefined
  if (groups.word) return make('word', spoonOf(groups.word, previous) ?? plainWord(groups.word))
  if (groups.number) return make('number', groups.number, numberOf(groups.number))
  if (groups.spaced) return make('number', groups.spaced, numberOf(groups.spaced.replace(/\s/, '')))
  if (groups.divisor) return make('number', groups.divisor, Number(groups.divisor))
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

/** The letters of "1/3rd". */
function isOrdinalEnd(word: string | undefined, previous: Token | undefined, start: number): boolean {
  return previous?.kind === 'number' && previous.end === start && /^(?:st|nd|rd|th)$/.test(word ?? '')
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
  const next = /^\.\s+(\p{L}{2,12})/u.exec(sentence.slice(at, at + 20))?.[1]?.toLowerCase() ?? ''
  const verb = tagsOf(next, canonical(next))
  if (verb.has('leave') || verb.has('ate')) return false
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
