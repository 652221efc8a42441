import type { FastifyInstance } from 'fastify'
import { getAuthUser, getMe, getUser, setTimezone } from '#contract/access/user.ts'
import { deleteAccount, downloadData } from '#contract/account/account.ts'
import { changeProfile, getProfile } from '#contract/account/profile.ts'
import { dayIn } from '#contract/measures/day.ts'
import { productSlug } from '#contract/product.ts'
import type { Deps } from '#server/deps.ts'
import { type Auth, forgetCookies, reAuthenticate } from '#server/features/access/service.ts'
import { weighForProfile } from '#server/features/weight/service.ts'
import { route } from '#server/http/route.ts'
import { dataExportOf } from './data-export.ts'
import { deleteEverything } from './deletion.ts'
import * as service from './service.ts'
import { accountStore } from './store.ts'
import { userOf } from './user.ts'
import { words } from './words.ts'

type Wiring = Deps & { auth: Auth; secret: string }

/** The signed-in account: identity, plan, profile. */
export function accountRoutes(app: FastifyInstance, deps: Wiring) {
  const { db, now, auth } = deps
  route(app, getAuthUser, ({ user }) => userOf(user))
  route(app, getMe, ({ user }) => userOf(user))
  route(app, getUser, ({ user }) => userOf(user))

  route(app, setTimezone, async ({ user, body }) => {
    await accountStore(db, user.id).changeAccount({ timezone: body.timezone })
    return userOf({ ...user, timezone: body.timezone })
  })

  route(app, getProfile, ({ user }) => service.readProfile(db, user))
  route(app, changeProfile, ({ user, body }) =>
    service.changeProfile(db, user, body, (tx, before) =>
      weighForProfile(tx, user, now(), { before, kilograms: body.weight }),
    ),
  )

  route(app, downloadData, ({ user, reply }) => {
    const name = `${productSlug}-${dayIn(user.zone, now())}.zip`
    reply
      .type(downloadData.produces)
      .header('content-disposition', `attachment; filename="${name}"`)
      // Streams rows as they are read; proxies must not buffer them.
      .header('x-accel-buffering', 'no')
    return dataExportOf(deps, user)
  })

  route(app, deleteAccount, async ({ user, body, request, reply }) => {
    await app.http.limits.failing([['sign-in-account', user.id]], () =>
      reAuthenticate(deps, user, body.password, request),
    )
    await deleteEverything(deps, user)
    await forgetCookies(auth, reply)
    return { message: words.deleted }
  })
}
