import { exactMatch } from './food-match.ts'
import { preparations } from './food-words.ts'
import { connectors, exclusions, fillers } from './meal-lexicon.ts'
import type { Token } from './meal-tokens.ts'
import { type Mention, merged } from './mention.ts'
import { nameAt } from './name-at.ts'

/** How many words from here say more closely what was named before its amount: "salmon 150 g grilled", "yogurt 150 g greek". */
export function closerWords(tokens: readonly Token[], at: number, before: readonly Token[]): number {
  let end = at
  while (end - at < 4 && isPlainWord(tokens[end])) end++
  const words = tokens.slice(at, end)
  if (words.length === 0 || tokens[end]?.kind === 'number') return 0
  if (words.every((word, place) => isPreparation(word) && nameAt(tokens, at + place) === 0))
    return words.length
  const isName = words.some((_, place) => nameAt(tokens, at + place) > 0)
  return !isName && named([...words, ...before]) ? words.length : 0
}

/** "Rice, brown, 1 cup", "cheese, cheddar", "thigh with skin 150 g": what says more closely what was named before it. */
export function joinCloserNames(mentions: readonly Mention[]): Mention[] {
  const joined: Mention[] = []
  for (const mention of mentions) {
    const before = joined.at(-1)
    const words = before && closerName(before, mention)
    if (before && words)
      joined[joined.length - 1] = {
        ...before,
        words,
        clause: mention.clause,
        ...(mention.quantity && { quantity: merged(before.quantity, mention.quantity) }),
        end: mention.end,
      }
    else joined.push(mention)
  }
  return joined
}

function closerName(before: Mention, { words, clause, link, quantity }: Mention): Token[] | undefined {
  if (words.length === 0 || words.length > 3 || before.words.length === 0 || before.quantity?.stated)
    return undefined
  if (clause === before.clause && link === 'with' && quantity?.stated)
    return words.every(({ text }) => text === 'skin' || text === 'bone') ? before.words : undefined
  if (clause !== before.clause + 1 || link !== '') return undefined
  const inFront = [...words, ...before.words]
  const alone = named(words)
  const closer = named(inFront)
  if (alone ? alone === closer : closer || words.every(isPreparation)) return inFront
  const behind = [...before.words, ...words]
  return !alone && !quantity && named(behind) ? behind : undefined
}

function named(words: readonly Token[]) {
  return exactMatch(words.map(({ stem }) => stem))?.food
}

function isPlainWord(token: Token | undefined) {
  return token?.kind === 'word' && !connectors.has(token.text) && !exclusions.has(token.text)
}

function isPreparation({ text, stem }: Token) {
  return preparations.has(text) || preparations.has(stem) || fillers.has(text) || text.endsWith('%')
}
