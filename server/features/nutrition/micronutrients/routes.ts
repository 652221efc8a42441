import type { FastifyInstance } from 'fastify'
import { getEntryNutrients } from '#contract/entry-nutrients.ts'
import { found } from '#contract/http/errors.ts'
import { getNutrientFoods, getNutrientPanel } from '#contract/nutrient-panel.ts'
import type { Deps } from '#server/deps.ts'
import { route } from '#server/http/route.ts'
import { nutritionStore } from '../store.ts'
import { answerOf } from './entry-nutrients.ts'
import { entryNutrientStore } from './entry-store.ts'
import { nutrientFoods } from './foods-of.ts'
import { nutrientPanel } from './panel.ts'

/** Micronutrients of an entry, of a day and of several. */
export function micronutrientRoutes(app: FastifyInstance, deps: Deps) {
  const { db } = deps

  route(app, getEntryNutrients, async ({ user, params }) => {
    const entry = found(await nutritionStore(db, user.id).byId(params.id), 'Entry')
    return answerOf(entry, await entryNutrientStore(db, user.id).of(entry.id))
  })

  route(app, getNutrientPanel, ({ user, query }) => nutrientPanel(deps, user, query))

  route(app, getNutrientFoods, ({ user, params, query }) => nutrientFoods(deps, user, params.name, query))
}
