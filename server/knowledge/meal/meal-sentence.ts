import { inClass } from '../language/lexicon.ts'
import type { Food } from '../food.ts'
import { exactMatch } from '../food-match.ts'
import { preparations } from '../food-words.ts'
import type { Token } from '../language/token.ts'
import { withoutAppositions } from './appositions.ts'
import { joinCompounds } from './compound-dishes.ts'
import { knownWithin } from './known-within.ts'
import { withoutDoubles } from './meal-doubles.ts'
import { type ReadItem, readClause } from './meal-items.ts'
import { besideFat, eachAlone, withMilkOfDrinks } from './meal-parts.ts'
import { besideDips, eggsOfOmelettes, foodsOf } from './meal-turns.ts'
import { joinLooseAmounts, type Mention, withoutSecondNames } from './mentions/mention.ts'
import { joinCloserNames } from './mentions/mention-closer.ts'
import { eachOfHeading } from './mentions/mention-each.ts'
import type { Found } from './mentions/mention-foods.ts'
import { withPlausibleAmounts } from './mentions/mention-plausible.ts'
import { scanMentions } from './mentions/mention-scan.ts'
import { rewritten } from './rewrite/rewrite.ts'
import { type SharedRecipe, sharedRecipesIn } from './shared-recipes/shared-recipes.ts'
import { tokensOf } from './tokenize.ts'
import { withoutWildGuesses } from './wild-guesses.ts'

export type ReadMeal = { items: ReadItem[] /** The person's own words. */; notUnderstood: string[] }

/**
 * Reads what somebody ate from a sentence. Never throws; what it does not know it leaves in `notUnderstood`.
 * `other` is asked for words that the table does not know for sure; what it answers wins over a near match.
 */
export function readMeal(text: string, other?: (name: string) => Food | undefined): ReadMeal {
  const sentence = text.toWellFormed()
  const { tokens: told, recipes } = sharedRecipesIn(tokensOf(sentence), sentence)
  const tokens = rewritten(told)
  const mentions = joinCompounds(
    withPlausibleAmounts(
      joinLooseAmounts(
        withoutSecondNames(eachOfHeading(joinCloserNames(scanMentions(tokens)))).filter(
          ({ words, quantity }) =>
            quantity?.stated ||
            (quantity && words.length === 0) ||
            !isIdle(words) ||
            (words.at(-1)?.text !== 'night' && exactMatch(words.map((word) => word.stem))),
        ),
      ),
    ),
  )
  const measured = mentions.some(({ words, quantity }) => words.length > 0 && quantity?.stated)
  const foodsWithOther = (mention: Mention): Found[] => {
    const named = withoutWildGuesses(foodsOf(mention), mention, measured)
    const known = named.length > 0 ? named : knownWithin(mention)
    const sure = known.length > 1 || (known[0]?.match.sureness ?? 0) >= 0.9
    const { words } = mention
    const first = words[0]
    const food = sure || !first ? undefined : other?.(sentence.slice(first.start, words.at(-1)!.end))
    return food ? [{ match: { food, sureness: 0.9, left: 0 }, words }] : known
  }
  const named = withoutDoubles(
    eggsOfOmelettes(
      besideDips(
        besideFat(
          withMilkOfDrinks(
            withoutAppositions(
              mentions.flatMap((mention) => eachAlone(withPart(mention, recipes), foodsWithOther(mention))),
            ),
          ),
        ),
      ),
    ),
  )
  const items: ReadItem[] = []
  const notUnderstood: string[] = []
  const clauses = Map.groupBy(named, ({ mention }) => mention.clause)
  for (const clause of clauses.values()) readClause(clause, sentence, items, notUnderstood)
  return { items: items.slice(0, 40), notUnderstood: notUnderstood.slice(0, 40) }
}

/** A mention with the part of it that was eaten. */
function withPart(mention: Mention, recipes: readonly SharedRecipe[]): Mention {
  const recipe = recipes.find(({ start, end }) => mention.start >= start && mention.start < end)
  return recipe ? { ...mention, part: recipe.part } : mention
}

function isIdle(words: readonly Token[]) {
  // "Taco night" is an occasion.
  if (words.length > 1 && words.at(-1)!.text === 'night') return true
  return words.every(
    ({ text, kind }) =>
      preparations.has(text) ||
      kind === 'number' ||
      inClass('filler', text) ||
      inClass('setting', text) ||
      text === 'of' ||
      text === 'x',
  )
}
