import type { Food } from '../food.ts'
import { exactMatch } from '../food-match.ts'
import { preparations } from '../food-words.ts'
import type { Token } from '../language/token.ts'
import { holdsKind, sameKind } from './assembled.ts'
import type { Named } from './meal-named.ts'
import type { Mention } from './mentions/mention.ts'
import type { Found } from './mentions/mention-foods.ts'

/**
 * "1 cup plain dal, boiled lentils", "200 ml semi skimmed, 2% milk", "150 g topside, roast beef": where everything else
 * has its amount, a food without one right behind one that has is the same in other words.
 */
export function withoutAppositions(all: readonly Named[]): Named[] {
  const named = withPreparations(all)
  const vague = named.filter(({ mention, foods }) => foods.length > 0 && !mention.quantity?.stated)
  if (vague.length !== 1) return [...named]
  const at = named.indexOf(vague[0]!)
  const before = named[at - 1]
  const said = named[at]!
  if (!before?.mention.quantity?.stated || !isBehind(before, said)) return [...named]
  const food = before.foods.at(-1)?.match.food
  const again = said.foods[0]!.match.food
  const { grams, millilitres } = before.mention.quantity
  if (!food && (grams ?? millilitres) !== undefined) {
    const { start, quantity } = before.mention
    return named.toSpliced(at - 1, 2, { ...said, mention: { ...said.mention, start, quantity } })
  }
  if (!food || !isSame(food, again)) return [...named]
  const closer = again.name.endsWith(` ${food.name}`) ? { ...before, foods: said.foods } : before
  return named.toSpliced(at - 1, 2, closer)
}

/** "2 eggs, 10 g butter, scrambled": how what was measured before was made, and no second helping of it. */
function withPreparations(named: readonly Named[]): readonly Named[] {
  const kept: Named[] = []
  for (const one of named) {
    const { words, quantity, link } = one.mention
    const made =
      !quantity && link === '' && words.length > 0 && words.every(({ stem }) => preparations.has(stem))
    const at = made ? kept.findLastIndex(({ mention, foods }) => isMade(words, mention, foods)) : -1
    const before = kept[at]
    if (!before) kept.push(one)
    else if (!kept.some(({ mention, foods }) => mention.quantity?.stated && isFat(foods))) {
      const match = exactMatch([...words, ...before.mention.words].map(({ stem }) => stem))!
      kept[at] = { ...before, foods: [{ match, words: before.mention.words }] }
    }
  }
  return kept
}

function isFat(foods: readonly Found[]): boolean {
  return /\b(butter|oil|ghee|lard)$/.test(foods[0]?.match.food.name ?? '')
}

function isMade(made: readonly Token[], { words, quantity }: Mention, foods: readonly Found[]): boolean {
  const stems = [...made, ...words].map(({ stem }) => stem)
  return quantity?.stated === true && foods.length === 1 && exactMatch(stems) !== undefined
}

/** Whether a food is another, or what another is made of. */
export function isSame(food: Food, again: Food): boolean {
  return food === again || sameKind(food, again) || holdsKind(food, again)
}

function isBehind({ mention: before }: Named, { mention }: Named): boolean {
  return mention.link === '' && !mention.heading && mention.clause === before.clause + 1
}
