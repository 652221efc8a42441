import { type FoodCategory, foodCategories } from '#contract/nutrition/nutrition.ts'
import { listIn, wordIn } from '../../data/cells.ts'
import { partsOf } from '../../data/foods/name-index.ts'
import { parseTable, readText } from '../../data/read-table.ts'
import type { Food } from '../food.ts'
import { exactMatch, partialMatch } from '../food-match.ts'
import { canonical, wordsOf } from '../food-words.ts'

export type FoodEmoji = { emoji: string; category: FoodCategory }

/** Words that classify an unknown food; the last one of a name decides. */
const byKeyword = new Map(
  parseTable(
    'foods/emoji-by-word.csv',
    readText('foods/emoji-by-word.csv'),
    ['emoji', 'category', 'words'],
    ([emoji, category, words]) => ({
      emoji,
      category: wordIn(category, foodCategories),
      words: listIn(words),
    }),
  ).flatMap(({ words, ...looks }) => words.map((word) => [canonical(word), looks] as const)),
)
const unknownFood: FoodEmoji = { emoji: '🍽️', category: 'general' }

/** Answers by name, as a search asks for the same names with every letter. */
const known = new Map<string, FoodEmoji>()
const mostKnown = 20_000

/** Emoji and category of any name: from the food table, else by its words, else 🍽️ and general. */
export function emojiOf(foodName: string): FoodEmoji {
  const name = foodName.slice(0, 200)
  const answer = known.get(name) ?? answerFor(name)
  if (known.size >= mostKnown) known.clear()
  known.set(name, answer)
  return { ...answer }
}

function answerFor(name: string): FoodEmoji {
  const stems = wordsOf(name).map(canonical)
  const known = exactMatch(stems)?.food
  if (known) return looksOf(known)
  // What stands behind "with" or "on" is not what it is.
  const { main } = partsOf(name)
  const near = partialMatch(main)?.food
  const kind = byKeyword.get(main.at(-1) ?? '')
  if (near && !(kind && !isNamed(near, main.at(-1)!))) return looksOf(near)
  const keyword = [...stems, ...main].findLast((word) => byKeyword.has(word))
  return keyword === undefined ? unknownFood : byKeyword.get(keyword)!
}

function looksOf({ emoji, category }: Food): FoodEmoji {
  return { emoji, category }
}

function isNamed({ name, aliases }: Food, stem: string) {
  return [name, ...aliases].some((one) => wordsOf(one).map(canonical).includes(stem))
}
