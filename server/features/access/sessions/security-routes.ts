import type { FastifyInstance } from 'fastify'
import { providerIds } from '#contract/access/access.ts'
import {
  changeEmail,
  changePassword,
  confirmEmail,
  getSignInMethods,
  listSignedInDevices,
  signOutDevice,
  signOutEverywhere,
} from '#contract/account/account.ts'
import type { Deps } from '#server/deps.ts'
import { route } from '#server/http/route.ts'
import type { Auth } from '../auth.ts'
import { askForNewAddress, confirmNewAddressBy } from '../email/email-change.ts'
import * as password from '../password/password.ts'
import { accessStore } from '../store.ts'
import * as sessions from './sessions.ts'

type Wiring = Deps & { auth: Auth; secret: string; publicUrl: string }

/** Active sessions and sign-in methods of an account. */
export function securityRoutes(app: FastifyInstance, deps: Wiring) {
  const { limits } = app.http

  route(app, listSignedInDevices, ({ user, request }) => sessions.signedInDevices(deps, user, request))
  route(app, signOutDevice, ({ user, params, request, reply }) =>
    sessions.signOutDevice(deps, user, params.id, request, reply),
  )
  route(app, signOutEverywhere, ({ user, reply }) => sessions.signOutEverywhere(deps, user, reply))

  route(app, getSignInMethods, async ({ user }) => {
    const methods = await accessStore(deps.db).signInMethodsOf(user.id)
    return {
      hasPassword: methods.includes('credential'),
      providers: providerIds.filter((id) => methods.includes(id)),
    }
  })
  route(app, changePassword, async ({ user, body, request, reply }) => {
    return limits.failing([['sign-in-account', user.id]], () =>
      password.changePassword(deps, user, body, request, reply),
    )
  })
  route(app, changeEmail, async ({ user, body }) => {
    return limits.failing([['sign-in-account', user.id]], () => askForNewAddress(deps, user, body))
  })
  route(app, confirmEmail, ({ body }) =>
    confirmNewAddressBy(deps, body, (email, check) =>
      limits.failing([['sign-in-account', `${email} by link`]], check),
    ),
  )
}
