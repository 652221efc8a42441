import { stringify } from 'csv-stringify/sync'
import type { MealPlan, ShoppingList } from '#contract/meal-plans.ts'
import { words } from './words.ts'

/** A plan as CSV: the meals of the week, then the shopping list. Cells are escaped against formula injection. */
export function planAsCsv(plan: MealPlan, shopping: ShoppingList): Uint8Array {
  const { columns } = words.exported
  const meals = plan.days.flatMap(({ day, meals }) =>
    meals.map(({ mealType, recipe, servings, calories, protein, carbs, fat }) => [
      words.exported.planned,
      day,
      words.meals[mealType],
      recipe.title,
      words.exported.servings(servings),
      calories,
      protein,
      carbs,
      fat,
      '',
    ]),
  )
  const things = shopping.aisles.flatMap(({ aisle, things }) =>
    things.map(({ name, text, packs, have }) => [
      words.exported.shopping,
      '',
      words.aisles[aisle],
      name,
      [text, packs].filter(Boolean).join(', '),
      '',
      '',
      '',
      '',
      have ? words.exported.yes : words.exported.no,
    ]),
  )
  const own = shopping.own.map(({ name, have }) => [
    words.exported.shopping,
    '',
    words.exported.own,
    name,
    '',
    '',
    '',
    '',
    '',
    have ? words.exported.yes : words.exported.no,
  ])
  // Starts with the byte order mark, by which spreadsheets detect UTF-8.
  return Buffer.from(stringify([columns, ...meals, ...things, ...own], { escape_formulas: true, bom: true }))
}
