import type { Food } from './food.ts'
import { tellsNothing } from './food-match.ts'
import { foods } from './food-table.ts'
import { canonical, wordsOf } from './food-words.ts'
import { is, type Token } from './language/token.ts'
import { once } from './once.ts'

const kinds =
  /\b(bowl|burrito|tacos?|salad|dinner|breakfast|sandwich|\w*burger|wrap|sub|gyro|kebab|pizza|quesadilla|nachos|tostada|sope|enchilada|elote|pad thai|ramen|pho|udon|yakisoba|noodles?|hot pot|fried rice|pasta with)\b/

/** Whether people name the parts of such a dish after it: "burrito bowl with rice and beans". */
export function isAssembled({ name, source }: Food): boolean {
  return kinds.test(name) || (source.startsWith('recipe') && / (with|and) /.test(name))
}

/** Whether a dish holds a food of that kind already: by its recipe's rows, or by its own names. */
export function holdsKind(dish: Food, part: Food): boolean {
  // A few fries inside a gyro are not the fries beside it.
  if (/\bfries\b/.test(part.name) && !/\bfries\b/.test(dish.name)) return false
  return nounsOf(dish).has(nounOf(part.name))
}

/** Whether any word of a food, or the kind that it is, stands in what a dish is made of: chicken breast in a chicken salad. */
export function sharesKind(dish: Food, part: Food): boolean {
  const known = nounsOf(dish)
  const fresh = part.category === 'vegetable' && known.has('salad')
  return fresh || stems(part.name).some((stem) => known.has(stem) || known.has(kin[stem] ?? ''))
}

const kin: Record<string, string> = {
  ...Object.fromEntries(
    ['cheddar', 'mozzarella', 'feta', 'parmesan', 'brie', 'gouda', 'swiss', 'edam'].map((one) => [
      one,
      'cheese',
    ]),
  ),
  ...Object.fromEntries(['bread', 'roll', 'bun', 'bagel'].map((one) => [one, 'toast'])),
  oat: 'oatmeal',
  skyr: 'yogurt',
  ...Object.fromEntries(['lentil', 'pigeon', 'urad', 'mung', 'chickpea'].map((one) => [one, 'dal'])),
}

/** Whether both are named by the same noun: nuts and mixed nuts. */
export function sameKind(one: Food, other: Food): boolean {
  const kindOf = ({ name }: Food) => kin[nounOf(name)] ?? nounOf(name)
  return kindOf(one) === kindOf(other)
}

const nouns = new WeakMap<Food, ReadonlySet<string>>()

function nounsOf(dish: Food): ReadonlySet<string> {
  let known = nouns.get(dish)
  if (!known) {
    const rows = dish.source.match(/SR28 \d+/g) ?? []
    const names = [dish.name, ...dish.aliases.filter((alias) => !/\b(no|without)\b/.test(alias))]
    known = new Set([...names.flatMap(stems), ...rows.flatMap((row) => stemsByRow().get(row) ?? [])])
    nouns.set(dish, known)
  }
  return known
}

/** Chicken broth is no chicken, and olive oil no olives. */
const stemsByRow = once(() => {
  // Recipes hold a tofu that is no food of its own in the table.
  const byRow = new Map<string, string[]>([['SR28 16427', ['tofu']]])
  for (const { source, name } of foods()) {
    const made = /\b(broth|stock|sauce|oil|dressing|soup|juice)\b/.test(name)
    const known = byRow.get(source) ?? []
    if (source.startsWith('SR28')) byRow.set(source, [...known, ...(made ? [nounOf(name)] : stems(name))])
  }
  return byRow
})

/** `rice` of brown rice. */
function nounOf(name: string) {
  return stems(name).at(-1) ?? ''
}

function stems(name: string) {
  return wordsOf(name).map(canonical)
}

/** "Soup, tomato", "pie, cherry": a word that only tells what kind it is, so that what follows says which. */
export function isKindOnly(words: readonly Token[]) {
  const telling = words.filter(({ text }) => !tellsNothing(text) && text !== 'slice')
  return telling.length === 1 && is(telling[0], 'dishKind')
}

/** "Nuts, walnuts, 20 g", "fish, salmon, 150 g": a kind of food, and then which. */
export function isKind(words: readonly Token[], { category, contains, name }: Food) {
  const kind = words.length === 1 ? words[0]!.stem : ''
  if (kind === 'fish') return contains.has('fish')
  if (kind === 'nut') return contains.has('tree_nut') || contains.has('peanut')
  return kind === 'seed' ? name.endsWith('seed') : kind !== '' && kind === category
}

/** Next to nothing but milk, so that "latte with 250 ml milk" is that milk. */
export const milky = /\b(latte|cappuccino|flat white|macchiato|cafe au lait)\b/

/** Whether a food is another, or what another is made of. */
export function isSame(food: Food, again: Food): boolean {
  return food === again || sameKind(food, again) || holdsKind(food, again)
}
