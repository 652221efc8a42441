import ical, { ICalEventTransparency } from 'ical-generator'
import type { MealPlan, PlannedMeal } from '#contract/meal-plans.ts'
import { productName, productSlug } from '#contract/product.ts'
import { stepsOf } from '#contract/recipes.ts'
import { words } from './words.ts'

/** Time of each meal in the calendar, in the account's zone. */
const times: Record<PlannedMeal, string> = {
  breakfast: '08:00',
  lunch: '12:30',
  snack: '15:30',
  dinner: '18:00',
}
const minutes = 30

/** One event per meal. Meals keep their ids, so that importing the plan again updates its events. */
export function planAsCalendar(plan: MealPlan, zone: string, now: Date): Uint8Array {
  const calendar = ical({
    name: words.exported.title,
    prodId: { company: productName, product: productSlug },
  })
  for (const { day, meals } of plan.days)
    for (const { id, mealType, recipe, servings, calories, protein } of meals) {
      const start = instantOf(day, times[mealType], zone)
      calendar.createEvent({
        id: `${id}@${productSlug}`,
        stamp: now,
        start,
        end: new Date(start.getTime() + minutes * 60_000),
        summary: words.exported.event(words.meals[mealType], recipe.title),
        description: [
          words.exported.figures(servings, calories, protein),
          recipe.ingredients.map((line) => `• ${line}`).join('\n'),
          stepsOf(recipe)
            .map((step, at) => `${at + 1}. ${step}`)
            .join('\n'),
        ].join('\n\n'),
        // A meal does not block time.
        transparency: ICalEventTransparency.TRANSPARENT,
      })
    }
  return Buffer.from(calendar.toString())
}

/** In the hour skipped in spring: the hour after it. */
function instantOf(day: string, time: string, zone: string): Date {
  return new Date(Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(zone).epochMilliseconds)
}
