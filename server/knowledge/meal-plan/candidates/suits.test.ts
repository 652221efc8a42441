import { expect, test } from 'vitest'
import type { RecipePart } from '#contract/recipes.ts'
import { mealsOf } from './suits.ts'

const part = (name: string) => ({ name }) as RecipePart

test('a saved recipe is planned for the meals that its name and ingredients speak of', () => {
  const suits: [string, number, string[], string[]][] = [
    ['Blueberry porridge', 380, ['oats', 'blueberry', 'milk'], ['breakfast']],
    ['Spinach omelette', 420, ['egg', 'spinach', 'onion'], ['breakfast', 'lunch']],
    ['Chicken and broccoli stir-fry', 520, ['chicken breast', 'broccoli'], ['lunch', 'dinner']],
    ['Yogurt chicken curry', 560, ['chicken thigh', 'yogurt', 'onion'], ['lunch', 'dinner']],
    ['Beef meatballs', 560, ['ground beef', 'onion'], ['lunch', 'dinner']],
    ['Berry yogurt parfait', 310, ['greek yogurt', 'raspberry', 'granola'], ['breakfast', 'snack']],
    ['Date energy balls', 180, ['date', 'almond', 'cocoa powder'], ['snack']],
    ['Roast salmon with potatoes', 610, ['salmon', 'potato'], ['lunch', 'dinner']],
    ['Carrot sticks with hummus', 210, ['carrot', 'hummus'], ['snack']],
    ['Greek salad', 430, ['feta', 'tomato', 'cucumber'], ['lunch', 'dinner']],
    ['Fruit salad', 150, ['apple', 'orange'], ['snack']],
  ]
  for (const [title, calories, names, meals] of suits)
    expect({ title, meals: mealsOf({ title, calories, parts: names.map(part) }) }).toEqual({ title, meals })
})
