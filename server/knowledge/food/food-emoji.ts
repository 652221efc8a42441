import type { FoodCategory } from '#contract/nutrition.ts'
import { partsOf } from '../data/foods/name-index.ts'
import type { Food } from './food.ts'
import { exactMatch, partialMatch } from './food-match.ts'
import { canonical, wordsOf } from './food-words.ts'

export type FoodEmoji = { emoji: string; category: FoodCategory }

/** Words that classify an unknown food; the last one of a name decides. */
const keywords: readonly [words: string, emoji: string, category: FoodCategory][] = [
  ['chicken turkey duck poultry hen wing drumstick', '🍗', 'protein'],
  ['beef steak meat veal lamb mutton venison brisket rib kebab', '🥩', 'protein'],
  ['pork ham bacon prosciutto salami', '🥓', 'protein'],
  ['sausage bratwurst frankfurter hotdog', '🌭', 'protein'],
  ['fish salmon tuna cod trout herring mackerel sardine anchovy', '🐟', 'protein'],
  ['shrimp crab lobster seafood scampi', '🦐', 'protein'],
  ['oyster mussel clam scallop squid octopus', '🦪', 'protein'],
  ['egg omelette frittata', '🥚', 'protein'],
  ['tofu tempeh seitan bean lentil chickpea pulse legume', '🫘', 'protein'],
  ['nut almond cashew walnut peanut pecan pistachio', '🥜', 'protein'],
  ['protein whey', '💪', 'protein'],
  ['bread toast loaf bun roll baguette ciabatta', '🍞', 'grain'],
  ['rice risotto', '🍚', 'grain'],
  ['pasta spaghetti noodle penne macaroni ramen', '🍝', 'grain'],
  ['oat oatmeal porridge cereal granola muesli', '🥣', 'grain'],
  ['quinoa barley bulgur couscous grain wheat millet', '🌾', 'grain'],
  ['milk kefir buttermilk', '🥛', 'dairy'],
  ['yogurt skyr quark', '🥣', 'dairy'],
  ['cheese cheddar feta brie gouda parmesan', '🧀', 'dairy'],
  ['butter margarine ghee', '🧈', 'general'],
  ['apple', '🍎', 'fruit'],
  ['banana plantain', '🍌', 'fruit'],
  ['orange mandarin tangerine clementine citrus', '🍊', 'fruit'],
  ['berry strawberry raspberry', '🍓', 'fruit'],
  ['grape raisin', '🍇', 'fruit'],
  ['melon watermelon', '🍉', 'fruit'],
  ['fruit mango papaya kiwi pear peach plum fig date', '🥭', 'fruit'],
  ['salad lettuce spinach kale greens cabbage vegetable', '🥗', 'vegetable'],
  ['tomato', '🍅', 'vegetable'],
  ['carrot', '🥕', 'vegetable'],
  ['broccoli cauliflower', '🥦', 'vegetable'],
  ['potato', '🥔', 'vegetable'],
  ['pepper chili', '🫑', 'vegetable'],
  ['mushroom', '🍄', 'vegetable'],
  ['water', '💧', 'beverage'],
  ['coffee latte espresso cappuccino', '☕', 'beverage'],
  ['tea matcha chai', '🍵', 'beverage'],
  ['juice smoothie lemonade shake', '🧃', 'beverage'],
  ['soda cola drink', '🥤', 'beverage'],
  ['beer ale lager', '🍺', 'beverage'],
  ['wine prosecco champagne', '🍷', 'beverage'],
  ['cocktail whisky vodka gin rum', '🍸', 'beverage'],
  ['cake tart pie gateau', '🍰', 'snack'],
  ['cookie biscuit cracker', '🍪', 'snack'],
  ['chocolate cocoa', '🍫', 'snack'],
  ['candy sweet gummy', '🍬', 'snack'],
  ['ice cream gelato sorbet', '🍦', 'snack'],
  ['chip crisp popcorn snack bar', '🍿', 'snack'],
  ['pizza', '🍕', 'main_dish'],
  ['burger', '🍔', 'main_dish'],
  ['sandwich sub panini', '🥪', 'main_dish'],
  ['taco', '🌮', 'main_dish'],
  ['wrap burrito', '🌯', 'main_dish'],
  ['sushi', '🍣', 'main_dish'],
  ['curry masala', '🍛', 'main_dish'],
  ['soup stew broth chowder', '🍲', 'main_dish'],
  ['dumpling gyoza pierogi', '🥟', 'main_dish'],
  ['stir casserole bake dish bowl', '🍲', 'main_dish'],
  ['sauce oil dressing spice salt sugar honey jam syrup', '🫙', 'general'],
]

const byKeyword = new Map(
  keywords.flatMap(([words, emoji, category]) =>
    words.split(' ').map((word) => [canonical(word), { emoji, category }]),
  ),
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
