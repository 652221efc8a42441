import type { FastifyInstance } from 'fastify'
import {
  analyzeDrink,
  changeDrink,
  confirmDrink,
  listDrinks,
  listTodaysDrinks,
  logDrink,
  proposeDrink,
  removeDrink,
  restoreDrink,
} from '#contract/hydration/hydration.ts'
import { dayIn } from '#contract/measures/day.ts'
import type { Deps } from '#server/deps.ts'
import type { Account } from '#server/http/identity.ts'
import { route } from '#server/http/route.ts'
import * as service from './service.ts'
import { drinkLogOf, hydrationStore } from './store.ts'

/** Drinks: analysis, logging and the day's list. */
export function hydrationRoutes(app: FastifyInstance, deps: Deps) {
  const { db, now } = deps

  route(app, logDrink, ({ user, retry, at, body }) => service.logEntry(deps, { user, retry, at }, body))

  route(app, analyzeDrink, async ({ user, form, image }) => ({
    analysis: await service.analyzeDrink(deps, user, image, form.details ?? ''),
  }))

  route(app, proposeDrink, async ({ user, form, image }) => ({
    drink: await service.analyzeDrink(deps, user, image, form.details ?? ''),
  }))

  route(app, confirmDrink, ({ user, retry, at, body }) =>
    service.confirmAnalysis(deps, { user, retry, at }, body),
  )

  const drinksOf = async ({ id, zone }: Account, day = dayIn(zone, now())) =>
    (await hydrationStore(db, id).ofDay(day)).map(drinkLogOf)

  route(app, listTodaysDrinks, ({ user }) => drinksOf(user))

  route(app, listDrinks, ({ user, query }) => drinksOf(user, query.date))

  route(app, changeDrink, ({ user, retry, params, body }) =>
    service.changeEntry(deps, { user, retry }, params.id, body),
  )

  route(app, removeDrink, ({ user, retry, params }) => service.removeEntry(deps, { user, retry }, params.id))
  route(app, restoreDrink, ({ user, retry, params }) =>
    service.restoreEntry(deps, { user, retry }, params.id),
  )
}
