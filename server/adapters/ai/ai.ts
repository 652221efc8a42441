import type { Ingredient, ScanResult } from '#contract/fridge.ts'
import type { GoalSuggestions } from '#contract/goals.ts'
import type { DrinkAnalysis } from '#contract/hydration/hydration.ts'
import type { FoodFacts, MealAnalysis, Source } from '#contract/nutrition.ts'
import type { ExerciseFeedback, GeneratedWorkout, WorkoutRequest } from '#contract/training/workouts.ts'
import type { TableFood } from '#server/knowledge/food/table-food.ts'
import type { GoalWish } from '#server/knowledge/goals/suggest-goals.ts'
import type { MadePairing } from '#server/knowledge/pairings/made-pairing.ts'
import type { MadeRecipe, RecipesToMake } from '#server/knowledge/recipes/made-recipe.ts'

export type { MadePairing } from '#server/knowledge/pairings/made-pairing.ts'
export type { MadeRecipe, RecipesToMake } from '#server/knowledge/recipes/made-recipe.ts'

export type AnalyzedMeal = Omit<MealAnalysis, 'id'>
/** A WebP or JPEG as `readPhoto` leaves it, and what the person wrote; either may be missing, not both. */
export type MealToRead = { photo?: Buffer; notes: string }
/** The same for a drink. */
export type DrinkToRead = { photo?: Buffer; details: string }
/** `kilograms`: the person's weight, for a question that names none; undefined where it is not known. */
export type QuestionToAnswer = { question: string; kilograms: number | undefined }
export type CoachAnswer = { answer: string; source: Source }
export type { GoalWish } from '#server/knowledge/goals/suggest-goals.ts'
/** `care` is set where a person is better helped by people than by numbers. */
export type SuggestedGoals = { suggestions: GoalSuggestions; care: string | null; source: Source }
export type FoodToLookUp = { foodName: string; servingSize: string }
/** A second food table, asked for words that the built-in one does not know; answers foods by the words that name them. */
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

/** What a photo of a fridge shows; `analysis.error` is set when common items stand in for what nothing could see. */
export type FridgeReading = Pick<ScanResult, 'analysis' | 'source'> & {
  ingredients: Pick<Ingredient, 'name' | 'emoji' | 'confidence'>[]
}

/** Reads meals and foods: by a model where one is connected, by the built-in knowledge engine otherwise. `source` says which. */
export type Ai = {
  /** What the connected model can do; both false without one. */
  readonly model: { vision: boolean; text: boolean }
  /** Throws `unavailable`, with a sentence that says what to do, when nothing can read this meal. Figures are never invented. */
  analyzeMeal(meal: MealToRead, more?: MoreFoods): Promise<AnalyzedMeal>
  /** A proposal with volume, figures and how much of it counts as water; throws as `analyzeMeal` does. */
  analyzeDrink(drink: DrinkToRead): Promise<DrinkAnalysis>
  /** Undefined for a food that nobody knows. */
  lookupFood(food: FoodToLookUp, more?: MoreFoods): Promise<FoodFacts | undefined>
  /**
   * A question about training and well-being; an estimate of energy begins with its number. Throws `unavailable`, with
   * a sentence that says what can be asked, when nothing can answer.
   */
  answerQuestion(asked: QuestionToAnswer): Promise<CoachAnswer>
  /** Goals for what somebody wishes, never outside what is safe for them; a worrying wish reaches no model. */
  suggestGoals(wish: GoalWish): Promise<SuggestedGoals>
  /** Never throws for a model that is away or absent: then common items come with a low confidence and `error` set. */
  scanFridge(photo: Buffer): Promise<FridgeReading>
  /** Recipes that keep to the diets and allergies, at most six; none where nothing can be cooked. */
  makeRecipes(request: RecipesToMake): Promise<MadeRecipe[]>
  /** Which of these go well together, best first; none where nothing does. */
  pairIngredients(names: string[]): Promise<MadePairing[]>
  /** A workout of exercises of the library that suit the person; a model, where one is connected, chooses among these. */
  makeWorkout(asked: WorkoutToMake): Promise<GeneratedWorkout>
}

/** Counts one model call of today; false when the day's ceiling is reached and the call must not be made. */
export type Spend = () => Promise<boolean>
