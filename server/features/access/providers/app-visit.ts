import { createHmac } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { jwtVerify, SignJWT } from 'jose'
import * as z from 'zod'
import type { Deps } from '#server/deps.ts'
import { isChallenge, issueSignInCode } from '../tokens/redeem.ts'
import { briefCookie } from './brief-cookie.ts'

/** Where the app is opened again; nothing else is ever put in its place. */
const appAddress = 'forkmile://auth/callback'
/** Long enough to make an account by hand. */
const minutes = 15

/** What an app opens the sign-in page with. */
export const app = z.object({
  /** Its own one-time value, which comes back. */
  state: z.string().min(1).max(128),
  /** S256, of the verifier that redeems the code. */
  challenge: z.string().refine(isChallenge),
})
export type App = z.infer<typeof app>

/** An app on the phone that opened the sign-in page and waits for the answer, noted in that browser. */
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

/** The app's address with what went wrong. */
export function failedToApp({ state }: App, error: string, provider: string): string {
  return addressWith({ error, state, provider })
}

const addressWith = (params: Record<string, string>) => `${appAddress}?${new URLSearchParams(params)}`
