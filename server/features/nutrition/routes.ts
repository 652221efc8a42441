import type { FastifyInstance } from 'fastify'
import { AppError } from '#contract/http/errors.ts'
import { dayIn, dayMs } from '#contract/measures/day.ts'
import { searchMealHits } from '#contract/nutrition/meal-hits.ts'
import { searchMeals } from '#contract/nutrition/meal-search.ts'
import {
  analyzeMeal,
  changeNutritionLog,
  confirmMeal,
  copyNutritionLogs,
  foodEmoji,
  getMealPhoto,
  listNutritionLogs,
  logNutrition,
  logSentence,
  lookupFood,
  removeNutritionLog,
  restoreNutritionLog,
} from '#contract/nutrition/nutrition.ts'
import { listUsualMeals, logUsualMeal } from '#contract/nutrition/usual-meals.ts'
import type { Deps } from '#server/deps.ts'
import { moreFoods } from '#server/features/foods/service.ts'
import { smallPhoto } from '#server/http/photo/photo.ts'
import { route } from '#server/http/route.ts'
import { emojiOf } from '#server/knowledge/food/emoji/food-emoji.ts'
import { changeLog, copyLogs } from './entries/changes.ts'
import { forgetAnalyses, forgottenPhotos } from './entries/store.ts'
import { logUsual, usualMeals } from './habits/usual-meals.ts'
import { mealHits } from './search/meal-hits.ts'
import { searchDiary } from './search/search-diary.ts'
import * as service from './service.ts'
import { words } from './words.ts'

/** Nutrition log: analysis, logging and the day's entries. */
export function nutritionRoutes(app: FastifyInstance, deps: Deps) {
  const { ai, db, now } = deps

  route(app, analyzeMeal, ({ user, form, image }) => service.analyzeMeal(deps, user, image, form.notes ?? ''))

  route(app, confirmMeal, ({ user, retry, at, body }) =>
    service.confirmAnalysis(deps, { user, retry, at }, body),
  )

  route(app, logNutrition, ({ user, retry, at, body }) => service.logByHand(deps, { user, retry, at }, body))

  route(app, logSentence, ({ user, retry, at, body }) => service.logSentence(deps, { user, retry, at }, body))

  route(app, lookupFood, async ({ user, body }) => {
    const servingSize = body.servingSize || words.oneServing
    const facts = await ai.lookupFood({ foodName: body.foodName, servingSize }, moreFoods(deps, user.id))
    if (!facts) throw new AppError('not_found', words.notFound)
    return facts
  })

  route(app, listNutritionLogs, ({ user, query }) =>
    service.logsOfDay(db, user.id, query.date ?? dayIn(user.zone, now())),
  )

  route(app, searchMeals, ({ user, query }) => searchDiary(db, user, now(), query))

  route(app, searchMealHits, ({ user, query }) => mealHits(deps, user, query.q))

  route(app, removeNutritionLog, ({ user, retry, params }) =>
    service.removeLog(deps, { user, retry }, params.id),
  )

  route(app, restoreNutritionLog, ({ user, retry, params }) =>
    service.restoreLog(deps, { user, retry }, params.id),
  )

  route(app, changeNutritionLog, ({ user, retry, params, body }) =>
    changeLog(deps, { user, retry }, params.id, body),
  )

  route(app, copyNutritionLogs, ({ user, retry, body }) => copyLogs(deps, { user, retry }, body))

  route(app, listUsualMeals, ({ user }) => usualMeals(db, user, now()))

  route(app, logUsualMeal, ({ user, retry, at, params, body }) =>
    logUsual(deps, { user, retry, at }, params.id, body),
  )

  route(app, getMealPhoto, async ({ user, params, query, reply }) => {
    const { bytes, contentType } = await service.photoOf(deps, user, params.id)
    // Not cached: a browser's copy would outlive the sign-out.
    reply.type(contentType)
    return query.size === 'small' ? smallPhoto(bytes) : bytes
  })

  route(app, foodEmoji, ({ body }) => emojiFor(body.foodName))

  const remembered = new Map<string, ReturnType<typeof emojiOf>>()
  function emojiFor(foodName: string) {
    const name = foodName.toLowerCase()
    const known = remembered.get(name)
    if (known) return { ...known, cached: true }
    const found = emojiOf(name)
    if (remembered.size > 5000) remembered.clear()
    remembered.set(name, found)
    return { ...found, cached: false }
  }
}

const keptMs = dayMs

/** Deletes unconfirmed analyses and photos older than a day, every hour. */
export function nutritionJobs({ blobs, db, jobs, now }: Deps) {
  jobs.every('forget-meal-analyses', '7 * * * *', async () => {
    const before = new Date(now().getTime() - keptMs)
    // Photos first: after a crash in between, the rows still name them.
    for (const photo of await forgottenPhotos(db, before)) await blobs.remove(photo)
    await forgetAnalyses(db, before)
  })
}
