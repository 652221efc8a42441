import { exactMatch } from '../../food-match.ts'
import { canonical, preparations, wordsOf } from '../../food-words.ts'
import { inClass } from '../../language/lexicon.ts'
import { type Token, is } from '../../language/token.ts'
import { findFoods } from './find-foods.ts'
import type { Found, Mention } from '../types.ts'
import type { Quantity } from '../../quantity.ts'

const fries = wordsOf('french fries').map(canonical)

/** The foods of a mention. */
export function foodsOf(mention: Mention): Found[] {
  const { words } = mention
  const meant = exactMatch(meantName(mention))
  return meant ? [{ match: meant, words }] : findFoods(words)
}

/**
 * "Tuna in a wrap" has a tortilla around it and not a filled wrap beside it; peppers that are counted or
 * weighed are no spice; whites are those of eggs; chips by the plate are fries; meat of no kind is beef.
 */
function meantName({ words, link, quantity }: Mention): string[] {
  const only = words.length === 1 ? words[0] : undefined
  const light = quantity?.grams !== undefined && quantity.grams <= 100
  if (only?.stem === 'wrap' && (link === 'in' || light)) return ['tortilla', 'wrap']
  if (only?.stem === 'pepper' && (only.text === 'peppers' || isPiece(quantity))) return ['bell', 'pepper']
  const bowls = quantity?.grams !== undefined && quantity.grams <= 60
  if (bowls && /^(bowls? of )?cereal$/.test(words.map(({ text }) => text).join(' '))) return ['dry', 'cereal']
  const telling = words.filter(({ text }) => !inClass('homely', text))
  const chips = telling.length === 1 && telling[0]!.text === 'chips'
  if (chips && (quantity?.grams ?? 0) * (quantity?.count ?? 1) >= 100) return fries
  if (words[0]?.text === 'whites' && words.every(({ stem }) => preparations.has(stem)))
    return ['egg', 'white']
  const lean = leanName(words)
  if (lean) return lean.map(canonical)
  const tin = is(words.at(-1), 'can')
  const canned = [
    'canned',
    ...(tin ? words.slice(0, -1) : words).filter(({ text }) => text !== 'drained').map(({ stem }) => stem),
  ]
  if ((tin || quantity?.unit === 'can') && exactMatch(canned)) return canned
  const measured = measuredName(words, quantity)
  if (measured) return measured
  return isAnyMeat(words) ? ['beef'] : []
}

function isAnyMeat(words: readonly Token[]) {
  const telling = words.filter(({ stem, text }) => !preparations.has(stem) && !inClass('filler', text))
  return telling.length === 1 && telling[0]!.stem === 'meat' && !exactMatch(words.map(({ stem }) => stem))
}

function isPiece(quantity: Quantity | undefined) {
  if (!quantity?.stated || quantity.unit || quantity.millilitres !== undefined) return false
  return quantity.grams === undefined || quantity.grams >= 15
}

/**
 * What a short word means by how it is measured: an ear of corn, 200 ml of semi skimmed, a spoon of italian, a slice
 * of american or of white, a scoop of vanilla; one hash brown is a patty. `undefined` when its measure tells nothing.
 */
export function measuredName(words: readonly Token[], quantity: Quantity | undefined): string[] | undefined {
  const [first, second] = words
  if (first?.stem === 'hash' && second?.text === 'brown' && words.length === 2)
    return ['hash', 'brown', 'patty']
  if (first?.text === 'frosties' && words.length === 1 && quantity?.stated) return frosted
  const shells = words.at(-1)?.stem === 'shell' && words.some(({ stem }) => stem === 'taco')
  if (shells && (quantity?.grams ?? 100) <= 20) return ['taco', 'shell']
  const poured = quantity?.millilitres !== undefined
  if (poured && words.length > 0 && words.every(({ stem }) => inClass('skimmed', stem)))
    return words.length > 1 ? ['reduced', 'fat', 'milk'] : ['skim', 'milk']
  const telling = words.filter(({ stem }) => !preparations.has(stem) || inClass('breadKind', stem))
  const only = telling.length === 1 ? telling[0] : first && words.length === 1 ? first : undefined
  return only && quantity ? shortFor(only, quantity, poured) : undefined
}

const frosted = wordsOf('frosted flakes').map(canonical)


function shortFor({ text, stem }: Token, { unit = '', stated, grams }: Quantity, poured: boolean) {
  if (stem === 'corn' && inClass('cobMeasure', unit)) return ['corn', 'on', 'the', 'cob']
  if (text.endsWith('%') && (poured || unit === 'cup')) return [stem, 'milk']
  if (stem === 'soy' && inClass('dropMeasure', unit)) return ['soy', 'sauce']
  if (text === 'italian' && inClass('spoonMeasure', unit)) return ['italian', 'dressing']
  if (text === 'cocoa' && !poured && (grams !== undefined || inClass('spoonMeasure', unit)))
    return ['cocoa', 'powder']
  if (inClass('breadKind', text) && unit === 'slice') return [stem, 'bread']
  if (text === 'american' && stated) return ['american', 'cheese']
  return unit === 'scoop' && inClass('iceCreamFlavor', text)
    ? [stem, 'ice', 'cream']
    : undefined
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
export function leanName(words: readonly Token[]): string[] | undefined {
  const percent = words.find(({ text }) => /^\d+(\.\d+)?%$/.test(text))
  const isMince = words.some(({ text, stem }) => inClass('ground', text) || inClass('ground', stem))
  if (!percent || !isMince) return undefined
  const rest = words.filter((word) => word !== percent)
  if (!rest.every(({ text, stem }) => inClass('ground', text) || inClass('ground', stem) || inClass('groundKind', text)))
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
