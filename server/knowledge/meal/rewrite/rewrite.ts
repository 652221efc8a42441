import { foodIndex } from '../../food/food-index.ts'
import { glue, preparations, stem } from '../../food/food-words.ts'
import { sizeOf } from '../../food/sizes.ts'
import { isCommonWord } from '../../language/common-words.ts'
import { isFiller, tagsOf } from '../../language/lexicon.ts'
import { isNumberWord } from '../../language/numbers.ts'
import { isSlip } from '../../language/spelling.ts'
import { is, type Token } from '../../language/token.ts'
import { unitOf } from '../../language/units.ts'
import { nameAt } from '../foods/names.ts'
import type { Meal } from '../types.ts'
import { applyRule, lineOf, type Rule } from './engine.ts'
import { asides, noise } from './noise.ts'
import { notEaten } from './not-eaten.ts'
import { amounts, repeated, shares } from './quantities.ts'
import { lists, ones } from './references.ts'
import { shapes, states } from './states.ts'

/** In the order in which they are applied: what one rule writes the next may read. */
export const rulesBeforeSpelling: readonly Rule[] = [...shares, ...noise]
export const rulesAfterSpelling: readonly Rule[] = [
  ...shapes,
  ...notEaten,
  ...repeated,
  ...ones,
  ...states,
  ...amounts,
  ...lists,
  ...asides,
]

/** Says a sentence in the plainest words that mean the same. */
export function rewrite(meal: Meal): Meal {
  const said = applyRules(rulesBeforeSpelling, meal.tokens)
  const foreign = isForeign(said)
  const spelled = mendSpelling(said, meal.text, foreign)
  return { ...meal, foreign, tokens: applyRules(rulesAfterSpelling, spelled) }
}

function applyRules(rules: readonly Rule[], tokens: readonly Token[]): readonly Token[] {
  let said = tokens
  let line = lineOf(said)
  for (const rule of rules) {
    const next = applyRule(rule, said, line)
    if (next === said) continue
    said = next
    line = lineOf(said)
  }
  return said
}

/** Whether a little word of another language stands outside of the table's names ("chili con carne"). */
export function isForeign(tokens: readonly Token[]): boolean {
  return tokens.some((token, at) => {
    const named = () => [0, 1, 2].some((back) => at >= back && nameAt(tokens, at - back) > Math.max(1, back))
    return is(token, 'foreign') && !named()
  })
}

/**
 * Mends misspelled words and marks those that nothing known is near to. Words of another language are not mended, nor
 * words with letters that English does not have.
 */
export function mendSpelling(tokens: readonly Token[], sentence: string, foreign: boolean): Token[] {
  const mended = new Map<string, { word: string; distance: number } | undefined>()
  return tokens.map((said) => {
    const { vocabulary, exact, mend } = foodIndex()
    const token = inSingular(said)
    if (token.kind !== 'word' || vocabulary.has(token.stem) || exact.has(token.stem) || isControl(token))
      return token
    const doubled = undoubled(token)
    if (doubled) return { ...token, stem: doubled, slips: 1 }
    const strange = foreign || /[^\p{ASCII}’]/u.test(sentence.slice(token.start, token.end))
    if (strange || isCommonWord(token.text)) return { ...token, unknown: true }
    // A letter left out can look like a plural: "a glas of wine".
    if (!mended.has(token.text))
      mended.set(
        token.text,
        [token.stem, token.text]
          .map((typed) => ({ typed, meant: mend()(typed) }))
          .find(({ typed, meant }) => meant && isSlip(typed, meant))?.meant,
      )
    const meant = mended.get(token.text)
    if (!meant) return { ...token, unknown: true }
    const text = isControlWord(meant.word) ? meant.word : token.text
    return { ...token, text, stem: meant.word, slips: meant.distance, tags: tagsOf(text, meant.word) }
  })
}

/** "Today's", "dinners". */
function inSingular(token: Token): Token {
  const { kind, text, stem: single } = token
  const filler = kind === 'word' && single.length > 4 && text !== single && isFiller(single)
  return filler && !foodIndex().exact.has(single)
    ? { ...token, text: single, tags: tagsOf(single, single) }
    : token
}

/** "Egs": too short to guess at, but one letter said once that stands twice in a food. */
function undoubled({ text, stem: short }: Token): string | undefined {
  if (short.length !== 2 || text === short || isCommonWord(text)) return undefined
  return [short[0] + short, short + short[1]].find((word) => foodIndex().exact.has(word))
}

function isControl({ text, stem: stemmed }: Token) {
  if (isControlWord(text) || preparations.has(stemmed)) return true
  return /\d/.test(text) || unitOf(text) !== undefined || sizeOf(text) !== undefined
}

function isControlWord(word: string) {
  const tags = tagsOf(word, word)
  const joins = tags.has('adjunct') || tags.has('connector') || tags.has('exclusion') || tags.has('setting')
  return (
    joins ||
    tags.has('filler') ||
    glue.has(word) ||
    preparations.has(word) ||
    isNumberWord(word) ||
    isNumberWord(stem(word)) ||
    word === 'x'
  )
}
