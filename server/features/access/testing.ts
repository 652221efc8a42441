import { signIn } from '#contract/access/access.ts'
import { type Caller, cookieOf, type testApp } from '#server/testing.ts'

type App = Awaited<ReturnType<typeof testApp>>

export const passwordOf = (name: string) => `${name} has a password`

/** Signs `name` in on another browser; returns its cookie. */
export async function otherBrowser(
  app: App,
  name: string,
  { password = passwordOf(name), email = `${name}@example.com`, userAgent = 'curl' } = {},
): Promise<string> {
  const answer = await app.stranger.raw({
    method: signIn.method,
    url: signIn.path,
    payload: { email, password },
    headers: { 'user-agent': userAgent },
  })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return cookieOf(answer.headers['set-cookie'])
}

/** Status of a call with `cookie`. */
export async function statusWith(app: App, cookie: string): Promise<number> {
  return (await app.stranger.raw({ method: 'GET', url: '/api/user', headers: { cookie } })).statusCode
}

/** A browser's cookie after an answer; empty when it was cleared. */
export function cookiesAfter(answer: Awaited<ReturnType<Caller['raw']>>): string {
  return [answer.headers['set-cookie'] ?? []]
    .flat()
    .filter((cookie) => !/max-age=0/i.test(cookie))
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

/** The link token of the newest email to `to`. */
export function linkTo(app: App, to: string): string {
  const email = app.emails.filter((one) => one.to === to).at(-1)
  return decodeURIComponent(/token=(\S+)/.exec(email?.text ?? '')?.[1] ?? '')
}
