import type { FastifyInstance } from 'fastify'
import { found } from '#contract/http/errors.ts'
import { dayMs } from '#contract/measures/day.ts'
import {
  generateRecipes,
  getRecipe,
  listSavedRecipes,
  listSessionRecipes,
  logRecipe,
  saveRecipe,
  unsaveRecipe,
} from '#contract/recipes.ts'
import { ownerTransaction } from '#server/adapters/database/owners/owner-transaction.ts'
import type { Deps } from '#server/deps.ts'
import { checkSession } from '#server/features/fridge/service.ts'
import { pageOf, placeOf } from '#server/http/page.ts'
import { route } from '#server/http/route.ts'
import * as service from './service.ts'
import { forgetRecipes, recipeOf, recipeStore } from './store.ts'

/** Recipes: generation, saving, logging. */
export function recipeRoutes(app: FastifyInstance, deps: Deps) {
  const { db, now } = deps

  route(app, generateRecipes, async ({ user, body }) => ({
    recipes: await service.generate(deps, user, body),
  }))

  route(app, listSessionRecipes, async ({ user, params: { sessionId } }) => {
    await checkSession(db, user.id, sessionId)
    return (await recipeStore(db, user.id).ofSession(sessionId)).map(recipeOf)
  })

  route(app, listSavedRecipes, async ({ user, query: { cursor, limit }, request, reply }) => {
    const rows = await recipeStore(db, user.id).saved(limit + 1, placeOf(cursor))
    return pageOf({ request, reply }, rows, limit, ({ savedAt, id }) => ({ at: savedAt!, id })).map(recipeOf)
  })

  route(app, getRecipe, async ({ user, params }) =>
    recipeOf(found(await recipeStore(db, user.id).byId(params.id), 'Recipe')),
  )

  route(app, saveRecipe, ({ user, params }) =>
    ownerTransaction(db, user.id, async (tx) =>
      recipeOf(found(await recipeStore(tx, user.id).save(params.id, now()), 'Recipe')),
    ),
  )

  route(app, unsaveRecipe, ({ user, params }) =>
    ownerTransaction(db, user.id, async (tx) =>
      recipeOf(found(await recipeStore(tx, user.id).unsave(params.id), 'Recipe')),
    ),
  )

  route(app, logRecipe, ({ user, retry, params, body }) =>
    service.logMeal(deps, { user, retry }, params.id, body),
  )
}

const keptMs = 30 * dayMs

/** Deletes recipes not saved within a month, every night. */
export function recipeJobs({ db, jobs, now }: Deps) {
  jobs.every('forget-recipes', '27 3 * * *', () => forgetRecipes(db, new Date(now().getTime() - keptMs)))
}
