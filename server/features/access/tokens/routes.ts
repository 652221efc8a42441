import type { FastifyInstance } from 'fastify'
import { providerNames } from '#contract/access/provider-names.ts'
import { redeemSignIn, refreshTokens, signInNatively } from '#contract/access/tokens.ts'
import { AppError } from '#contract/http/errors.ts'
import type { Deps } from '#server/deps.ts'
import { userOf } from '#server/features/account/service.ts'
import { route } from '#server/http/route.ts'
import { accountOfBearer } from '../service.ts'
import { identityTokens, type KeyAddresses, providersKeys } from './identity-token.ts'
import { accountFor } from './native.ts'
import type { NativeClients } from './native-clients.ts'
import { redeemCode } from './redeem.ts'
import { refresh } from './refresh.ts'
import { signInWithTokens, type TokenDeps } from './sign-in.ts'
import { words } from './words.ts'

type Wiring = Deps & TokenDeps & { secret: string; clients: NativeClients; keysAt?: KeyAddresses }

/** Token endpoints of the app. */
export function tokenRoutes(app: FastifyInstance, deps: Wiring) {
  const { clients, keysAt = providersKeys } = deps
  const read = identityTokens(keysAt)

  route(app, refreshTokens, ({ body }) => refresh(deps, body.refresh_token))

  route(app, redeemSignIn, async ({ body, request }) => {
    const { pair } = await signInWithTokens(deps, await redeemCode(deps, body), request)
    return pair
  })

  route(app, signInNatively, async ({ body, request }) => {
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
    return { ...pair, user: userOf(account) }
  })
}
