import type { Ingredient, ScanResult } from '#contract/fridge.ts'
import type { DrinkAnalysis } from '#contract/hydration/hydration.ts'
import type { FoodFacts, MealAnalysis, Source } from '#contract/nutrition/nutrition.ts'
import type { ExerciseFeedback, GeneratedWorkout, WorkoutRequest } from '#contract/training/workouts.ts'
import type { CoachedPerson } from '#server/knowledge/coach/coached-person.ts'
import type { TableFood } from '#server/knowledge/food/table-food.ts'
import type { GoalWish, SafeGoals } from '#server/knowledge/goals/suggest-goals.ts'
import type { MadePairing } from '#server/knowledge/pairings/made-pairing.ts'
import type { MadeRecipe, RecipesToMake } from '#server/knowledge/recipes/made-recipe.ts'

export type { MadePairing } from '#server/knowledge/pairings/made-pairing.ts'
export type { MadeRecipe, RecipesToMake } from '#server/knowledge/recipes/made-recipe.ts'

export type AnalyzedMeal = Omit<MealAnalysis, 'id'>
/** A WebP or JPEG from `readPhoto`, and notes; at least one of them. */
export type MealToRead = { photo?: Buffer; notes: string }
/** What was read of a meal that has no answer: the number of foods, and the parts without a known food. */
export type UnreadMeal = { foods: number; notUnderstood: string[] }
/** A drink's photo and details; at least one of them. */
export type DrinkToRead = { photo?: Buffer; details: string }
/** `person`: the profile and today's figures, for what the question does not state. */
export type QuestionToAnswer = { question: string; person: CoachedPerson }
export type CoachAnswer = { answer: string; source: Source }
export type { GoalWish } from '#server/knowledge/goals/suggest-goals.ts'
/** No suggestions, but `unread`, where the main aim was not read; `care`: a note on concerns, shown before numbers. */
export type SuggestedGoals = Omit<SafeGoals, 'bounds'> & { source: Source }
export type FoodToLookUp = { foodName: string; servingSize: string }
/** A second food table for words missing from the built-in one; returns foods by the words that name them. */
export type MoreFoods = (names: string[]) => Promise<ReadonlyMap<string, TableFood>>

/** `seed` makes one workout differ from the next; `recent` are ids of exercises done lately. */
export type WorkoutToMake = {
  request: WorkoutRequest
  seed: number
  kilograms: number | undefined
  recent: string[]
  /** Feedback of the last exercises; only where the plan holds advanced coaching. */
  feedback: ExerciseFeedback[] | undefined
}

/** Ingredients in a photo of a fridge; `analysis.error` is set when they are common items because no model could read it. */
export type FridgeReading = Pick<ScanResult, 'analysis' | 'source'> & {
  ingredients: Pick<Ingredient, 'name' | 'emoji' | 'confidence'>[]
}

/** Operations of a connected model, otherwise of the built-in knowledge engine; `source` says which. */
export type Ai = {
  /** Capabilities of the connected model; both false without one. */
  readonly model: { vision: boolean; text: boolean }
  /**
   * Figures are never invented. Errors, with a sentence that says what to do: `not_understood` when no food was recognized,
   * `unavailable` when the model failed and the words alone do not tell.
   */
  analyzeMeal(meal: MealToRead, more?: MoreFoods): Promise<AnalyzedMeal>
  /** A drink with volume, figures and its share of water. Error as `analyzeMeal`. */
  analyzeDrink(drink: DrinkToRead): Promise<DrinkAnalysis>
  /** Undefined for an unknown food. */
  lookupFood(food: FoodToLookUp, more?: MoreFoods): Promise<FoodFacts | undefined>
  /**
   * Answers a question about training and well-being, or says that it cannot; an energy estimate begins with its
   * number. Error: `unavailable` when the model failed on a question that the built-in knowledge does not cover.
   */
  answerQuestion(asked: QuestionToAnswer): Promise<CoachAnswer>
  /** Goals within safe bounds; a prompt that suggests distress is not sent to a model. */
  suggestGoals(wish: GoalWish): Promise<SuggestedGoals>
  /** Without a reachable model, common items with low confidence and `error` set. */
  scanFridge(photo: Buffer): Promise<FridgeReading>
  /** At most six recipes that respect diets and allergies; none when nothing can be cooked. */
  makeRecipes(request: RecipesToMake): Promise<MadeRecipe[]>
  /** Pairings among these, best first; possibly none. */
  pairIngredients(names: string[]): Promise<MadePairing[]>
  /** A workout of suitable exercises of the library; a connected model chooses among them. */
  makeWorkout(asked: WorkoutToMake): Promise<GeneratedWorkout>
}

/** Counts a model call; false when the day's limit is reached and the call must not be made. */
export type Spend = () => Promise<boolean>
