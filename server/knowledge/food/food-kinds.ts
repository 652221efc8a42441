import { is, type Token } from '../language/token.ts'
import { lazy } from '../lazy.ts'
import type { Food } from './food.ts'
import { tellsNothing } from './food-match.ts'
import { foods } from './food-table.ts'
import { canonical, wordsOf } from './food-words.ts'

/** Groups of the table's foods, by patterns of their names. */
const groups = {
  milk: /\bmilk$/,
  preparedMeat: /sausage|kielbasa|chorizo|frankfurter|salami|bologna|meatball|patty|jerky/,
  whitener: /\b(milk|cream|half and half|creamer)$/,
  milkOrCoffee: /\bmilk$|^espresso$|^coffee$/,
  toast: /toast$/,
  loaf: /bread$/,
  // Without one of these beside it fruit is not a smoothie.
  shakeLiquid: /\b(milk|yogurt|kefir|juice|water|whey|protein powder)\b/,
  // Meat and vegetables named beside such a dish are part of it.
  onePot: /\b(chili|curry|stew|soup|casserole|stir fry|bolognese|goulash|tagine|masala|hotpot|hot pot)\b/,
  blended: /(shake|smoothie)\b/,
  shakePart: /\b(milk|yogurt|kefir|powder|protein|oats|juice|seed|spinach|kale|honey|butter)\b/,
  cheese: /\bcheese$/,
  // Defined by its ingredients.
  mixed: /\b(shake|smoothie|fruit salad)\b/,
  dough: /\b(flour|dough|batter|(?<!trail |snack )mix|semolina|cornmeal)\b/,
  bowl: /\b(salad|bowl|shake|smoothie)\b/,
  oats: /\boats\b/,
  stew: /\b(stew|soup|curry|chili|stir fry)\b/,
  burgerPart: /\b(patty|bun)$/,
  breaded: /\b(sandwich|\w*burger|hot dog|sub|wrap|burrito|taco|blt|panini|toastie)\b/,
  noodleSoup: /\b(ramen|pho|udon|laksa|soba|instant noodles|noodle soup)\b/,
  // Its contents are given by its parts only.
  openDish: /^(mixed |big )?(salad|stew|curry|stir ?fry|bowl)$/,
  // With weighed bread and filling, the sandwich is their sum.
  plainSandwich:
    /^(cheese |chicken |tuna |veggie )?(wrap|sandwich|toastie|sub|burger|sarnie|panini|burrito|quesadilla)$/,
  // Contains its milk and butter.
  enriched: /\b(mashed potato|scrambled egg)\b/,
  // A food "with" it and without an amount is inside it.
  filled:
    /\b(pierogi|ravioli|tortellini|samosa|empanada|dumpling|gyoza|potsticker|pasty|calzone|momo|blintz|dim sum)\b/,
  // Its weight is that of all that is in or on it.
  madeUp:
    /\b(sandwich|\w*burger|hot dog|sub|wrap|burrito|taco|blt|panini|toastie|pizza|quesadilla|calzone|omelette|frittata)\b(?! patty| bun)/,
  // Served beside a dish, though it is "with" it.
  sideDish: /\b(fries|wedges|tots|chips?|mashed potato|salad|slaw|soup)\b/,
  coating: /\b(frosting|icing|glaze|crust)$/,
  fat: /\b(butter|oil|ghee|lard)$/,
  bread: /\b(bread|toast|bun|roll|bap|bagel|wrap|tortilla|pita)\b/,
  enrichment: /\b(butter|milk|cream|margarine|margarine spread)$/,
  nutButter: /\b(peanut|almond) butter$/,
  creamy: /^(butter|margarine|cream)$/,
  cocoa: /\b(hot chocolate|cocoa|malted milk|mocha)\b/,
  panFat: /\b(butter|oil|ghee)$/,
  omelette: /\b(omelette|frittata)\b/,
  roast: /^roast potatoes$/,
  fryingFat: /\b(oil|ghee|lard|tallow|dripping|duck fat|goose fat)$/,
  drinkPowder: /\b(powder|mix|chocolate|cocoa)\b/,
  // Beside these, beans on a British plate are baked beans.
  britishPlate:
    /^(baked potato|fried egg|bacon|.*sausage|hash brown.*|fish stick|french fries|oven fries|.*\btoast)$/,
  // Beside these, British chips are fries and not crisps.
  chipShop:
    /^((fried |poached )?egg|(fried |battered )?fish|.*sausage|steak|ham steak|baked ham|chicken pot pie)$/,
  hotTea: /^(?!iced)(\w+ )*tea( with milk)?$/,
  mexicanPlate: /\b(rice|tortilla|taco|burrito|salsa|quesadilla|guacamole|avocado|chorizo)\b/,
  dip: /\b(salsa|guacamole|pico de gallo|queso)\b/,
  egg: /^egg\b/,
  porridge: /^oatmeal$/,
  meatless: /\b(egg|tofu)\b/,
  // Almost all milk: "latte with 250 ml milk" is that milk.
  milkyDrink: /\b(latte|cappuccino|flat white|macchiato|cafe au lait)\b/,
} as const

export type FoodGroup = keyof typeof groups

export function isFoodGroup(word: string): word is FoodGroup {
  return Object.hasOwn(groups, word)
}

