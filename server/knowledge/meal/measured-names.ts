import { inClass } from '../language/lexicon.ts'
import { canonical, preparations, wordsOf } from '../food-words.ts'
import type { Token } from '../language/token.ts'
import type { Quantity } from '../quantity.ts'

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
