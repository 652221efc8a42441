import { withBareAmounts } from './bare-amounts.ts'
import { withoutIdleNumbers } from './idle-numbers.ts'
import { withoutIdleWords } from './idle-words.ts'
import { withMadeFrom } from './made-from.ts'
import { withoutAbsent } from './meal-absent.ts'
import { withPlainAmounts } from './meal-amount-phrases.ts'
import { withMultiplied } from './meal-multiplied.ts'
import { withoutOnes } from './meal-ones.ts'
import { mendSpelling } from './meal-spelling.ts'
import { withPlainStates } from './meal-states.ts'
import type { Token } from './meal-tokens.ts'
import { withNamesAgain } from './named-again.ts'
import { withoutPutAside } from './put-aside.ts'
import { withoutSaidTwice } from './said-twice.ts'
import { withoutShapes } from './shaped-into.ts'
import { withoutShops } from './shops.ts'

/** The tokens of a sentence as the scan wants them: spelling mended, and said in the plainest words. */
export function plainTokens(told: readonly Token[]): Token[] {
  const tokens = withoutShops(withoutIdleNumbers(told))
  mendSpelling(tokens)
  return withoutIdleWords(
    withMultiplied(
      withPlainAmounts(
        withPlainStates(
          withoutOnes(
            withBareAmounts(
              withoutSaidTwice(
                withoutAbsent(withoutPutAside(withMadeFrom(withNamesAgain(withoutShapes(tokens))))),
              ),
            ),
          ),
        ),
      ),
    ),
  )
}