/** Whether a food's name matches a group. */
export function isOfGroup(group: FoodGroup, name: string | undefined): boolean {
  return name !== undefined && groups[group].test(name)
}

/** Last words of dishes, and which foods before "and" belong to such a dish: "turkey and avocado wrap". */
const dishHeads: readonly (readonly [heads: string, ingredients: readonly string[]])[] = [
  [
    'sandwich wrap salad omelette soup pizza burger toast roll curry risotto pasta quiche panini sub burrito taco quesadilla stew casserole pie',
    ['protein', 'vegetable', 'dairy'],
  ],
  ['empanada calzone pasty samosa tamale dumpling enchilada frittata lasagna', ['protein', 'vegetable']],
  ['smoothie juice muffin yogurt crumble jam', ['fruit']],
]
const ingredientsByHead = new Map(
  dishHeads.flatMap(([heads, ingredients]) => heads.split(' ').map((head) => [canonical(head), ingredients])),
)

/** The categories of foods that are ingredients of a dish, by the stem of its last word. */
export function ingredientsOf(head: string | undefined): readonly string[] {
  return ingredientsByHead.get(head ?? '') ?? []
}

const flavored = new Set(
  'latte cappuccino omelette sandwich pizza burger wrap burrito taco quesadilla curry quiche risotto'
    .split(' ')
    .map(canonical),
)

/** Whether what a dish is "with" stands in its name: iced latte with oat milk. */
export function isFlavoredBy(head: string): boolean {
  return flavored.has(head)
}

/** How many of a part a dish is usually made of, where people count them: the eggs of an omelette. */
export function usualCount(dish: string | undefined, part: string | undefined): number | undefined {
  return part === 'egg' && isOfGroup('omelette', dish) ? 2 : undefined
}

const kinds =
  /\b(bowl|burrito|tacos?|salad|dinner|breakfast|sandwich|\w*burger|wrap|sub|gyro|kebab|pizza|quesadilla|nachos|tostada|sope|enchilada|elote|pad thai|ramen|pho|udon|yakisoba|noodles?|hot pot|fried rice|pasta with)\b/

/** Whether such a dish is usually followed by its parts: "burrito bowl with rice and beans". */
export function isAssembled({ name, source }: Food): boolean {
  return kinds.test(name) || (/^(recipe|fndds)/i.test(source) && / (with|and) /.test(name))
}

/** Whether a dish contains such a food already: by its recipe's rows or its names. */
export function holdsKind(dish: Food, part: Food): boolean {
  // Fries inside a gyro are not the fries beside it.
  if (/\bfries\b/.test(part.name) && !/\bfries\b/.test(dish.name)) return false
  // Jelly spread is the jelly of a peanut butter and jelly sandwich.
  return nounsOf(dish).has(nounOf(part.name.replace(/ spread$/, '')))
}

/** Whether a word or the kind of a food is among a dish's ingredients: chicken breast in a chicken salad. */
export function sharesKind(dish: Food, part: Food): boolean {
  const known = nounsOf(dish)
  const fresh = part.category === 'vegetable' && known.has('salad')
  return fresh || stems(part.name).some((stem) => known.has(stem) || known.has(kindOfNoun[stem] ?? ''))
}

const kindOfNoun: Record<string, string> = {
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

/** Whether both have the same head noun: nuts and mixed nuts. */
export function sameKind(one: Food, other: Food): boolean {
  const kindOf = ({ name }: Food) => kindOfNoun[nounOf(name)] ?? nounOf(name)
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

/** Chicken broth is not chicken, and olive oil not olives. */
const stemsByRow = lazy(() => {
  // Recipes contain a tofu that is not a food of the table.
  const byRow = new Map<string, string[]>([['SR28 16427', ['tofu']]])
  for (const { source, name } of foods()) {
    const made = /\b(broth|stock|sauce|oil|dressing|soup|juice)\b/.test(name)
    const known = byRow.get(source) ?? []
    if (source.startsWith('SR28')) byRow.set(source, [...known, ...(made ? [nounOf(name)] : stems(name))])
  }
  return byRow
})

/** `rice` of brown rice, `tuna` of canned tuna in water. */
function nounOf(name: string) {
  return stems(name.replace(/ in .*/, '')).at(-1) ?? ''
}

function stems(name: string) {
  return wordsOf(name).map(canonical)
}

/** "Soup, tomato", "pie, cherry": a generic word, specified by the following one. */
export function isKindOnly(words: readonly Token[]) {
  const telling = words.filter(({ text }) => !tellsNothing(text) && text !== 'slice')
  return telling.length === 1 && is(telling[0], 'dishKind')
}

/** "Nuts, walnuts, 20 g", "fish, salmon, 150 g": a generic food, then the specific one. */
export function isKind(words: readonly Token[], { category, contains, name }: Food) {
  const kind = words.length === 1 ? words[0]!.stem : ''
  if (kind === 'fish') return contains.has('fish')
  if (kind === 'nut') return contains.has('tree_nut') || contains.has('peanut')
  return kind === 'seed' ? name.endsWith('seed') : kind !== '' && kind === category
}

/** Whether a food equals another, or is contained in it. */
export function isSame(food: Food, again: Food): boolean {
  return food === again || sameKind(food, again) || holdsKind(food, again)
}
