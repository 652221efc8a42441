import type { FastifyInstance } from 'fastify'
import {
  addCustomFood,
  addFavourite,
  changeCustomFood,
  findByBarcode,
  getNamedFood,
  listCustomFoods,
  listRecentFoods,
  removeCustomFood,
  removeFavourite,
  restoreCustomFood,
  searchFoods,
} from '#contract/foods/foods.ts'
import { idempotent } from '#server/adapters/database/idempotency.ts'
import type { Deps } from '#server/deps.ts'
import { route } from '#server/http/route.ts'
import { barcodes, missKeptMs } from './barcode.ts'
import { addCustom, changeCustom, removeCustom, restoreCustom } from './custom.ts'
import { customStore } from './custom-store.ts'
import { familiarStore, recentFoods } from './familiar-store.ts'
import { ofCustom } from './plain-food.ts'
import * as search from './search.ts'
import { foodByRef, foodNamed, withHabits } from './service.ts'
import { forgetMisses } from './store.ts'

/** Food search by name and barcode, favourites, recent foods and custom foods. */
export function foodRoutes(app: FastifyInstance, deps: Deps) {
  const { db, now } = deps
  const byBarcode = barcodes(deps)

  route(app, searchFoods, ({ user, query }) => search.searchFoods(deps, user.id, query.q, query.limit))

  route(app, getNamedFood, async ({ user, query }) => {
    const named = await foodNamed(db, user.id, query.name)
    return named ? (await withHabits(db, user.id, [named]))[0]! : null
  })

  route(app, listRecentFoods, ({ user, query }) => recentFoods(db, user.id, query.limit))

  route(app, findByBarcode, ({ user, params }) => byBarcode(user.id, params.code))

  route(app, addFavourite, ({ user, retry, params }) =>
    idempotent(db, user.id, retry, async (tx) => {
      const food = await foodByRef(tx, user.id, params.ref)
      await familiarStore(tx, user.id).star(food, now())
      const [answer] = await withHabits(tx, user.id, [food])
      return answer!
    }),
  )

  route(app, removeFavourite, ({ user, retry, params }) =>
    idempotent(db, user.id, retry, async (tx) => {
      await familiarStore(tx, user.id).unstar(params.ref)
      return null
    }),
  )

  route(app, listCustomFoods, async ({ user }) => {
    const rows = await customStore(db, user.id).all()
    return withHabits(
      db,
      user.id,
      rows.map((row) => ofCustom(row)),
    )
  })

  route(app, addCustomFood, ({ user, retry, body }) => addCustom(deps, { userId: user.id, retry }, body))

  route(app, changeCustomFood, ({ user, retry, params, body }) =>
    changeCustom(deps, { userId: user.id, retry }, params.id, body),
  )

  route(app, removeCustomFood, ({ user, retry, params }) =>
    removeCustom(deps, { userId: user.id, retry }, params.id),
  )
  route(app, restoreCustomFood, ({ user, retry, params }) =>
    restoreCustom(deps, { userId: user.id, retry }, params.id),
  )
}

/** Deletes expired misses of product look-ups every night. */
export function foodJobs({ db, jobs, now }: Pick<Deps, 'db' | 'jobs' | 'now'>) {
  jobs.every('forget-barcode-misses', '53 3 * * *', () =>
    forgetMisses(db, new Date(now().getTime() - missKeptMs)),
  )
}
