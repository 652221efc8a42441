import type { FastifyInstance } from 'fastify'
import { AppError } from '#contract/errors.ts'
import { providerNames } from '#contract/provider-names.ts'
import { redeemSignIn, refreshTokens, signInNatively } from '#contract/tokens.ts'
import { userOf } from '../../account/service.ts'
import type { Deps } from '../../deps.ts'
import { route } from '../../http/route.ts'
import { accountOfBearer } from '../service.ts'
import { identityTokens, type KeyAddresses, providersKeys } from './identity-token.ts'
import { accountFor } from './native.ts'
import type { NativeClients } from './native-clients.ts'
import { redeemCode } from './redeem.ts'
import { refresh } from './refresh.ts'
import { signInWithTokens, type TokenDeps } from './sign-in.ts'
import { tokenCookie } from './token-cookie.ts'
import { words } from './words.ts'

type Wiring = Deps &
  TokenDeps & { secret: string; https: boolean; clients: NativeClients; keysAt?: KeyAddresses }

/** How the app comes by its tokens. */
export function tokenRoutes(app: FastifyInstance, deps: Wiring) {
  const { clients, https, keysAt = providersKeys } = deps
  const cookie = tokenCookie(https)
  const read = identityTokens(keysAt)

  route(app, refreshTokens, async ({ body, request, reply }) => {
    try {
      const pair = await refresh(deps, body?.refresh_token ?? cookie.read(request))
      cookie.keep(request, reply, pair.refresh_token)
      return pair
    } catch (error) {
      if (error instanceof AppError) cookie.forget(reply)
      throw error
    }
  })

  route(app, redeemSignIn, async ({ body, request, reply }) => {
    const { pair } = await signInWithTokens(deps, await redeemCode(deps, body), request)
    cookie.keep(request, reply, pair.refresh_token)
    return pair
  })

  route(app, signInNatively, async ({ body, request, reply }) => {
    const { provider, firstName, lastName } = body
    const clientId = clients[provider]
    const absent = words.notSetUp(providerNames[provider])
    if (!clientId) throw new AppError('invalid', absent, { fields: { provider: absent } })
    const identity = await read(body, clientId, deps.now())
    const userId = await accountFor(deps, {
      ...identity,
      firstName: firstName || identity.firstName,
      lastName: lastName || identity.lastName,
    })
    const { pair, bearer } = await signInWithTokens(deps, userId, request)
    const account = await accountOfBearer(deps, bearer)
    if (!account) throw new AppError('unauthenticated', words.refreshOver)
    cookie.keep(request, reply, pair.refresh_token)
    return { ...pair, user: userOf(account) }
  })
}
