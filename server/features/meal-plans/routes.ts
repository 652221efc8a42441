import type { FastifyInstance, FastifyReply } from 'fastify'
import {
  addShoppingItem,
  exportMealPlanCalendar,
  exportMealPlanCsv,
  exportMealPlanPdf,
  getMealPlan,
  getShoppingList,
  listMealPlans,
  logPlannedMeal,
  makeMealPlan,
  removeMealPlan,
  removeShoppingItem,
  replaceMeal,
  restoreMealPlan,
  tickShopping,
} from '#contract/meal-plans.ts'
import type { Deps } from '#server/deps.ts'
import type { Account } from '#server/http/identity.ts'
import { pageOf, placeOf } from '#server/http/page.ts'
import { route } from '#server/http/route.ts'
import { planAsCalendar } from './calendar.ts'
import { planAsCsv } from './csv.ts'
import { planInUnits, shoppingInUnits } from './in-units.ts'
import * as making from './making.ts'
import * as service from './service.ts'
import { mealPlanStore } from './store.ts'

/** Meal plans: generation, changes, logging, shopping list and exports. */
export function mealPlanRoutes(app: FastifyInstance, deps: Deps) {
  const { db, now } = deps
  const shoppingOf = async (user: Account, id: string) =>
    shoppingInUnits(await service.readShoppingList(db, user, id), user.units)

  route(app, makeMealPlan, ({ user, retry, body }) => making.makePlan(deps, { user, retry }, body))

  route(app, listMealPlans, async ({ user, query: { cursor, limit }, request, reply }) => {
    const rows = await mealPlanStore(db, user.id).list(limit + 1, placeOf(cursor))
    const page = pageOf({ request, reply }, rows, limit, ({ createdAt, id }) => ({ at: createdAt, id }))
    return page.map((plan) => ({ ...plan, createdAt: plan.createdAt.toISOString() }))
  })

  route(app, getMealPlan, ({ user, params }) => service.readPlan(db, user.id, params.id))

  route(app, removeMealPlan, ({ user, retry, params }) => making.removePlan(deps, { user, retry }, params.id))
  route(app, restoreMealPlan, ({ user, retry, params }) =>
    making.restorePlan(deps, { user, retry }, params.id),
  )

  route(app, replaceMeal, ({ user, retry, params }) => making.replaceMeal(deps, { user, retry }, params))

  route(app, logPlannedMeal, ({ user, retry, params, body }) =>
    service.logMeal(deps, { user, retry }, params, body),
  )

  route(app, getShoppingList, ({ user, params }) => service.readShoppingList(db, user, params.id))

  route(app, tickShopping, ({ user, retry, params, body }) =>
    service.tick(deps, { user, retry }, params.id, body),
  )
  route(app, addShoppingItem, ({ user, retry, params, body }) =>
    service.addItem(deps, { user, retry }, params.id, body),
  )
  route(app, removeShoppingItem, ({ user, retry, params, query }) =>
    service.removeItem(deps, { user, retry }, params.id, query.name),
  )

  route(app, exportMealPlanPdf, async ({ user, params: { id }, reply }) => {
    const plan = planInUnits(await service.readPlan(db, user.id, id), user.units)
    attach(reply, exportMealPlanPdf.produces, plan.startsOn, 'pdf')
    const { planAsPdf } = await import('./pdf.ts')
    return planAsPdf(plan, await shoppingOf(user, id), now())
  })

  route(app, exportMealPlanCsv, async ({ user, params: { id }, reply }) => {
    const plan = planInUnits(await service.readPlan(db, user.id, id), user.units)
    attach(reply, exportMealPlanCsv.produces, plan.startsOn, 'csv')
    return planAsCsv(plan, await shoppingOf(user, id))
  })

  route(app, exportMealPlanCalendar, async ({ user, params: { id }, reply }) => {
    const plan = planInUnits(await service.readPlan(db, user.id, id), user.units)
    attach(reply, exportMealPlanCalendar.produces, plan.startsOn, 'ics')
    return planAsCalendar(plan, user.zone, now())
  })
}

function attach(reply: FastifyReply, type: string, startsOn: string, ending: string) {
  reply.type(type).header('content-disposition', `attachment; filename="meal-plan-${startsOn}.${ending}"`)
}
