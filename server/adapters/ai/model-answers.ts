import * as z from 'zod'

// What the model is asked to fill in. No bounds stand here: providers differ in which they accept, and ours come after.
const figures = {
  grams: z.number().describe('Edible weight that was eaten, in grams'),
  calories: z.number().describe('Kilocalories of that weight'),
  protein: z.number().describe('Grams'),
  carbs: z.number().describe('Grams, fibre included'),
  fat: z.number().describe('Grams'),
  sugar: z.number().describe('Grams'),
  fiber: z.number().describe('Grams'),
  sodium: z.number().describe('Milligrams'),
  alcohol: z.number().describe('Grams of pure alcohol, 0 for nearly everything'),
  confidence: z.number().describe('How sure you are of food and weight, from 0 to 1'),
}

const foodAnswer = z.object({
  name: z
    .string()
    .describe('Plain English name as in a food table: "scrambled eggs", "grilled chicken breast"'),
  ...figures,
})

export const mealAnswer = z.object({
  title: z.string().describe('Short name of the meal: "Scrambled eggs and toast"'),
  serving: z.string().describe('The amount in household words: "1 plate", "2 slices"'),
  foods: z.array(foodAnswer).describe('Every food and drink eaten; empty when there is none'),
  notUnderstood: z.array(z.string()).describe('Words of the notes that name food you cannot place'),
})
export type MealAnswer = z.infer<typeof mealAnswer>

export const drinkAnswer = z.object({
  isDrink: z.boolean().describe('False when there is no drink; then all figures are 0'),
  name: z.string().describe('Plain English name: "latte", "orange juice", "lager"'),
  temperature: z.enum(['iced', 'cold', 'room_temp', 'warm', 'hot']),
  millilitres: z.number().describe('Volume drunk'),
  caffeine: z.number().describe('Milligrams in that volume'),
  ...figures,
})
export type DrinkAnswer = z.infer<typeof drinkAnswer>

export const factsAnswer = z.object({
  known: z.boolean().describe('False when this is no food or you do not know it; then all figures are 0'),
  ...figures,
})
export type FactsAnswer = z.infer<typeof factsAnswer>

export type Figures = Omit<MealAnswer['foods'][number], 'name'>
