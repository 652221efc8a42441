import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SignedInDevice } from '#contract/account/account.ts'
import { found } from '#contract/http/errors.ts'
import type { Deps } from '#server/deps.ts'
import { type Account, isBearer } from '#server/http/identity.ts'
import type { Auth } from '../auth.ts'
import { endAllTokens } from '../tokens/sign-out.ts'
import { familyStore } from '../tokens/token-store.ts'
import { appName, deviceName } from './device-name.ts'
import { forgetCookies, sessionToken } from './session-cookie.ts'
import { sessionStore } from './session-store.ts'

export type Wiring = Deps & { auth: Auth; secret: string }

export async function signedInDevices(deps: Wiring, user: Account, request: FastifyRequest) {
  const own = await ownToken(deps, request)
  const browsers = await sessionStore(deps.db, user.id).list(deps.now())
  const apps = await familyStore(deps.db, user.id).list(deps.now())
  return [
    ...browsers.map(({ token, userAgent, ...one }) => ({
      ...one,
      current: token === own,
      name: deviceName(userAgent),
    })),
    ...apps.map(({ id, userAgent, createdAt, lastUsedAt }) => ({
      id,
      createdAt,
      lastSeenAt: lastUsedAt,
      current: id === user.tokenFamilyId,
      name: appName(userAgent),
    })),
  ]
    .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
    .map(
      ({ createdAt, lastSeenAt, ...one }): SignedInDevice => ({
        ...one,
        createdAt: createdAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
      }),
    )
}

/** Error: `not_found` for a session of another account. */
export async function signOutDevice(
  deps: Wiring,
  user: Account,
  id: string,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  if (await familyStore(deps.db, user.id).end(id)) return null
  const { token } = found(await sessionStore(deps.db, user.id).end(id), 'Session')
  if (token === (await ownToken(deps, request))) await forgetCookies(deps.auth, reply)
  return null
}

export async function signOutEverywhere({ db, auth }: Wiring, user: Account, reply: FastifyReply) {
  const browsers = await sessionStore(db, user.id).endAll()
  const apps = await endAllTokens(db, user.id)
  await forgetCookies(auth, reply)
  return { signedOut: browsers + apps }
}

/** Token of this browser's session; ignored with a bearer header. */
async function ownToken({ auth, secret }: Wiring, request: FastifyRequest) {
  if (isBearer(request)) return undefined
  const { name } = (await auth.$context).authCookies.sessionToken
  return sessionToken(request.cookies[name], secret)
}
