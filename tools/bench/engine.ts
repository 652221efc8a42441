import { randomUUID } from 'node:crypto'
import { plannedMeals } from '#contract/meal-plans.ts'
import { fitnessLevels } from '#contract/training/exercises.ts'
import { trainingGoals } from '#contract/training/schedules.ts'
import { equipmentChoices, targetMuscles, workoutGoals, workoutTypes } from '#contract/training/workouts.ts'
import { readMeal } from '#server/knowledge/meal/read-meal.ts'
import { mealPlanner } from '#server/knowledge/meal-plan/planner.ts'
import { pairIngredients } from '#server/knowledge/pairings/pair.ts'
import { buildRecipes } from '#server/knowledge/recipes/recipe-builder.ts'
import { buildSchedule } from '#server/knowledge/schedules/build-schedule.ts'
import { buildWorkout } from '#server/knowledge/workouts/build-workout.ts'
import { quantile } from '#testing/quantile.ts'
import { type Benchmark, hundredths } from './benchmark.ts'

const sentences = [
  '2 scrambled eggs with a slice of buttered wholegrain toast and a small glass of OJ',
  '150g cooked rice, half an avocado, tuna (1 can)',
  'chiken brest 150 g, brocolli, 1 1/2 cups of brown rice and a diet coke',
  'bowl of oatmeal with blueberries, coffee with milk and sugar',
  'chicken caesar salad, garlic bread, a glass of red wine and two scoops of vanilla ice cream',
]
const fridge =
  'tomato, basil, mozzarella, chicken breast, spinach, lemon, garlic, olive oil, pasta, egg, milk, cheddar, carrot, banana, yogurt'.split(
    ', ',
  )
const diets = { diets: [], allergies: [] }
const of = <T>(list: readonly T[], seed: number) => list[seed % list.length]!

/** `most`: milliseconds that 95 of 100 may take, or another `share` of them, after the tables are loaded. */
type Work = { most: number; share?: number; rounds: number; make(seed: number): unknown }

/** Work of the built-in engine by the name of its figures. */
const work: Record<string, Work> = {
  mealSentence: { most: 2, share: 0.5, rounds: 500, make: (seed) => readMeal(of(sentences, seed)) },
  pairings: { most: 10, rounds: 100, make: () => pairIngredients(fridge) },
  recipes: {
    most: 30,
    rounds: 60,
    make: (seed) =>
      buildRecipes({
        ingredients: fridge,
        servings: 2,
        mealStyle: 'balanced',
        ...diets,
        seed,
        not: [],
        count: 4,
      }),
  },
  workout: {
    most: 10,
    rounds: 400,
    make: (seed) =>
      buildWorkout(
        {
          workoutType: of(workoutTypes, seed),
          duration: of([5, 15, 30, 45, 60, 90, 120], seed),
          fitnessLevel: of(fitnessLevels, seed),
          equipment: of(equipmentChoices, seed >> 2),
          targetMuscles: [of(targetMuscles, seed), of(targetMuscles, seed + 3)],
          goals: of(workoutGoals, seed >> 1),
          limitations: of([null, 'bad knees', 'pregnant', 'herniated disc, asthma'], seed >> 3),
        },
        { seed },
      ),
  },
  yearOfSchedule: {
    most: 50,
    rounds: 72,
    make: (seed) =>
      buildSchedule(
        {
          trainingGoal: of(trainingGoals, seed),
          currentFitnessLevel: of(fitnessLevels, seed),
          weeksToGoal: 52,
          workoutsPerWeek: 6,
          sessionDuration: 60,
        },
        { seed, today: '2026-11-21', newId: randomUUID },
      ),
  },
  weekOfMeals: {
    most: 300,
    rounds: 15,
    make: (seed) =>
      mealPlanner.plan({
        saved: [],
        ingredients: ['eggs', 'spinach'],
        goals: { calories: 2000, protein: 150, carbs: 200, fat: 80 },
        meals: plannedMeals,
        people: 2,
        ...diets,
        seed,
      }),
  },
}

export const engine: Benchmark = {
  name: 'engine',
  promise: `the built-in engine answers: ${Object.entries(work)
    .map(([name, { most, share = 0.95 }]) => `${name} in ≤ ${most} ms (${share * 100} of 100)`)
    .join(', ')}`,
  run: () =>
    Object.fromEntries(
      Object.entries(work).map(([name, { share = 0.95, rounds, make }]) => {
        const times: number[] = []
        for (let seed = -Math.ceil(rounds / 3); seed < rounds; seed++) {
          const begun = performance.now()
          make(Math.abs(seed))
          if (seed >= 0) times.push(performance.now() - begun)
        }
        return [`${name}Ms`, hundredths(quantile(times, share))]
      }),
    ),
  kept: (figures) => Object.entries(work).every(([name, { most }]) => figures[`${name}Ms`]! <= most),
}
