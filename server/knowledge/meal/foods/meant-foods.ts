import { type FoodGroup, isOfGroup } from '../../food/food-kinds.ts'
import { exactMatch, type Match } from '../../food/food-match.ts'
import { canonical, preparations } from '../../food/food-words.ts'
import { inClass } from '../../language/lexicon.ts'
import { is, type Token } from '../../language/token.ts'
import type { Found, Mention } from '../types.ts'
import { findFoods } from './find-foods.ts'
import { besideGroups, boundedWeight, shortNames } from './short-names.ts'

/** The foods of a mention: what its words mean by how they are measured, else what they name. */
export function foodsOf(mention: Mention): Found[] {
  const { words } = mention
  const meant = shortFor(mention) ?? leanMince(words) ?? fromCan(mention)
  return meant ? [{ match: meant, words }] : findFoods(words)
}

/** "An ear of corn", "200 ml skimmed", "two slices of white": the food that is meant, by a table of short names. */
function shortFor(mention: Mention): Match | undefined {
  const { words } = mention
  const named = exactMatch(words.map(({ stem }) => stem)) !== undefined
  const telling = words.filter(
    ({ text, stem }) => (text.endsWith('s') || !preparations.has(stem)) && !inClass('filler', text),
  )
  const plain = words.filter(({ text }) => !inClass('homely', text))
  for (const said of named ? [words] : [words, plain, telling]) {
    const texts = said.map(({ text }) => text).join(' ')
    const stems = said.map(({ stem }) => stem).join(' ')
    const names = shortNames().get(texts) ?? shortNames().get(stems) ?? []
    const meant = names.find(({ measures }) => measures.some((measure) => isMeasured(mention, measure)))
    if (meant) return meant.food
  }
  return undefined
}

/** The food that a short name means beside others: the group they are of, or must not be of, is told by the table. */
export function shortBeside(words: readonly Token[], others: readonly string[]): Match | undefined {
  const isBeside = (measure: string) => {
    const [, group, not] = besideGroups.exec(measure) ?? []
    const has = (kind: string | undefined) => others.some((name) => isOfGroup(kind as FoodGroup, name))
    return group !== undefined && has(group) && !(not && has(not))
  }
  const names = shortNames().get(words.map(({ text }) => text).join(' ')) ?? []
  const meant = names.find(({ measures }) => measures.some(isBeside))
  return meant?.food
}

function isMeasured({ quantity, link }: Mention, measure: string): boolean {
  if (measure === 'always') return true
  if (measure === 'in') return link === 'in'
  const { grams, millilitres, unit, stated, count = 1 } = quantity ?? {}
  const metric = grams !== undefined || millilitres !== undefined
  if (measure === 'stated') return stated === true
  if (measure === 'count') return stated === true && unit === undefined && !metric
  if (measure === 'g') return grams !== undefined
  if (measure === 'ml') return millilitres !== undefined
  const [, bound, weight] = boundedWeight.exec(measure) ?? []
  if (bound === undefined) return unit === measure
  if (grams === undefined) return false
  return bound === '>=' ? grams * count >= Number(weight) : grams <= Number(weight)
}

/** "Tuna, 1 can", "kidney beans tin": the row of the canned food, where there is one. */
function fromCan({ words, quantity }: Mention): Match | undefined {
  const can = is(words.at(-1), 'can')
  if (!can && quantity?.unit !== 'can') return undefined
  const food = (can ? words.slice(0, -1) : words).filter(({ text }) => text !== 'drained')
  return exactMatch(['canned', ...food.map(({ stem }) => stem)])
}

/**
 * The row of minced meat nearest to how lean or fat it is said to be: "lean beef mince 95%", "5% fat mince raw".
 * `undefined` where no share is said or other words stand beside it.
 */
function leanMince(words: readonly Token[]): Match | undefined {
  const percent = words.find(({ text }) => /^\d+(\.\d+)?%$/.test(text))
  const isMince = words.some(({ text, stem }) => inClass('ground', text) || inClass('ground', stem))
  if (!percent || !isMince) return undefined
  const rest = words.filter((word) => word !== percent)
  const said = Number.parseFloat(percent.text)
  const lean = said < 50 ? 100 - said : said
  const turkey = rest.some(({ text }) => text === 'turkey')
  const state = rest.some(({ text }) => inClass('raw', text)) ? ['raw'] : []
  const kind = turkey ? ['ground', 'turkey'] : ['lean', 'ground', 'beef']
  return allShares
    .toSorted((one, other) => Math.abs(one - lean) - Math.abs(other - lean))
    .map((share) => exactMatch([...state, `${share}%`, ...kind].map(canonical)))
    .find((match) => match !== undefined)
}

/** Lean shares that the table may have a row of. */
const allShares = Array.from({ length: 40 }, (_, at) => 60 + at)
