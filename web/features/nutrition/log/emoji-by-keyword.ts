/** Fallback for an unknown food. */
export const defaultEmoji = '🍽️'

/** Emojis by words of a food's name; the last known word decides. */
const keywords: Record<string, string> = {
  '🍗': 'chicken turkey duck wing wings poultry',
  '🥩': 'beef steak lamb pork ham meat veal',
  '🥓': 'bacon',
  '🐟': 'fish salmon tuna cod trout',
  '🦐': 'shrimp prawns seafood crab',
  '🥚': 'egg eggs omelette omelet',
  '🍞': 'bread toast bagel roll',
  '🍚': 'rice risotto',
  '🍝': 'pasta spaghetti noodles lasagna',
  '🥣': 'oatmeal oats porridge cereal granola muesli yogurt',
  '🥛': 'milk',
  '🧀': 'cheese',
  '🍎': 'apple',
  '🍌': 'banana',
  '🍊': 'orange',
  '🍓': 'berries strawberries strawberry blueberries',
  '🥑': 'avocado',
  '🥗': 'salad vegetables greens spinach',
  '🥔': 'potato potatoes',
  '🍟': 'fries',
  '🥜': 'nuts almonds peanuts peanut',
  '🫘': 'beans lentils',
  '🍕': 'pizza',
  '🍔': 'burger hamburger',
  '🥪': 'sandwich',
  '🌮': 'taco tacos',
  '🌯': 'burrito wrap',
  '🍣': 'sushi',
  '🍛': 'curry',
  '🍲': 'soup stew chili',
  '🍰': 'cake pie',
  '🍪': 'cookie cookies',
  '🍫': 'chocolate',
  '🍦': 'ice-cream gelato',
  '☕': 'coffee latte espresso cappuccino',
  '🍵': 'tea',
  '🧃': 'juice smoothie',
  '🥤': 'cola soda',
  '💧': 'water',
}

const byWord = new Map(
  Object.entries(keywords).flatMap(([emoji, names]) => names.split(' ').map((name) => [name, emoji])),
)

/** An emoji from the words of a name, for use offline. */
export function emojiByKeyword(foodName: string): string {
  const named =
    foodName
      .toLowerCase()
      .replace('ice cream', 'ice-cream')
      .match(/[\p{L}-]+/gu) ?? []
  const known = named.findLast((word) => byWord.has(word))
  return known === undefined ? defaultEmoji : byWord.get(known)!
}
