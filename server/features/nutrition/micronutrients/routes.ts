import type { FastifyInstance } from 'fastify'
import { found } from '#contract/http/errors.ts'
import { getEntryNutrients } from '#contract/nutrition/entry-nutrients.ts'
import { chooseNutrient } from '#contract/nutrition/nutrient-choices.ts'
import { getNutrientFoods, getNutrientPanel } from '#contract/nutrition/nutrient-panel.ts'
import type { Deps } from '#server/deps.ts'
import { route } from '#server/http/route.ts'
import { nutritionStore } from '../entries/store.ts'
import * as choices from './choices.ts'
import { answerOf } from './entry-nutrients.ts'
import { entryNutrientStore } from './entry-store.ts'
import { nutrientFoods } from './foods-of.ts'
import { nutrientPanel } from './panel.ts'

/** Micronutrients of an entry, of a day and of several, and what a person chose for them. */
export function micronutrientRoutes(app: FastifyInstance, deps: Deps) {
  const { db } = deps

  route(app, getEntryNutrients, async ({ user, params }) => {
    const entry = found(await nutritionStore(db, user.id).byId(params.id), 'Entry')
    return answerOf(entry, await entryNutrientStore(db, user.id).of(entry.id))
  })

  route(app, getNutrientPanel, ({ user, query }) => nutrientPanel(deps, user, query))

  route(app, getNutrientFoods, ({ user, params, query }) => nutrientFoods(deps, user, params.name, query))

  route(app, chooseNutrient, ({ user, retry, params, body }) =>
    choices.chooseNutrient(deps, { user, retry }, params.name, body),
  )
}
