import type { PlannedMeal } from '#contract/meal-plans.ts'
import type { Recipe } from '#contract/recipes.ts'
import type { Kind } from '../../kitchen/ingredient.ts'
import { kitchenIngredient } from '../../kitchen/ingredients.ts'

/** Breakfasts by name, with any ingredients; those of the second line are lunches too. */
const breakfast =
  /\b(breakfast|porridge|oatmeal|overnight oats|granola|muesli|bircher|pancakes?|waffles?|french toast|scrambled?)\b/i
const allDay = /\b(omelet(te)?s?|frittata|shakshuka|hash|toasts?|fried eggs|poached eggs|baked eggs)\b/i
/** Sweet or small by name, unless savoury ingredients are in them. */
const morning = /\b(oats?|smoothie|parfait|yogh?urt|chia|crepes?)\b/i
const sweet =
  /\b(cookies?|bites?|balls?|muffins?|crumble|brownies?|pudding|fruit salad|dessert|bars?|parfait|smoothie|yogh?urt|chia)\b/i
const small = /\b(dip|hummus|nuts|crackers|sticks|crisps|chips|snack|bruschetta|edamame)\b/i

const savoury: readonly Kind[] = [
  ...([
    'poultry',
    'red_meat',
    'ground_meat',
    'cured_meat',
    'sausage',
    'fish',
    'tinned_fish',
    'shellfish',
  ] as const),
  ...([
    'tofu',
    'pulse',
    'allium',
    'garlic',
    'pasta',
    'rice',
    'noodle',
    'potato',
    'curry_paste',
    'stock',
  ] as const),
]

/** Meals that a recipe suits, by its name, energy and ingredients. */
export function mealsOf({
  title,
  calories,
  parts,
}: Pick<Recipe, 'title' | 'calories' | 'parts'>): PlannedMeal[] {
  if (breakfast.test(title)) return ['breakfast']
  if (allDay.test(title)) return ['breakfast', 'lunch']
  if (small.test(title) && calories <= 400) return ['snack']
  const isSavoury = parts.some(({ name }) =>
    kitchenIngredient(name)?.kinds.some((kind) => savoury.includes(kind)),
  )
  if (isSavoury) return ['lunch', 'dinner']
  if (morning.test(title)) return sweet.test(title) ? ['breakfast', 'snack'] : ['breakfast']
  return sweet.test(title) ? ['snack'] : ['lunch', 'dinner']
}
