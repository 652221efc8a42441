import { canonical, plain } from '../food-words.ts'
import { unitOf } from '../units.ts'

/**
 * A piece of a meal sentence. `break` parts foods for sure (comma, new line), `dash` perhaps.
 * `start` and `end` are offsets in the sentence, so that people get their own words back.
 */
export type Token = {
  kind: 'word' | 'number' | 'break' | 'dash' | 'slash' | 'open' | 'close'
  text: string
  /** The form that names are compared in. */
  stem: string
  value: number
  start: number
  end: number
  /** Misspelt letters that were mended. */
  slips: number
  /** No word of ours and not mended either. */
  unknown: boolean
}

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

const piece =
  /(?<each>c\/u\b)|(?<without>w\/o\b)|(?<with>w\/)|(?<clock>\d{1,2}:\d\d(?!\d)(?:\s?[ap]m\b)?)|(?<ordinal>\d+(?:st|nd|rd|th)\b)|(?<percent>\d+(?:\.\d+)?\s?%)|(?<number>\d+(?:,\d{3})+(?!\d)(?:\.\d+)?|\d+(?:[.,]\d+)?|\.\d+)|(?<fraction>[½¼¾⅓⅔⅕⅖⅗⅘⅙⅛⅜⅝⅞])|(?<inch>(?<=\d)(?:["″”]|in\b)(?![^\s,;.)]))|(?<word>[\p{L}\p{M}][\p{L}\p{M}'’]*)|(?<and>[&+])|(?<times>[×*])|(?<about>[~≈])|(?<open>[([{])|(?<close>[)\]}])|(?<slash>[/⁄])|(?<dash>[-–—]+|=)|(?<break>[,;:\r\n.!?|•·…]+)/gu

/** Parts a sentence into tokens; everything else (emoji, quotes) is passed over. */
export function tokensOf(sentence: string): Token[] {
  const tokens: Token[] = []
  for (const match of sentence.matchAll(piece)) {
    const token = read(match, sentence, tokens.at(-1))
    if (token) tokens.push(token)
  }
  return withBareness(withLeanness(withShares(tokens)))
}

/** "No skin", "w/o bones": skinless and boneless, which is which food it is and not what was left out of a dish. */
function withBareness(tokens: readonly Token[]): Token[] {
  const joined: Token[] = []
  for (const token of tokens) {
    const before = joined.at(-1)
    const bare = /^(skin|bone)s?$/.exec(token.text)?.[1]
    if (bare && before && /^(no|without|minus)$/.test(before.text)) {
      const text = `${bare}less`
      joined.splice(-1, 1, { ...token, text, stem: canonical(text), start: before.start })
    } else joined.push(token)
  }
  return joined
}

/** "70-85% cocoa" is a share as 85% is, and not seventy of anything. */
function withShares(tokens: readonly Token[]): Token[] {
  const isShare = (token: Token | undefined) => token?.kind === 'word' && token.text.endsWith('%')
  return tokens.filter((token, at) => {
    const [second, third] = tokens.slice(at + 1, at + 3)
    if (token.kind === 'number') return !(second?.kind === 'dash' && isShare(third))
    return !(token.kind === 'dash' && tokens[at - 1]?.kind === 'number' && isShare(second))
  })
}

/** "80/20 ground beef" says how lean it is, as 80% does, and not how much. */
function withLeanness(tokens: readonly Token[]): Token[] {
  const joined: Token[] = []
  for (const token of tokens) {
    const [lean, slash] = joined.slice(-2)
    if (slash?.kind === 'slash' && lean?.kind === 'number' && lean.value + token.value === 100) {
      const text = `${lean.value}%`
      joined.splice(-2, 2, { ...lean, kind: 'word', text, stem: text, value: Number.NaN, end: token.end })
    } else joined.push(token)
  }
  return joined
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

function read(match: RegExpExecArray, sentence: string, previous: Token | undefined): Token | undefined {
  const groups = match.groups!
  const start = match.index
  const end = start + match[0].length
  const make = (kind: Token['kind'], text: string, value = Number.NaN): Token => {
    return {
      kind,
      text,
      stem: kind === 'word' ? canonical(text) : text,
      value,
      start,
      end,
      slips: 0,
      unknown: false,
    }
  }
  if (groups.clock || groups.ordinal) return undefined
  if (groups.word) return make('word', spoonOf(groups.word, previous) ?? plainWord(groups.word))
  if (groups.number) return make('number', groups.number, numberOf(groups.number))
  if (groups.fraction) return make('number', groups.fraction, fractions[groups.fraction])
  if (groups.percent) return make('word', groups.percent.replace(/\s/, ''))
  if (groups.and) return make('word', 'and')
  if (groups.each) return make('word', 'each')
  if (groups.with) return make('word', 'with')
  if (groups.without) return make('word', 'without')
  if (groups.inch) return make('word', 'inch')
  if (groups.times) return make('word', 'x')
  if (groups.about) return make('word', 'about')
  if (groups.open) return make('open', '(')
  if (groups.close) return make('close', ')')
  if (groups.slash) return isList(previous, start, sentence[end]) ? make('break', ',') : make('slash', '/')
  if (groups.dash) return dash(match[0], start, end, sentence, previous, make)
  const isAbbreviation =
    match[0] === '.' && previous?.end === start && /^(oz|lb|lbs|tbsp|tsp|fl|g|approx|c)$/.test(previous.text)
  if (isAbbreviation && !endsAmount(sentence, start)) return undefined
  return make(
    'break',
    match[0].startsWith(':') ? ':' : /^\.\.|^…/.test(match[0]) ? '-' : match[0][0] === '?' ? '?' : ',',
  )
}

/** "Peanuts, 1 oz. Beer 1 can": the amount is that of the food before it, where the next has its own behind it. */
function endsAmount(sentence: string, at: number) {
  const before = /(?:^|[,;.\n])\s*[a-z][a-z ]*,?\s*[\d./]+\s?[a-z]+$/i.test(
    sentence.slice(Math.max(0, at - 80), at),
  )
  return before && /^\.\s+(?!of\b)[a-z][a-z ]*\s\d/i.test(sentence.slice(at, at + 60))
}

/** "Chicken: 150 g / rice: 200 g". */
function isList(previous: Token | undefined, start: number, next: string | undefined) {
  const weight = previous?.kind === 'word' && unitOf(previous.text)?.kind === 'grams'
  return weight && previous.end < start && next === ' '
}

/** A hyphen inside a word or between a figure and its unit parts nothing. */
function dash(
  text: string,
  start: number,
  end: number,
  sentence: string,
  previous: Token | undefined,
  make: (kind: Token['kind'], text: string) => Token,
) {
  const touches = /\S/.test(sentence[start - 1] ?? ' ') && /\S/.test(sentence[end] ?? ' ')
  const figures = previous?.kind === 'number' && /\d/.test(sentence[end] ?? '')
  if (text === '-' && touches && !figures) return undefined
  return make('dash', '-')
}

function numberOf(text: string) {
  return Number(/^\d+(,\d{3})+(\.\d+)?$/.test(text) ? text.replaceAll(',', '') : text.replace(',', '.'))
}
