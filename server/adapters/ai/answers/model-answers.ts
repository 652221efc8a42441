import * as z from 'zod'
import { fitnessObjectives } from '#contract/goals.ts'

// Schema of the model's answer. It has no bounds: providers differ in what they accept, and the plausibility
// check follows.
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

export const coachAnswer = z.object({
  kilocalories: z
    .number()
    .describe('The estimate, where the question asks how much energy an activity takes; otherwise 0'),
  text: z.string().describe('The answer in one to four plain sentences, without that number'),
})

export const goalsAnswer = z.object({
  calories: z.number().describe('Kilocalories a day'),
  protein: z.number().describe('Grams a day'),
  carbs: z.number().describe('Grams a day'),
  fat: z.number().describe('Grams a day'),
  workouts: z.number().describe('A week'),
  miles: z.number().describe('Miles on foot or by bicycle a week'),
  objective: z.enum(fitnessObjectives),
  water: z.number().describe('Millilitres a day'),
  reasoning: z.string().describe('Two to five plain sentences: how the numbers came about'),
  tips: z.array(z.string()).describe('Two to five short, practical tips'),
})
export type GoalsAnswer = z.infer<typeof goalsAnswer>

export const fridgeAnswer = z.object({
  foods: z
    .array(
      z.object({
        name: z.string().describe('Plain English name of the ingredient, singular: "egg", "bell pepper"'),
        confidence: z.number().describe('How sure you are that it is there, from 0 to 1'),
      }),
    )
    .describe('Every food in the photo once; empty when there is none'),
})
export type FridgeAnswer = z.infer<typeof fridgeAnswer>

// Figures are not requested; the food table has them.
const partAnswer = z.object({
  name: z.string().describe('Plain English name of the raw ingredient, singular: "carrot", "chicken breast"'),
  amount: z.string().describe('As a cook writes it: "2 medium carrots, sliced"'),
  grams: z.number().describe('Grams for all servings together, as it goes into the pan'),
})

export const recipesAnswer = z.object({
  recipes: z.array(
    z.object({
      title: z.string(),
      description: z.string().describe('One sentence'),
      cuisine: z.string().describe('One word, "Italian"'),
      minutes: z.number().describe('From start to table'),
      difficulty: z.enum(['beginner', 'intermediate', 'advanced']),
      parts: z.array(partAnswer).describe('Every ingredient, oil, salt and spices too'),
      steps: z
        .array(z.string())
        .describe('In order, each one sentence without a comma, with times and temperatures'),
    }),
  ),
})
export type RecipesAnswer = z.infer<typeof recipesAnswer>

export const pairingsAnswer = z.object({
  pairings: z.array(
    z.object({
      primary: z.string().describe('One of the ingredients, as it was written'),
      paired: z.array(z.string()).describe('One to three others of them, as they were written'),
      score: z.number().describe('How well they go together, from 0 to 100'),
      cuisine: z.string().describe('"Italian"'),
      minutes: z.number().describe('Time to cook them together'),
      difficulty: z.enum(['easy', 'medium', 'hard']),
      flavor: z.string().describe('Flavour of the pairing in a few words'),
      benefit: z.string().describe('What it adds nutritionally, one sentence'),
      method: z.string().describe('How to cook it, a few words'),
      reasoning: z.string().describe('Why they go together, one or two sentences'),
    }),
  ),
})
export type PairingsAnswer = z.infer<typeof pairingsAnswer>

// The model chooses the main exercises only; warm-up, cool-down and sentences are generated.
export const workoutAnswer = z.object({
  blocks: z.array(
    z.object({
      kind: z.enum(['main', 'circuit', 'intervals', 'finisher']),
      title: z.string().describe('Two or three words: "Main lifts", "Circuit A"'),
      rounds: z
        .number()
        .describe('How often the exercises of the block are gone through; 1 for straight sets'),
      restBetweenRounds: z.number().describe('Seconds'),
      exercises: z.array(
        z.object({
          id: z.string().describe('One of the ids of the list'),
          sets: z.number().describe('1 in circuits and intervals, where the rounds count'),
          reps: z.number().describe('Repetitions a set, a side where it is done by sides; 1 for timed ones'),
          seconds: z.number().describe('Of a timed one or an interval, both sides together; otherwise 30'),
          rest: z.number().describe('Seconds after each set'),
          rpe: z.number().describe('Rating of perceived exertion, 1 to 10'),
        }),
      ),
    }),
  ),
})
export type WorkoutAnswer = z.infer<typeof workoutAnswer>

export type Figures = Omit<MealAnswer['foods'][number], 'name'>
