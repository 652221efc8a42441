import { type MealType, mealTypes } from '#contract/nutrition/nutrition.ts'

const names = new Map<string, MealType>([
  ...mealTypes.map((meal) => [meal, meal] as const),
  ['brunch', 'lunch'],
  ['supper', 'dinner'],
  ['tea', 'dinner'],
  ['snacks', 'snack'],
])
const head = new RegExp(`^\\s*(?:for\\s+)?(${[...names.keys()].join('|')})\\s*[:–—-]\\s*`, 'i')

/** The meal type named at the beginning of a sentence, as in "Breakfast: 2 eggs". */
export function mealInSentence(sentence: string): MealType | undefined {
  const [, name] = head.exec(sentence) ?? []
  return name ? names.get(name.toLowerCase()) : undefined
}

/** The sentence without the meal at its beginning. */
export const withoutMeal = (sentence: string) => sentence.replace(head, '')
