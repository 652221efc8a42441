import type { FastifyInstance } from 'fastify'
import { listSavedMeals, logSavedMeal, removeSavedMeal, saveMeal } from '#contract/foods/foods.ts'
import { found } from '#contract/http/errors.ts'
import { idempotent } from '#server/adapters/database/idempotency.ts'
import type { Deps } from '#server/deps.ts'
import { route } from '#server/http/route.ts'
import { savedMealOf, savedMealStore } from './saved-meal-store.ts'
import { keepMeal, logSaved } from './saved-meals.ts'

/** Meals saved under a name for logging again. */
export function savedMealRoutes(app: FastifyInstance, deps: Deps) {
  const { db } = deps

  route(app, listSavedMeals, async ({ user }) => (await savedMealStore(db, user.id).all()).map(savedMealOf))

  route(app, saveMeal, ({ user, retry, body }) => keepMeal(deps, { user, retry }, body))

  route(app, logSavedMeal, ({ user, retry, at, params, body }) =>
    logSaved(deps, { user, retry, at }, params.id, body),
  )

  route(app, removeSavedMeal, ({ user, retry, params }) =>
    idempotent(db, user.id, retry, async (tx) => {
      found(await savedMealStore(tx, user.id).remove(params.id), 'Meal')
      return null
    }),
  )
}
