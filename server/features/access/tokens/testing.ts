import { createHash, randomBytes } from 'node:crypto'
import { redeemSignIn, refreshTokens, type TokenPair } from '#contract/access/tokens.ts'
import { getUser } from '#contract/access/user.ts'
import type { testApp } from '#server/testing.ts'
import { issueSignInCode } from './redeem.ts'

type App = Awaited<ReturnType<typeof testApp>>

/** A PKCE verifier and its challenge. */
export function newVerifier() {
  const verifier = randomBytes(32).toString('base64url')
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') }
}

/** Code of a hosted sign-in of `name`, with its verifier. */
export async function newCode(app: App, name: string) {
  const { id: userId } = await app.as(name).call(getUser)
  const { verifier, challenge } = newVerifier()
  const code = await issueSignInCode({ db: app.db, now: () => app.clock.now }, { userId, challenge })
  return { code, verifier }
}

/** Signs `name` in with the app. */
export async function signInApp(
  app: App,
  name: string,
  headers?: Record<string, string>,
): Promise<TokenPair> {
  return app.stranger.call(redeemSignIn, { body: await newCode(app, name), ...(headers && { headers }) })
}

export const bearer = ({ token }: Pick<TokenPair, 'token'>) => ({ authorization: `Bearer ${token}` })

/** Status of a call with the access token. */
export async function statusOf(app: App, pair: Pick<TokenPair, 'token'>): Promise<number> {
  return (await app.stranger.raw({ method: 'GET', url: '/api/auth/me', headers: bearer(pair) })).statusCode
}

export function refreshed(app: App, { refresh_token }: TokenPair): Promise<TokenPair> {
  return app.stranger.call(refreshTokens, { body: { refresh_token } })
}
