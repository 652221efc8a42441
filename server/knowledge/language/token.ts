import { canonical } from '../food/food-words.ts'
import { phrasesOfClass, type Tag, tagsOf } from './lexicon.ts'

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
  /** Misspelled letters that were mended. */
  slips: number
  /** In no list of words, and near to none. */
  unknown: boolean
  /** Classes of the lexicon that the word is in. */
  tags: ReadonlySet<Tag>
}

/** Whether a token is of one of the lexicon's classes. */
export function is(token: Token | undefined, ...tags: readonly Tag[]): boolean {
  return token !== undefined && tags.some((tag) => token.tags.has(tag))
}

/** How many words from here are a phrase of a class, the longest one; 0 when none are. */
export function phraseAt(tokens: readonly Token[], at: number, tag: Tag): number {
  const phrase = phrasesOfClass(tag).find((words) =>
    words.every((word, place) => tokens[at + place]?.text === word),
  )
  return phrase?.length ?? 0
}

/** A word in the place of another token. */
export function wordAt({ start, end }: Pick<Token, 'start' | 'end'>, text: string): Token {
  const stem = canonical(text)
  return {
    kind: 'word',
    text,
    stem,
    value: Number.NaN,
    start,
    end,
    slips: 0,
    unknown: false,
    tags: tagsOf(text, stem),
  }
}

/** A number in the place of another token. */
export function numberAt(place: Pick<Token, 'start' | 'end'>, value: number): Token {
  return { ...wordAt(place, String(value)), kind: 'number', value }
}

/** A mark (comma, colon, dash) in the place of another token. */
export function markAt(place: Pick<Token, 'start' | 'end'>, kind: Token['kind'], text: string): Token {
  return { ...wordAt(place, text), kind }
}
