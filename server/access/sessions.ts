import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SignedInDevice } from '#contract/account.ts'
import { found } from '#contract/errors.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../http/identity.ts'
import type { Auth } from './auth.ts'
import { deviceName } from './device-name.ts'
import { forgetCookies, sessionToken } from './service.ts'
import { sessionStore } from './session-store.ts'

export type Wiring = Deps & { auth: Auth; secret: string }

export async function signedInDevices(deps: Wiring, user: Account, request: FastifyRequest) {
  const own = await ownToken(deps, request)
  const rows = await sessionStore(deps.db, user.id).list(deps.now())
  return rows.map(
    ({ id, token, userAgent, createdAt, lastSeenAt }): SignedInDevice => ({
      id,
      current: token === own,
      name: deviceName(userAgent),
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
    }),
  )
}

/** Error: `not_found` for a session that is none of this person's. */
export async function signOutDevice(
  deps: Wiring,
  user: Account,
  id: string,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { token } = found(await sessionStore(deps.db, user.id).end(id), 'Session')
  if (token === (await ownToken(deps, request))) await forgetCookies(deps.auth, reply)
  return null
}

export async function signOutEverywhere({ db, auth }: Wiring, user: Account, reply: FastifyReply) {
  const signedOut = await sessionStore(db, user.id).endAll()
  await forgetCookies(auth, reply)
  return { signedOut }
}

async function ownToken({ auth, secret }: Wiring, request: FastifyRequest) {
  const { name } = (await auth.$context).authCookies.sessionToken
  return sessionToken(request.cookies[name], secret)
}
