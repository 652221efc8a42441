import { AppError } from '#contract/http/errors.ts'
import { fallbackTimezone } from '#contract/product.ts'
import { currentTier } from '#contract/subscriptions/plans.ts'
import type { Deps } from '#server/deps.ts'
import { type Account, bearerToken, type Identify, isBearer } from '#server/http/identity.ts'
import { type Auth, sessionCookie } from './auth.ts'
import { knownDevices } from './sessions/known-device.ts'
import { headersOf, passCookies, sessionToken } from './sessions/session-cookie.ts'
import { type AccountRow, bySession } from './store.ts'
import type { AccessTokens, Bearer } from './tokens/access-token.ts'
import { byFamily } from './tokens/token-store.ts'
import { words } from './tokens/words.ts'

export { eraseAccount } from './account-deletion.ts'
export type { Auth } from './auth.ts'
export { reAuthenticate } from './password/re-authenticate.ts'
export { forgetCookies } from './sessions/session-cookie.ts'

const oneDay = 86_400_000

/**
 * Identifies the sender by access token or session cookie. With a bearer header cookies are ignored: a fallback
 * would hide a wrong token.
 */
export function identifier(
  deps: Pick<Deps, 'db' | 'now' | 'settings'>,
  auth: Auth,
  tokens: AccessTokens,
  secret: string,
  https: boolean,
): Identify {
  const name = sessionCookie(https)
  const devices = knownDevices(secret, https)
  return async (request, reply) => {
    if (isBearer(request)) {
      const bearer = await tokens.read(bearerToken(request) ?? '', deps.now())
      const account = bearer && (await accountOfBearer(deps, bearer))
      if (!account) throw new AppError('unauthenticated', words.badToken)
      return account
    }
    const token = sessionToken(request.cookies[name], secret)
    const row = token ? await bySession(deps.db, token, deps.now()) : undefined
    if (!row) return undefined
    if (deps.now().getTime() - row.sessionUpdatedAt.getTime() > oneDay) {
      await prolong(auth, request, reply)
      devices.keep(request, reply, row.id)
    }
    return accountOf(row, deps)
  }
}

/** Extends the session and its cookie once a day. */
async function prolong(auth: Auth, request: Parameters<Identify>[0], reply: Parameters<Identify>[1]) {
  const answer = await auth.api.getSession({ headers: headersOf(request.headers), asResponse: true })
  passCookies(answer, reply)
}

/** The account of an access token whose sign-in is still active. */
export async function accountOfBearer(
  deps: Pick<Deps, 'db' | 'now' | 'settings'>,
  bearer: Bearer,
): Promise<Account | undefined> {
  const row = await byFamily(deps.db, bearer, deps.now())
  return row && { ...accountOf(row, deps), tokenFamilyId: bearer.familyId }
}

function accountOf(row: AccountRow, { now, settings }: Pick<Deps, 'now' | 'settings'>): Account {
  const hasOwnersAddress =
    settings.ownerEmail !== undefined && row.email.toLowerCase() === settings.ownerEmail
  return {
    ...row,
    zone: row.timezone ?? fallbackTimezone,
    tier: currentTier(row.subscriptionTier, row.trialEndsAt, now()),
    isOwner: hasOwnersAddress && row.emailVerified,
    isUnconfirmedOwner: hasOwnersAddress && !row.emailVerified,
  }
}
