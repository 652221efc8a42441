import type { FastifyInstance } from 'fastify'
import {
  listSavedMeals,
  logSavedMeal,
  removeSavedMeal,
  restoreSavedMeal,
  saveMeal,
} from '#contract/foods/foods.ts'
import type { Deps } from '#server/deps.ts'
import { route } from '#server/http/route.ts'
import { savedMealOf, savedMealStore } from './saved-meal-store.ts'
import { keepMeal, logSaved, removeSaved, restoreSaved } from './saved-meals.ts'

/** Meals saved under a name for logging again. */
export function savedMealRoutes(app: FastifyInstance, deps: Deps) {
  const { db } = deps

  route(app, listSavedMeals, async ({ user }) => (await savedMealStore(db, user.id).all()).map(savedMealOf))

  route(app, saveMeal, ({ user, retry, body }) => keepMeal(deps, { user, retry }, body))

  route(app, logSavedMeal, ({ user, retry, at, params, body }) =>
    logSaved(deps, { user, retry, at }, params.id, body),
  )

  route(app, removeSavedMeal, ({ user, retry, params }) => removeSaved(deps, { user, retry }, params.id))

  route(app, restoreSavedMeal, ({ user, retry, params }) => restoreSaved(deps, { user, retry }, params.id))
}
