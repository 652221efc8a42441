import { withoutIdleNumbers } from './idle-numbers.ts'
import { withoutIdleWords } from './idle-words.ts'
import { withoutAbsent } from './meal-absent.ts'
import { withPlainAmounts } from './meal-amount-phrases.ts'
import { withMultiplied } from './meal-multiplied.ts'
import { withoutOnes } from './meal-ones.ts'
import { mendSpelling } from './meal-spelling.ts'
import { withPlainStates } from './meal-states.ts'
import { type Token, tokensOf } from './meal-tokens.ts'
import { withoutShops } from './shops.ts'

/** The tokens of a sentence as the scan wants them: spelling mended, and said in the plainest words. */
export function plainTokens(sentence: string): Token[] {
  const tokens = withoutShops(withoutIdleNumbers(tokensOf(sentence)))
  mendSpelling(tokens)
  return withoutIdleWords(
    withMultiplied(withPlainAmounts(withPlainStates(withoutOnes(withoutAbsent(tokens))))),
  )
}
