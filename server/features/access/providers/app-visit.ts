import { createHmac } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { jwtVerify, SignJWT } from 'jose'
import * as z from 'zod'
import type { Deps } from '#server/deps.ts'
import { isChallenge, issueSignInCode } from '../tokens/redeem.ts'
import { briefCookie } from './brief-cookie.ts'

/** Redirect URI of the app, a constant. */
const appAddress = 'forkmile://auth/callback'
/** Covers creating an account by hand. */
const minutes = 15

/** Query of the sign-in page when an app opens it. */
export const app = z.object({
  /** One-time value of the app, returned unchanged. */
  state: z.string().min(1).max(128),
  /** S256 challenge of the verifier that redeems the code. */
  challenge: z.string().refine(isChallenge),
})
export type App = z.infer<typeof app>

/** The app that waits for an answer, in a cookie of the browser in which it opened the sign-in page. */
export function appVisits(secret: string, https: boolean, now: () => Date) {
  const cookie = briefCookie('app', https)
  const key = createHmac('sha256', secret).update('visits of the app').digest()
  return {
    async keep(reply: FastifyReply, visit: App) {
      const at = Math.floor(now().getTime() / 1000)
      const signed = await new SignJWT(visit)
        .setProtectedHeader({ alg: 'HS256' })
        .setExpirationTime(at + minutes * 60)
        .sign(key)
      cookie.keep(reply, signed, minutes)
    },
    async read(request: FastifyRequest): Promise<App | undefined> {
      const signed = cookie.read(request)
      if (!signed) return undefined
      const read = await jwtVerify(signed, key, { algorithms: ['HS256'], currentDate: now() }).catch(
        () => undefined,
      )
      return app.safeParse(read?.payload).data
    },
    forget: cookie.forget,
  }
}

/** The app's address with a one-time code for `userId`. */
export async function backToApp(
  deps: Pick<Deps, 'db' | 'now'>,
  { state, challenge }: App,
  { userId, provider }: { userId: string; provider: string },
): Promise<string> {
  const code = await issueSignInCode(deps, { userId, challenge })
  return addressWith({ code, state, provider })
}

/** The app's address with an error. */
export function failedToApp({ state }: App, error: string, provider: string): string {
  return addressWith({ error, state, provider })
}

const addressWith = (params: Record<string, string>) => `${appAddress}?${new URLSearchParams(params)}`
