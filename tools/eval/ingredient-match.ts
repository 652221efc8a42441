import { canonical, glue, preparations, wordsOf } from '#server/knowledge/food/food-words.ts'
import { tableFood } from '#server/knowledge/food/table-food.ts'
import type { Ingredient } from './datasets/labelled-meal.ts'

/**
 * Kinds of ingredient matches, strictest first: the same words except for order, number and spelling; two
 * names of one food in the built-in table; one name is more general ("rice" for "brown rice").
 */
export const matchKinds = ['same words', 'same food', 'plainer name'] as const
export type MatchKind = (typeof matchKinds)[number]

export type Matched = { true: Ingredient; read: string; by: MatchKind }

/** Matches read names with true ones, each once, the strictest kind first. */
export function matchIngredients(truth: readonly Ingredient[], read: readonly string[]): Matched[] {
  const open = new Set(read.keys())
  const matched = new Map<Ingredient, Matched>()
  for (const by of matchKinds)
    for (const one of truth) {
      if (matched.has(one)) continue
      const at = [...open].find((place) => alike[by](one.name, read[place]!))
      if (at === undefined) continue
      open.delete(at)
      matched.set(one, { true: one, read: read[at]!, by })
    }
  return [...matched.values()]
}

const alike: Record<MatchKind, (one: string, other: string) => boolean> = {
  'same words': (one, other) => sortedWords(one) === sortedWords(other),
  'same food': (one, other) => {
    const food = tableFood(one)
    return food !== undefined && food.name === tableFood(other)?.name
  },
  'plainer name': (one, other) => {
    const [short, long] = [tellingWords(one), tellingWords(other)].sort((a, b) => a.length - b.length)
    return short!.length > 0 && short!.at(-1) === long!.at(-1) && short!.every((word) => long!.includes(word))
  },
}

const sortedWords = (name: string) =>
  wordsOf(name)
    .map(canonical)
    .filter((word) => !glue.has(word))
    .sort()
    .join(' ')

/** Cuts and plant parts, ignored in matching: "chicken breast" is chicken. */
const cuts = new Set(
  'breast thigh drumstick wing fillet filet loin leg slice piece floret'.split(' ').map(canonical),
)
/** Words that distinguish foods: green and black beans are two. */
const colours = new Set('white brown red green black yellow sweet dark'.split(' '))

function tellingWords(name: string): string[] {
  return wordsOf(name)
    .map((word) => ({ word, stem: canonical(word) }))
    .filter(
      ({ word, stem }) =>
        !glue.has(stem) &&
        !cuts.has(stem) &&
        (colours.has(word) || !(preparations.has(word) || preparations.has(stem))),
    )
    .map(({ stem }) => stem)
}
