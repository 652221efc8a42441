import { AppError } from '#contract/http/errors.ts'
import { confidenceBand } from '#contract/nutrition/nutrition.ts'
import { knownFood } from '#server/knowledge/food/known-food.ts'
import type { ModelSettings } from '#server/settings/model-settings.ts'
import type { Ai, Spend } from './ai.ts'
import { commonItems } from './answers/fridge-from-answer.ts'
import { builtinAi } from './builtin-ai.ts'
import { connectModel, type Tokens } from './model/model.ts'
import { modelAi } from './model/model-ai.ts'
import { ModelError, type ModelFailure } from './model/model-error.ts'
import { readText } from './read-text.ts'
import { words } from './words.ts'

type Wiring = {
  spend: Spend
  log: { warn(about: object, line: string): void }
  /** Called with the tokens of each answer. */
  used?: (tokens: Tokens) => void
}

const fewestRecipes = 3
const mostRecipes = 6

type Failed = ModelFailure | 'no model'

const nothingRead = { answer: undefined, unread: undefined }

/** A failed model may read the same later; any other refusal is about what was sent. */
const refusal = (why: Failed, sentence: string) =>
  new AppError(why === 'no answer' || why === 'used up' ? 'unavailable' : 'not_understood', sentence)

/** Asks the connected model first (`settings`), then the knowledge engine. */
export function layeredAi(settings: ModelSettings | undefined, { spend, log, used }: Wiring): Ai {
  const model = settings && modelAi(connectModel(settings, spend, log, used), knownFood)

  async function byModel<T>(
    ask: (model: ReturnType<typeof modelAi>) => Promise<T>,
  ): Promise<{ answer: T } | Failed> {
    if (!model) return 'no model'
    try {
      return { answer: await ask(model) }
    } catch (error) {
      if (error instanceof ModelError) return error.failure
      throw error
    }
  }

  return {
    // Providers do not report whether a model reads images; one that cannot answers with an error.
    model: { vision: model !== undefined, text: model !== undefined },

    async analyzeMeal(meal, more) {
      const hasNotes = meal.notes.trim() !== ''
      const read = await byModel((one) => one.analyzeMeal(meal))
      if (typeof read === 'object') return read.answer
      const { answer: described, unread } = hasNotes ? await readText.meal(meal.notes, more) : nothingRead
      if (!described) throw refusal(read, words.cannotRead(read, meal.notes.trim(), unread))
      if (!meal.photo) return described
      return { ...described, analysis: `${described.analysis} ${words.photoUnread(read)}` }
    },

    async analyzeDrink(drink) {
      const hasDetails = drink.details.trim() !== ''
      const read = await byModel((one) => one.analyzeDrink(drink))
      if (typeof read === 'object') return read.answer
      const { answer: described } = hasDetails ? await readText.drink(drink.details) : nothingRead
      if (!described) throw refusal(read, words.cannotReadDrink(read, drink.details.trim()))
      if (!drink.photo) return described
      return { ...described, analysis: `${described.analysis} ${words.photoUnread(read)}` }
    },

    async lookupFood(food, more) {
      const { answer: known, fromMore } = await readText.food(food, more)
      // Measured figures are not sent to a model.
      if (known && (fromMore || confidenceBand(known.confidence) === 'high')) return known
      const read = await byModel((one) => one.lookupFood(food))
      return (typeof read === 'object' ? read.answer : undefined) ?? known
    },

    async answerQuestion(asked) {
      // Medical questions and the person's own figures are not sent to a model.
      const first = builtinAi.precedingAnswer(asked)
      if (first) return first
      const read = await byModel((one) => one.answerQuestion(asked))
      const answer = typeof read === 'object' ? read.answer : builtinAi.answerQuestion(asked)
      if (answer) return answer
      if (read === 'no model') return builtinAi.decline(asked)
      throw new AppError('unavailable', words.cannotAnswer(read as ModelFailure))
    },

    async suggestGoals(wish) {
      const { bounds, ...safe } = builtinAi.suggestGoals(wish)
      const builtin = { ...safe, source: 'builtin' as const }
      if (safe.care) return builtin
      const read = await byModel((one) => one.suggestGoals(wish, bounds))
      // A model reads the whole prompt, so nothing of it is known to be unused.
      return typeof read === 'object'
        ? { suggestions: read.answer, unread: null, notUsed: [], care: null, source: 'model' }
        : builtin
    },

    async scanFridge(photo) {
      const read = await byModel((one) => one.scanFridge(photo))
      return typeof read === 'object' ? read.answer : commonItems(read)
    },

    async makeRecipes(request) {
      const read = await byModel((one) => one.makeRecipes(request))
      const written = typeof read === 'object' ? read.answer : []
      const wanted = request.count ?? fewestRecipes
      if (written.length >= wanted) return written
      const not = [...request.not, ...written]
      const built = builtinAi.makeRecipes({ ...request, not })
      return written.length ? [...written, ...built].slice(0, wanted) : built.slice(0, mostRecipes)
    },

    async pairIngredients(names) {
      const read = await byModel((one) => one.pairIngredients(names))
      return typeof read === 'object' ? read.answer : builtinAi.pairIngredients(names)
    },

    async makeWorkout(asked) {
      const read = await byModel((one) => one.makeWorkout(asked))
      return typeof read === 'object' ? read.answer : builtinAi.makeWorkout(asked)
    },
  }
}
