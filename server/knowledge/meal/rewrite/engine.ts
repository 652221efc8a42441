import { isByStem, wordsOfClass } from '../../language/lexicon.ts'
import { numberAt, type Token, wordAt } from '../../language/token.ts'
import { type Unit, wordsOfUnits } from '../../language/units.ts'

/**
 * A rule that says a sentence more plainly, as data. `match` is a regular expression over the sentence's tokens, one
 * space between two of them, in which `<name>` is any word of that class of the lexicon, or one of `marks` below.
 * `replace` is what takes the place of the match: words, and `$1` for the tokens of the first group.
 */
export type Rule = {
  name: string
  /** A sentence before and after, which is the rule's test. */
  example: readonly [before: string, after: string]
  match: string
  replace: string | Replace
}

type Group = readonly Token[]
type Groups = readonly [all: Group, one: Group, two: Group, three: Group, four: Group]

/** Where a rule matches; `groups` are the tokens of its groups. */
export type Found = {
  tokens: readonly Token[]
  from: number
  to: number
  groups: Groups
}

/** The tokens in place of the match, or of another stretch around it; `undefined` where the rule does not apply. */
export type Replace = (found: Found) => Replaced | undefined
export type Replaced = { tokens: Group; from?: number; to?: number }

const number = String.raw`(?:\d[\d.e+-]*)`
const mark = '[,:?~\\-\\/()]'
const word = String.raw`(?:[^\s\d,:?~\-\/()]\S*|[\d.]+%)`

const amount = String.raw`(?:${number}|\/|${classWords('numberWord')}|an?)`

const marks: Record<string, string> = {
  number,
  word,
  mark,
  // A comma, colon or the like: where one food ends and the next begins.
  break: '[,:?~]',
  // Nothing more is said of this food.
  end: `(?= ${mark}|$)`,
  // The next token is no word.
  wordless: `(?! ${word}(?: |$))`,
  percent: String.raw`[\d.]+%`,
  weight: unitWords('grams'),
  volume: unitWords('millilitres'),
  metric: unitWords('grams', 'millilitres'),
  household: unitWords('household'),
  unit: unitWords('grams', 'millilitres', 'household'),
  // A count or a share as people say it: "2", "half a", "three quarters of the".
  amount: `${amount}(?: (?:of|the|${amount})){0,6}`,
}

function unitWords(...kinds: readonly Unit['kind'][]) {
  return `(?:${wordsOfUnits(...kinds)
    .toSorted((one, other) => other.length - one.length)
    .join('|')})s?`
}

/** `pret-a-manger` of the lexicon is three tokens of a sentence. */
function classWords(tag: string) {
  return `(?:${wordsOfClass(tag).join('|').replaceAll('-', ' ')})${isByStem(tag) ? '(?:e?s)?' : ''}`
}

const compiled = new WeakMap<Rule, RegExp>()

function patternOf(rule: Rule) {
  let pattern = compiled.get(rule)
  if (!pattern) {
    const source = rule.match.replace(/<(?!=|!)(\w+)>/g, (_, name: string) => marks[name] ?? classWords(name))
    pattern = new RegExp(`(?<= )(?:${source})(?= |$)`, 'dg')
    compiled.set(rule, pattern)
  }
  return pattern
}

/** The sentence as rules read it: every token with a space before it. */
export function lineOf(tokens: readonly Token[]): string {
  return tokens.map((token) => ` ${spelled(token)}`).join('')
}

function spelled({ kind, text, stem, value, slips }: Token) {
  if (kind === 'number') return String(value)
  // An ellipsis and a dash are both written "-".
  if (kind === 'break' && text === '-') return '~'
  return slips > 0 ? stem : text
}

/** Applies one rule wherever it matches, from left to right. */
export function applyRule(rule: Rule, tokens: readonly Token[], line = lineOf(tokens)): readonly Token[] {
  const pattern = patternOf(rule)
  pattern.lastIndex = 0
  let match = pattern.exec(line)
  if (!match) return tokens
  const places = placesOf(tokens)
  const kept: Token[] = []
  let done = 0
  let overlaps = false
  while (match) {
    const [from, to] = match.indices![0]!
    const found: Found = {
      tokens,
      from: places.get(from)!,
      to: places.get(to + 1)!,
      groups: [0, 1, 2, 3, 4].map((group) => {
        const range = match!.indices![group]
        return range === undefined ? [] : within(tokens, places, range[0], range[1], line)
      }) as unknown as Groups,
    }
    const replaced = found.from < done ? undefined : replacedBy(rule, found)
    if (replaced && (replaced.from ?? found.from) < done) overlaps = true
    else if (replaced) {
      kept.push(...tokens.slice(done, replaced.from ?? found.from), ...replaced.tokens)
      done = replaced.to ?? found.to
    }
    if (to === from) pattern.lastIndex++
    match = pattern.exec(line)
  }
  if (done === 0) return tokens
  const said = [...kept, ...tokens.slice(done)]
  // A match that reaches back into what another rewrote is looked for anew, as long as the sentence gets shorter.
  return overlaps && said.length < tokens.length ? applyRule(rule, said) : said
}

/** The place of the token that begins at an offset of the line. */
function placesOf(tokens: readonly Token[]) {
  const places = new Map<number, number>()
  let offset = 1
  for (const [place, token] of tokens.entries()) {
    places.set(offset, place)
    offset += spelled(token).length + 1
  }
  return places.set(offset, tokens.length)
}

function within(
  tokens: readonly Token[],
  places: ReadonlyMap<number, number>,
  from: number,
  to: number,
  line: string,
) {
  // Groups may begin and end with the space beside their words.
  const first = line[from] === ' ' ? from + 1 : from
  const last = line[to - 1] === ' ' ? to - 1 : to
  return first >= last ? [] : tokens.slice(places.get(first), places.get(last + 1))
}

function replacedBy({ replace }: Rule, found: Found): Replaced | undefined {
  if (typeof replace !== 'string') return replace(found)
  const { start } = found.tokens[found.from]!
  const { end } = found.tokens[found.to - 1]!
  const place = { start, end }
  const said = replace.split(' ').filter((part) => part !== '')
  return {
    tokens: said.flatMap((part) => {
      if (part.startsWith('$')) return found.groups[Number(part.slice(1))]!
      if (part === ':' || part === ',') return { ...wordAt(place, part), kind: 'break' as const }
      return /^\d/.test(part) ? numberAt(place, Number(part)) : wordAt(place, part)
    }),
  }
}
