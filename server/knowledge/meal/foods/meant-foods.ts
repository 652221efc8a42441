import { exactMatch, type Match } from '../../food/food-match.ts'
import { canonical, preparations, wordsOf } from '../../food/food-words.ts'
import { shortNames } from '../../food/rows/short-names.ts'
import { inClass } from '../../language/lexicon.ts'
import { is, type Token } from '../../language/token.ts'
import { lazy } from '../../lazy.ts'
import type { Found, Mention } from '../types.ts'
import { findFoods } from './find-foods.ts'

/** The foods of a mention: what its words mean by how they are measured, else what they name. */
export function foodsOf(mention: Mention): Found[] {
  const { words } = mention
  const meant = shortFor(mention) ?? exactMatch(leanName(words)?.map(canonical) ?? []) ?? fromCan(mention)
  return meant ? [{ match: meant, words }] : findFoods(words)
}

type ShortName = { measures: readonly string[]; food: string }

/** By the words that are said, run together. */
const byWords = lazy(() => {
  const names = new Map<string, ShortName[]>()
  for (const row of shortNames.trim().split('\n')) {
    const [said, measures, food] = row.split(' | ')
    const known = names.get(said!) ?? []
    names.set(said!, [...known, { measures: measures!.split(', '), food: food! }])
  }
  return names
})

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
    const names = byWords().get(texts) ?? byWords().get(stems) ?? []
    const meant = names.find(({ measures }) => measures.some((measure) => isMeasured(mention, measure)))
    if (meant) return exactMatch(wordsOf(meant.food).map(canonical))
  }
  return undefined
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
  const [, bound, weight] = /^([<>]=)(\d+) g$/.exec(measure) ?? []
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

/** The lean shares of which the table has a row, cooked and raw. */
const shares: Record<string, { cooked: readonly number[]; raw: readonly number[] }> = {
  beef: { cooked: [75, 80, 85, 90, 93, 95, 97], raw: [70, 80, 85, 90, 93, 95] },
  turkey: { cooked: [85, 93, 99], raw: [85, 93, 99] },
}

/**
 * The words for minced meat by how lean or fat it is, whatever their order: "lean beef mince 95%", "5% fat mince raw".
 * `undefined` where no share is said or other words stand beside it.
 */
function leanName(words: readonly Token[]): string[] | undefined {
  const percent = words.find(({ text }) => /^\d+(\.\d+)?%$/.test(text))
  const isMince = words.some(({ text, stem }) => inClass('ground', text) || inClass('ground', stem))
  if (!percent || !isMince) return undefined
  const rest = words.filter((word) => word !== percent)
  if (
    !rest.every(
      ({ text, stem }) => inClass('ground', text) || inClass('ground', stem) || inClass('groundKind', text),
    )
  )
    return undefined
  const said = Number.parseFloat(percent.text)
  const lean = said < 50 ? 100 - said : said
  const animal = rest.some(({ text }) => text === 'turkey') ? 'turkey' : 'beef'
  const state = rest.some(({ text }) => inClass('raw', text)) ? 'raw' : 'cooked'
  const near = shares[animal]![state].toSorted(
    (one, other) => Math.abs(one - lean) - Math.abs(other - lean),
  )[0]!
  const kind = animal === 'turkey' ? ['ground', 'turkey'] : ['lean', 'ground', 'beef']
  return [...(state === 'raw' ? ['raw'] : []), `${near}%`, ...kind]
}
