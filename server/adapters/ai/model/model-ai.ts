import type { GoalSuggestions } from '#contract/goals.ts'
import type { DrinkAnalysis } from '#contract/hydration/hydration.ts'
import type { FoodFacts } from '#contract/nutrition/nutrition.ts'
import { mealStyles } from '#contract/recipes.ts'
import type { GeneratedWorkout } from '#contract/training/workouts.ts'
import type { KnownFood } from '#server/knowledge/food/known-food.ts'
import type { SafeGoals } from '#server/knowledge/goals/suggest-goals.ts'
import { rounded } from '#server/knowledge/meal/describe.ts'
import { fitsOneEntry } from '#server/knowledge/meal/weigh.ts'
import { choiceFor } from '#server/knowledge/workouts/chosen-workout.ts'
import type {
  AnalyzedMeal,
  CoachAnswer,
  DrinkToRead,
  FoodToLookUp,
  FridgeReading,
  GoalWish,
  MadePairing,
  MadeRecipe,
  MealToRead,
  QuestionToAnswer,
  RecipesToMake,
  WorkoutToMake,
} from '../ai.ts'
import { coachAnswerFrom } from '../answers/coach-from-answer.ts'
import { drinkFrom } from '../answers/drink-from-answer.ts'
import { fridgeFrom } from '../answers/fridge-from-answer.ts'
import { goalsFrom } from '../answers/goals-from-answer.ts'
import { mealFrom } from '../answers/meal-from-answer.ts'
import {
  coachAnswer,
  drinkAnswer,
  factsAnswer,
  fridgeAnswer,
  goalsAnswer,
  mealAnswer,
  pairingsAnswer,
  recipesAnswer,
  workoutAnswer,
} from '../answers/model-answers.ts'
import { pairingsFrom } from '../answers/pairings-from-answer.ts'
import { settle } from '../answers/plausible.ts'
import { recipesFrom } from '../answers/recipes-from-answer.ts'
import { workoutFrom } from '../answers/workout-from-answer.ts'
import { optionsOf } from '../answers/workout-options.ts'
import type { Model } from './model.ts'
import { ImplausibleAnswer } from './model-error.ts'
import { modelPhoto } from './model-photo.ts'
import {
  coachInstructions,
  coachQuestion,
  drinkInstructions,
  drinkQuestion,
  factsInstructions,
  factsQuestion,
  fridgeInstructions,
  fridgeQuestion,
  goalsInstructions,
  goalsQuestion,
  mealInstructions,
  mealQuestion,
  pairingsInstructions,
  pairingsQuestion,
  recipesInstructions,
  recipesQuestion,
  workoutInstructions,
  workoutQuestion,
} from './prompts.ts'

/** Reads meals and foods with the model. Throws `ModelError`. */
export function modelAi(model: Model, knownFood: KnownFood) {
  return {
    async analyzeMeal({ photo, notes }: MealToRead): Promise<AnalyzedMeal> {
      return model.ask({
        instructions: mealInstructions,
        question: mealQuestion(notes),
        ...(photo && { photo: await modelPhoto(photo) }),
        schema: mealAnswer,
        read: (answer) =>
          mealFrom(answer, { hasPhoto: photo !== undefined, hasNotes: notes.trim() !== '', knownFood }),
      })
    },

    async analyzeDrink({ photo, details }: DrinkToRead): Promise<DrinkAnalysis> {
      return model.ask({
        instructions: drinkInstructions,
        question: drinkQuestion(details),
        ...(photo && { photo: await modelPhoto(photo) }),
        schema: drinkAnswer,
        read: (answer) =>
          drinkFrom(answer, { hasPhoto: photo !== undefined, hasDetails: details.trim() !== '', knownFood }),
      })
    },

    async answerQuestion({ question, person }: QuestionToAnswer): Promise<CoachAnswer> {
      const kilograms = person.profile.weight ?? undefined
      return model.ask({
        instructions: coachInstructions,
        question: coachQuestion(question, kilograms),
        schema: coachAnswer,
        read: (answer) => coachAnswerFrom(answer, question, kilograms),
      })
    },

    async suggestGoals(wish: GoalWish, bounds: SafeGoals['bounds']): Promise<GoalSuggestions> {
      return model.ask({
        instructions: goalsInstructions,
        question: goalsQuestion(wish, bounds),
        schema: goalsAnswer,
        read: (answer) => goalsFrom(answer, bounds),
      })
    },

    async lookupFood({ foodName, servingSize }: FoodToLookUp): Promise<FoodFacts | undefined> {
      return model.ask({
        instructions: factsInstructions,
        question: factsQuestion(foodName, servingSize),
        schema: factsAnswer,
        read: ({ known, ...figures }) => {
          if (!known) return undefined
          const { mended, ...settled } = settle(figures)
          if (!fitsOneEntry(settled)) throw new ImplausibleAnswer('more than one entry can hold')
          return {
            foodName,
            servingSize,
            grams: Math.round(settled.grams * 10) / 10,
            ...rounded(settled),
            confidence: settled.confidence,
            source: 'model' as const,
          }
        },
      })
    },

    async scanFridge(photo: Buffer): Promise<FridgeReading> {
      return model.ask({
        instructions: fridgeInstructions,
        question: fridgeQuestion,
        photo: await modelPhoto(photo),
        schema: fridgeAnswer,
        read: fridgeFrom,
      })
    },

    async makeRecipes(request: RecipesToMake): Promise<MadeRecipe[]> {
      const { count = 4, mealStyle, mealType: meal } = request
      return model.ask({
        instructions: recipesInstructions,
        question: recipesQuestion({
          ...request,
          ...mealStyles[mealStyle],
          count,
          meal,
          not: request.not.map(({ title }) => title),
        }),
        schema: recipesAnswer,
        read: (answer) => recipesFrom(answer, request),
      })
    },

    async pairIngredients(names: string[]): Promise<MadePairing[]> {
      return model.ask({
        instructions: pairingsInstructions,
        question: pairingsQuestion(names),
        schema: pairingsAnswer,
        read: (answer) => pairingsFrom(answer, names),
      })
    },

    async makeWorkout(asked: WorkoutToMake): Promise<GeneratedWorkout> {
      const { request, recent } = asked
      const choice = choiceFor(request, optionsOf(asked))
      // The remaining time is warm-up and cool-down.
      const minutes = Math.round(request.duration * 0.8)
      return model.ask({
        instructions: workoutInstructions,
        question: workoutQuestion(request, { minutes, choice, recent }),
        schema: workoutAnswer,
        read: (answer) => workoutFrom(answer, asked),
      })
    },
  }
}
