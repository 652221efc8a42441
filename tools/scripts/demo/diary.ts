import { readFileSync } from 'node:fs'
import { type QuickDrink, quickDrinks } from '#contract/hydration/drinks.ts'
import type { MealType } from '#contract/nutrition/nutrition.ts'
import { chanceOf } from './chance.ts'

/** `at` is the hour of the day, with a fraction. */
export type MadeMeal = { kind: 'meal'; at: number; mealType: MealType; text: string }
export type MadeDrink = { kind: 'drink'; at: number; drink: QuickDrink }

type Course = 'breakfast' | 'lunch' | 'dinner' | 'snack' | 'feast' | 'side'
/** Meals to choose from; a feast is a dinner of the weekend, a side goes with lunch and dinner. */
const meals: Record<Course, string[]> = JSON.parse(
  readFileSync(new URL('meals.json', import.meta.url), 'utf8'),
)

const drinkOf = (id: string) => quickDrinks.find((drink) => drink.id === id)!

/** Generated meals and drinks of a day; more of them if `active`. */
export function diaryOf(day: string, active: boolean): (MadeMeal | MadeDrink)[] {
  const chance = chanceOf(`diary of ${day}`)
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  const weekend = weekday === 0 || weekday === 6
  const made: (MadeMeal | MadeDrink)[] = []
  const eat = (mealType: Course & MealType, share: number, from: number, to: number) => {
    if (!chance.happens(share)) return
    const feasts = mealType === 'dinner' && weekend && chance.happens(0.45)
    const main = chance.oneOf(meals[feasts ? 'feast' : mealType])
    const text = mealType === 'lunch' || mealType === 'dinner' ? main + chance.oneOf(meals.side) : main
    made.push({ kind: 'meal', at: chance.between(from, to), mealType, text })
  }
  const pour = (id: string, share: number, from: number, to: number) => {
    if (chance.happens(share)) made.push({ kind: 'drink', at: chance.between(from, to), drink: drinkOf(id) })
  }
  eat('breakfast', 0.93, weekend ? 8.5 : 7, weekend ? 10 : 8)
  eat('lunch', 0.94, 12, 13.5)
  eat('snack', 0.75, 15, 16.5)
  eat('dinner', 0.96, 18.5, 20)
  eat('snack', active ? 0.6 : 0.25, 20.5, 21.5)
  pour('black_coffee', 0.92, 7, 8.5)
  pour('black_coffee', weekend ? 0.3 : 0.6, 13.5, 14.5)
  pour('green_tea', 0.35, 16, 17)
  pour('orange_juice', weekend ? 0.4 : 0.12, 8, 9.5)
  pour('cola', 0.1, 12, 14)
  for (const hour of [6.5, 9.5, 11, 14, 15.5, 17.5, 19, 21])
    pour('water', active ? 0.88 : 0.68, hour, hour + 1)
  return made.sort((one, other) => one.at - other.at)
}
