import { foodIndex, keyOf } from '../food-index.ts'
import { preparations } from '../food-words.ts'
import { is, type Token } from '../language/token.ts'
import { editDistance } from '../spelling.ts'
import type { Mention } from './mentions/mention.ts'
import { type Found, findFoods } from './mentions/mention-foods.ts'

/**
 * What a mention with an amount names where all of its words together name nothing: "30 g dark chocolat 75%" with its
 * one slip mended, "handful of cashews this arvo" by the name that stands in it. Not "oil popped":
 * what stands before a participle only tells how.
 */
export function knownWithin({ words, quantity }: Mention): Found[] {
  if (!quantity?.stated || (words[0]?.unknown && words[1]?.text === 'of')) return []
  const mended = withoutSlips(words)
  const read = mended === words ? [] : findFoods(mended)
  if (read.length > 0) return read
  const [from, to] = longestName(mended)
  return from === to ? [] : findFoods(mended.slice(from, to))
}

/** Words that stand in some food's name ("pain au chocolat") but alone are one letter off a food. */
function withoutSlips(words: readonly Token[]): readonly Token[] {
  const mended = words.map((word) => {
    const meant = word.unknown || word.stem.length < 6 ? undefined : nearFood(word.stem)
    return meant ? { ...word, stem: meant, slips: 1 } : word
  })
  return mended.some((word, place) => word !== words[place]) ? mended : words
}

const near = new Map<string, string | undefined>()

/** The one-word food that a word of the table is a letter off; remembered, there are only so many such words. */
function nearFood(stem: string): string | undefined {
  const { exact, vocabulary } = foodIndex()
  if (!vocabulary.has(stem) || exact.has(stem) || preparations.has(stem)) return undefined
  if (!near.has(stem))
    near.set(
      stem,
      [...vocabulary.keys()].find((word) => exact.has(word) && editDistance(stem, word, 1) === 1),
    )
  return near.get(stem)
}

/** Where the longest name of a food stands in the words, the first of two as long; preparations are no name. */
function longestName(words: readonly Token[]): readonly [from: number, to: number] {
  const { exact, longest } = foodIndex()
  for (let count = Math.min(longest, words.length); count > 0; count--)
    for (let from = 0; from + count <= words.length; from++) {
      const name = words.slice(from, from + count)
      if (name.every(({ stem, unknown }) => unknown || preparations.has(stem))) continue
      if (is(name.at(-1), 'connector') || /..ed$/.test(words[from + count]?.text ?? '')) continue
      if (exact.has(keyOf(name.map(({ stem }) => stem)))) return [from, from + count]
    }
  return [0, 0]
}
