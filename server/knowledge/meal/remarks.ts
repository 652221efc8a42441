import { cutText } from '#contract/measures/cut-text.ts'
import type { MealItem } from '#contract/nutrition/nutrition.ts'
import { referenceFood } from '../data/foods/reference-table.ts'
import type { Food } from '../food/food.ts'
import { foods } from '../food/food-table.ts'
import { canonical, wordsOf } from '../food/food-words.ts'
import { recipeSource } from '../food/recipe-source.ts'
import { is, type Token } from '../language/token.ts'
import { lazy } from '../lazy.ts'
import { nameAt } from './foods/names.ts'
import { isFreeOf, refuses } from './parse/around.ts'
import { tokensOf } from './tokenize.ts'
import type { Meal, ReadItem } from './types.ts'

/** What a sentence says of a food beside its amount. */
type Remarks = Pick<MealItem, 'without' | 'insteadOf'>

/** A stretch of the sentence that names what was not eaten; `replaced` by the food beside it. */
type NotEaten = { start: number; end: number; stems: readonly string[]; replaced: boolean }

const mostRemarks = 8
const leads = [
  ['instead', 'of'],
  ['rather', 'than'],
  ['in', 'place', 'of'],
  ['in', 'lieu', 'of'],
] as const

/** What was left out of each food or replaced by it, as far as no food was read from those words. */
export function remarksOn({ text, items }: Pick<Meal, 'text' | 'items'>): ReadonlyMap<ReadItem, Remarks> {
  const remarks = new Map<ReadItem, Remarks>()
  for (const { start, end, stems, replaced } of notEatenIn(tokensOf(text))) {
    if (items.some((item) => item.start >= start && item.start < end)) continue
    const before = items
      .filter((item) => item.start < start)
      .toSorted((one, other) => one.start - other.start)
    // "No milk and a croissant" is said of nothing; "instead of chips a banana" of what follows.
    const item = before.at(-1) ?? (replaced ? items[0] : undefined)
    if (!item) continue
    const name = cutText(text.slice(start, end).replace(/\s+/g, ' '), 60)
    const now = remarks.get(item) ?? {}
    const without = [...(now.without ?? []), { name, isCounted: holds(item.food, stems) }]
    remarks.set(
      item,
      replaced ? { ...now, insteadOf: name } : { ...now, without: without.slice(0, mostRemarks) },
    )
  }
  return remarks
}

function notEatenIn(tokens: readonly Token[]): NotEaten[] {
  const found: NotEaten[] = []
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!
    const lead = leads.find((words) => words.every((word, place) => tokens[at + place]?.text === word))
    const isRefused = is(token, 'exclusion') && refuses(tokens, at) && !isFreeOf(tokens, at)
    if (!lead && !isRefused) continue
    let next: number | undefined = at + (lead?.length ?? 1)
    // "Without cheese and mayo"; a replaced food is one.
    while (next !== undefined) {
      const named = namedFrom(tokens, next)
      if (!named) break
      found.push({ ...named, replaced: lead !== undefined })
      const joined: boolean = !lead && /^(?:and|or)$/.test(tokens[named.next]?.text ?? '')
      next = joined ? named.next + 1 : undefined
    }
  }
  return found
}

/** The food named from here, behind an article. */
function namedFrom(tokens: readonly Token[], from: number) {
  let at = from
  while (is(tokens[at], 'determiner')) at++
  const length = nameAt(tokens, at)
  const named = tokens.slice(at, at + length)
  if (length === 0) return undefined
  const stems = named.map(({ stem }) => stem)
  return { start: named[0]!.start, end: named.at(-1)!.end, stems, next: at + length }
}

/** Whether the figures of a food include a part: by its recipe, its name, or because a dish without a recipe may. */
function holds({ name, aliases, source, category, contains }: Food, stems: readonly string[]): boolean {
  const noun = stems.at(-1)!
  // "Burger without bun" is a name of the patty.
  if (aliases.some((alias) => alias.endsWith(`without ${noun}`))) return false
  const names = (text: string) => wordsOf(text).map(canonical).includes(noun)
  if (names(name) || [...contains].includes(noun)) return true
  const recipe = recipeSource(source)
  if (!recipe) return category === 'main_dish'
  return recipe.parts.some(({ source: part }) =>
    [referenceFood(part.replace('SR28 ', 'sr28:'))?.name ?? '', ...(namesBySource().get(part) ?? [])].some(
      names,
    ),
  )
}

/** Names and aliases of our foods by the row that they were taken from. */
const namesBySource = lazy(() => {
  const names = new Map<string, string[]>()
  for (const { source, name, aliases } of foods())
    names.set(source, [...(names.get(source) ?? []), name, ...aliases])
  return names
})
