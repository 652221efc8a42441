import { gtinOf } from '#contract/foods/gtin.ts'
import { cutText } from '#contract/measures/cut-text.ts'
import { withoutMeal } from '../scan/meal-in-sentence.ts'

/** Words above which a text is rather a sentence. */
const mostWords = 6
/** An amount at the beginning: "2 eggs", "200g rice", but not "2% milk" or "7up". */
const amount = /^[\d.,/½⅓¼¾]+(?:\s+(?!%)|(?:g|kg|mg|ml|cl|l|oz|lbs?)\b)/i
/** A sentence rather than a food: "a banana", "I had soup". */
const prose = /^(?:an?|some|i|we|my)\s+\p{L}/iu

/**
 * What the composer's text asks for while it is typed: a product by the digits of its barcode, or a food by a few words.
 * Undefined for a sentence, such as several foods, lines or amounts.
 */
export function hitQuery(text: string): { barcode: string } | { q: string } | undefined {
  const asked = withoutMeal(text).trim()
  if (gtinOf(asked)) return { barcode: asked.replace(/\D/g, '') }
  const isSentence =
    /[\n,;+]/.test(asked) || amount.test(asked) || prose.test(asked) || asked.split(/\s+/).length > mostWords
  return isSentence || !/\p{L}{2}/u.test(asked) ? undefined : { q: cutText(asked, 100) }
}
