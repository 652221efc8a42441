import type { Ingredient, ScanResult } from '#contract/fridge.ts'
import type { GoalSuggestions } from '#contract/goals.ts'
import type { DrinkAnalysis } from '#contract/hydration/hydration.ts'
import type { FoodCategory, FoodFacts, MealAnalysis, Source } from '#contract/nutrition.ts'
import type { GeneratedWorkout } from '#contract/training/workouts.ts'
import type { GoalWish } from '#server/knowledge/goals/suggest-goals.ts'
import type { MealPlanner } from '#server/knowledge/meal-plan/planner.ts'
import type { AdvisedNutrient, WhoEats } from '#server/knowledge/nutrients/advised.ts'
import type { MadePairing } from '#server/knowledge/pairings/made-pairing.ts'
import type { MadeRecipe, RecipesToMake } from '#server/knowledge/recipes/made-recipe.ts'
import type { TableFood } from './table-food.ts'
import type { Trainer, WorkoutToMake } from './trainer.ts'

export type { AdvisedNutrient } from '#server/knowledge/nutrients/advised.ts'
export type { MadePairing } from '#server/knowledge/pairings/made-pairing.ts'
export type { MadeRecipe, RecipesToMake } from '#server/knowledge/recipes/made-recipe.ts'
export type { TableFood } from './table-food.ts'
export type { SessionChange, Trainer, WorkoutToMake } from './trainer.ts'

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
  /** At once and without a model. */
  foodEmoji(foodName: string): { emoji: string; category: FoodCategory }
  /** The built-in table's food of that name; at once. */
  tableFood(name: string): TableFood | undefined
  /** The built-in table's foods by the beginnings of their words, best first; at once. */
  searchTable(query: string, limit: number): TableFood[]
  /** Never throws for a model that is away or absent: then common items come with a low confidence and `error` set. */
  scanFridge(photo: Buffer): Promise<FridgeReading>
  /** Recipes that keep to the diets and allergies, at most six; none where nothing can be cooked. */
  makeRecipes(request: RecipesToMake): Promise<MadeRecipe[]>
  /** Which of these go well together, best first; none where nothing does. */
  pairIngredients(names: string[]): Promise<MadePairing[]>
  /** One plain, singular name for what people call an ingredient, so that its names can be merged; at once. */
  kitchenName(typed: string): { name: string; emoji: string }
  /** Weeks of meals and what to buy for them, by the built-in planner; at once. */
  readonly mealPlans: MealPlanner
  /** What is advised a day of nutrients beyond macros, with its source; at once. */
  advisedNutrients(person: WhoEats): AdvisedNutrient[]
  /** A workout of exercises of the library that suit the person; a model, where one is connected, chooses among these. */
  makeWorkout(asked: WorkoutToMake): Promise<GeneratedWorkout>
  /** The library of exercises and the schedules, by the built-in engine; at once. */
  readonly trainer: Trainer
}

/** Counts one model call of today; false when the day's ceiling is reached and the call must not be made. */
export type Spend = () => Promise<boolean>
