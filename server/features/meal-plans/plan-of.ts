import { isOnTarget, type MealPlan, type PlanFigures, planDays, plannedMeals } from '#contract/meal-plans.ts'
import { addDays } from '#contract/measures/day.ts'
import { unusedAtHand } from '#server/knowledge/meal-plan/use-up.ts'
import type { DayToPlan } from '#server/knowledge/meal-plan/week.ts'
import { noteOf, unusedNoteOf } from './note.ts'
import type { MealRow, PlanRow } from './store.ts'
import { words } from './words.ts'

/** What was left of a day when the plan was made; null where the whole day was planned. */
export function leftOn({ startsOn, firstDay }: PlanRow, day: string): DayToPlan | null {
  return day === startsOn ? firstDay : null
}

/** Converts a stored plan to the contract's. */
export function planOf(plan: PlanRow, rows: readonly MealRow[]): MealPlan {
  const { id, startsOn, people, goals, ingredients } = plan
  const recipes = rows.map(({ recipe }) => recipe)
  const unused = unusedNoteOf(unusedAtHand(ingredients, recipes))
  return {
    id,
    startsOn,
    people,
    goals: shown(goals),
    createdAt: plan.createdAt.toISOString(),
    days: Array.from({ length: planDays }, (_, at) => addDays(startsOn, at)).map((day) => {
      const meals = rows
        .filter((meal) => meal.day === day)
        .sort((one, other) => place(one) - place(other))
        .map(({ id, mealType, recipe, servings, logId }) => ({
          id,
          mealType,
          recipe,
          servings,
          logId,
          ...shown(figuresOf(recipe, servings)),
        }))
      const exact = meals.reduce(
        (sum, meal) => plus(sum, figuresOf(meal.recipe, meal.servings)),
        figuresOf(goals, 0),
      )
      const left = leftOn(plan, day)
      const wanted = left ?? plan
      const missing = wanted.meals.filter((type) => !meals.some(({ mealType }) => mealType === type))
      const note = wanted.meals.length
        ? noteOf(exact, { goals: wanted.goals, isRest: left !== null, reason: plan.reasons[day], missing })
        : words.nothingLeft
      return {
        day,
        ...shown(exact),
        goals: left && shown(left.goals),
        onTarget: isOnTarget(exact, wanted.goals),
        note: day === startsOn ? joined(note, unused) : note,
        meals,
      }
    }),
  }
}

function joined(...notes: (string | null)[]): string | null {
  return notes.filter((note) => note !== null).join(' ') || null
}

function place({ mealType }: MealRow): number {
  return plannedMeals.indexOf(mealType)
}
function figuresOf({ calories, protein, carbs, fat }: PlanFigures, servings: number): PlanFigures {
  return {
    calories: calories * servings,
    protein: protein * servings,
    carbs: carbs * servings,
    fat: fat * servings,
  }
}
function plus(one: PlanFigures, other: PlanFigures): PlanFigures {
  return {
    calories: one.calories + other.calories,
    protein: one.protein + other.protein,
    carbs: one.carbs + other.carbs,
    fat: one.fat + other.fat,
  }
}
function shown({ calories, protein, carbs, fat }: PlanFigures): PlanFigures {
  const tenths = (value: number) => Math.round(value * 10) / 10
  return {
    calories: Math.round(calories),
    protein: tenths(protein),
    carbs: tenths(carbs),
    fat: tenths(fat),
  }
}
