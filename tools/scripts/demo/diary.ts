import { type QuickDrink, quickDrinks } from '#contract/hydration/drinks.ts'
import type { MealType } from '#contract/nutrition/nutrition.ts'
import { chanceOf } from './chance.ts'

/** `at` is the hour of the day, with a fraction. */
export type MadeMeal = { kind: 'meal'; at: number; mealType: MealType; text: string }
export type MadeDrink = { kind: 'drink'; at: number; drink: QuickDrink }

const meals = {
  breakfast: [
    'a bowl of oatmeal with a banana and a tablespoon of peanut butter',
    'two scrambled eggs, two slices of whole wheat toast with butter and an orange',
    'greek yogurt with blueberries, 30 g granola and a teaspoon of honey',
    'avocado toast with a fried egg',
    'a bowl of muesli with milk and an apple',
    'a bagel with cream cheese and a banana',
    'a protein shake with milk and a banana',
  ],
  lunch: [
    'chicken breast with rice and broccoli',
    'a turkey sandwich and an apple',
    'lentil soup with two slices of bread',
    'tuna salad with olive oil and a slice of bread',
    'a burrito with beans and cheese',
    'salmon with quinoa and spinach',
    'a caesar salad with chicken',
    'tomato soup and a grilled cheese sandwich',
  ],
  dinner: [
    'spaghetti bolognese with parmesan',
    'chicken curry with rice',
    'baked cod with potatoes and green beans',
    'tofu stir fry with rice',
    'chili con carne with rice',
    'steak with sweet potato and asparagus',
    'vegetable lasagna',
    'chicken breast with rice and broccoli',
  ],
  feast: [
    'a cheeseburger with french fries',
    'two slices of pizza and a side salad',
    'three pancakes with maple syrup and strawberries',
  ],
  snack: [
    'an apple and a handful of almonds',
    'a banana',
    'a cup of greek yogurt',
    'hummus with carrots',
    'a protein bar',
    'two squares of dark chocolate',
    'an orange and two slices of cheese',
  ],
}

const sides = [
  '',
  ' and a side salad with olive oil',
  ' and two slices of bread with butter',
  ' and a cup of yogurt',
  ' and a glass of milk',
]

const drinkOf = (id: string) => quickDrinks.find((drink) => drink.id === id)!

/** Generated meals and drinks of a day; more of them if `active`. */
export function diaryOf(day: string, active: boolean): (MadeMeal | MadeDrink)[] {
  const chance = chanceOf(`diary of ${day}`)
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  const weekend = weekday === 0 || weekday === 6
  const made: (MadeMeal | MadeDrink)[] = []
  const eat = (mealType: keyof typeof meals & MealType, share: number, from: number, to: number) => {
    if (!chance.happens(share)) return
    const feasts = mealType === 'dinner' && weekend && chance.happens(0.45)
    const main = chance.oneOf(meals[feasts ? 'feast' : mealType])
    const text = mealType === 'lunch' || mealType === 'dinner' ? main + chance.oneOf(sides) : main
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
