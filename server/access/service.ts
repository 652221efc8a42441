import { createHmac, timingSafeEqual } from 'node:crypto'
import { AppError } from '#contract/errors.ts'
import { currentTier } from '#contract/plans.ts'
import { fallbackTimezone } from '#contract/product.ts'
import type { Deps } from '../deps.ts'
import { type Account, type Identify, isBearer } from '../http/identity.ts'
import { type Auth, sessionCookie } from './auth.ts'
import { bySession, type SessionRow } from './store.ts'

export type { Auth } from './auth.ts'
export { checkPassword } from './check-password.ts'
export { eraseAccount } from './departure.ts'
export { accessHoldings } from './holding-store.ts'

const oneDay = 86_400_000

/** Reads who sends a request from its session cookie. A bearer header means that cookies are ignored. */
export function identifier(
  deps: Pick<Deps, 'db' | 'now' | 'settings'>,
  auth: Auth,
  secret: string,
  https: boolean,
): Identify {
  const name = sessionCookie(https)
  return async (request, reply) => {
    // No bearer token is issued yet, so every one is wrong; falling back to the cookie would hide that.
    if (isBearer(request)) throw new AppError('unauthenticated', 'That access token is not valid.')
    const token = sessionToken(request.cookies[name], secret)
    const row = token ? await bySession(deps.db, token, deps.now()) : undefined
    if (!row) return undefined
    if (deps.now().getTime() - row.sessionUpdatedAt.getTime() > oneDay) await prolong(auth, request, reply)
    return accountOf(row, deps)
  }
}

/** Cookies whose signature was right, so that it is worked out once a session and process, not with every call. */
const checked = new Map<string, string>()
const mostChecked = 20_000

/** The token inside a signed cookie value, `token.signature`, if the signature is ours. */
export function sessionToken(cookie: string | undefined, secret: string): string | undefined {
  const dot = cookie?.lastIndexOf('.') ?? -1
  if (!cookie || dot < 1) return undefined
  const token = cookie.slice(0, dot)
  if (checked.get(cookie) === secret) return token
  // Compared as text: decoding would let one session go by any number of spellings.
  const expected = Buffer.from(createHmac('sha256', secret).update(token).digest('base64'))
  const given = Buffer.from(cookie.slice(dot + 1))
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  if (checked.size >= mostChecked) checked.clear()
  checked.set(cookie, secret)
  return token
}

/** Once a day the session's end moves on, and the cookie's with it. */
async function prolong(auth: Auth, request: Parameters<Identify>[0], reply: Parameters<Identify>[1]) {
  const answer = await auth.api.getSession({ headers: headersOf(request.headers), asResponse: true })
  passCookies(answer, reply)
}

export function passCookies(answer: Response, reply: Parameters<Identify>[1]) {
  const cookies = answer.headers.getSetCookie()
  if (cookies.length) reply.header('set-cookie', cookies)
}

/** Makes the browser forget its session; the session itself is ended elsewhere. */
export async function forgetCookies(auth: Auth, reply: Parameters<Identify>[1]) {
  passCookies(await auth.api.signOut({ headers: headersOf({}), asResponse: true }), reply)
}

/** Only what better-auth needs to know a browser by. */
export function headersOf(from: NodeJS.Dict<string | string[]>): Headers {
  const headers = new Headers()
  for (const name of ['cookie', 'user-agent'])
    if (typeof from[name] === 'string') headers.set(name, from[name])
  return headers
}

function accountOf(row: SessionRow, { now, settings }: Pick<Deps, 'now' | 'settings'>): Account {
  return {
    ...row,
    zone: row.timezone ?? fallbackTimezone,
    tier: currentTier(row.subscriptionTier, row.trialEndsAt, now()),
    isOwner:
      row.emailVerified &&
      settings.ownerEmail !== undefined &&
      row.email.toLowerCase() === settings.ownerEmail,
  }
}
