import { inClass } from '../../language/lexicon.ts'
import { is } from '../../language/token.ts'
import type { Mention } from '../types.ts'

/**
 * How mentions stand to each other: a `dish` with what is in or on it ("sandwich with egg, cheese, and sausage"), a
 * `filled` food behind its filling ("peanut butter filled pretzels"), a `row` of which the last says what they make
 * ("egg, cheese, and sausage biscuit"), else `beside` each other ("crackers, cheese flavored").
 */
export type Shape = 'dish' | 'filled' | 'row' | 'beside'

/** What lies on bread makes one. */
export const sandwich = 'sandwich'

export function shapeOf(span: readonly Mention[]): Shape {
  const [first = '', ...more] = span.slice(1).map(linkOf)
  // "Salmon on vegetables" are two foods.
  if (span.some(({ link, words }) => link === 'on' && !words.some(isBread))) return 'beside'
  if (inClass('describing', first)) return isRow(more) || more.every(isOn) ? 'dish' : 'beside'
  if ([first, ...more].every((link) => inClass('filling', link))) return 'filled'
  return isRow([first, ...more]) ? 'row' : 'beside'
}

/** The mentions that may say what a span is. */
export function headsOf(span: readonly Mention[], shape: Shape): Mention[] {
  const [first, last] = [span[0]!, span.at(-1)!]
  if (shape === 'filled') return [last]
  return shape === 'row' ? [first, last] : [first]
}

/** Whether a link puts what follows into or onto what stands before it. */
export function isInside(link: string): boolean {
  return inClass('describing', link) || inClass('filling', link)
}

/** "Hot dog on a white bun", "egg and cheese biscuit": a sandwich, though it is not called one. */
export function isOnBread(span: readonly Mention[], shape: Shape): boolean {
  const last = span.at(-1)!.words.at(-1)
  const on = span.slice(1).some(({ link, words }) => link === 'on' && words.some(isBread))
  return on || (shape === 'row' && isBread(last))
}

/** What a sandwich is made with. */
export function isBread(word: Mention['words'][number] | undefined) {
  return is(word, 'sandwichBread')
}

/** Commas, and "and" before the last. */
function isRow(links: readonly string[]) {
  return links.at(-1) === 'and' && links.slice(0, -1).every((link) => link === '')
}

function isOn(link: string) {
  return link === 'and' || inClass('describing', link)
}

function linkOf({ link, words }: Mention) {
  return link || (is(words[0], 'connector') ? words[0]!.text : '')
}
