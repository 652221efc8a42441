import type { MealPlan, ShoppingList } from '#contract/meal-plans.ts'
import { textInUnits } from '#contract/measures/measured-text.ts'
import type { UnitSystem } from '#contract/measures/units.ts'

/** Converts a plan's recipes to the account's units for export. */
export function planInUnits(plan: MealPlan, units: UnitSystem): MealPlan {
  const tell = (text: string) => textInUnits(text, units, { food: true })
  return {
    ...plan,
    days: plan.days.map((day) => ({
      ...day,
      meals: day.meals.map((meal) => ({
        ...meal,
        recipe: {
          ...meal.recipe,
          ingredients: meal.recipe.ingredients.map(tell),
          instructions: tell(meal.recipe.instructions),
        },
      })),
    })),
  }
}

/** Converts a shopping list to the account's units. */
export function shoppingInUnits({ aisles, ...list }: ShoppingList, units: UnitSystem): ShoppingList {
  const tell = (text: string) => textInUnits(text, units, { food: true })
  return {
    ...list,
    aisles: aisles.map(({ things, ...aisle }) => ({
      ...aisle,
      things: things.map((thing) => ({
        ...thing,
        text: tell(thing.text),
        atHand: thing.atHand && tell(thing.atHand),
      })),
    })),
  }
}
