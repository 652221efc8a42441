import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import type { Auth } from '../auth.ts'

/** Cookies with a verified signature, so that each is verified once a process. */
const checked = new Map<string, string>()
const mostChecked = 20_000

/** The token of a signed cookie value, `token.signature`, if the signature is valid. */
export function sessionToken(cookie: string | undefined, secret: string): string | undefined {
  const dot = cookie?.lastIndexOf('.') ?? -1
  if (!cookie || dot < 1) return undefined
  const token = cookie.slice(0, dot)
  if (checked.get(cookie) === secret) return token
  // Compared as text: decoding would accept several spellings of one session.
  const expected = Buffer.from(signatureOf(token, secret))
  const given = Buffer.from(cookie.slice(dot + 1))
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  if (checked.size >= mostChecked) checked.clear()
  checked.set(cookie, secret)
  return token
}

/** Cookie value of a session: token and signature. */
export const signedToken = (token: string, secret: string) => `${token}.${signatureOf(token, secret)}`

const signatureOf = (token: string, secret: string) =>
  createHmac('sha256', secret).update(token).digest('base64')

export function passCookies(answer: Response, reply: FastifyReply) {
  const cookies = answer.headers.getSetCookie()
  if (cookies.length) reply.header('set-cookie', cookies)
}

/** Clears the session cookies; the session itself is ended elsewhere. */
export async function forgetCookies(auth: Auth, reply: FastifyReply) {
  passCookies(await auth.api.signOut({ headers: headersOf({}), asResponse: true }), reply)
}

/** Headers by which better-auth identifies a browser. */
export function headersOf(from: NodeJS.Dict<string | string[]>): Headers {
  const headers = new Headers()
  for (const name of ['cookie', 'user-agent'])
    if (typeof from[name] === 'string') headers.set(name, from[name])
  return headers
}
