import { getMe } from '#contract/access/user.ts'
import { cookieOf, testApp } from '#server/testing.ts'
import { startIssuer } from '#testing/issuer.ts'

type App = Awaited<ReturnType<typeof testApp>>

let opened = 0

/** App with an issuer on loopback and its accounts. */
export async function openIssuerApp() {
  const issuer = await startIssuer()
  const app = await testApp({ env: issuer.env, mailLeaves: true })
  const me = async (cookie: string) => {
    const answer = await app.stranger.raw({ method: 'GET', url: getMe.path, headers: { cookie } })
    return answer.statusCode === 200 ? answer.json() : undefined
  }
  return {
    issuer,
    app,
    /** Name of the account signed in with `cookie`; undefined when signed out. */
    me,
    browser: () => browserOf(app),
    /** Runs a whole authorization in a new browser; without `account` the user denies it. */
    async signIn(account: string | undefined, begin = '/api/login?method=oidc') {
      const browser = browserOf(app)
      const page = (await browser.open(begin)).location
      const back = pathOf(await atIssuer(page, account))
      const { location: end } = await browser.open(back)
      return { browser, page, back, end, user: () => me(browser.cookies()) }
    },
    async stop() {
      await app.close()
      await issuer.stop()
    },
  }
}

/** Text of the page after a failed sign-in. */
export const sentenceIn = (location: string) => new URL(location, 'http://x').searchParams.get('error')

/** Minimal browser for sign-in tests: stores our cookies and does not follow redirects by itself. */
export function browserOf(app: App) {
  opened += 1
  const remoteAddress = `10.1.${opened >> 8}.${opened & 255}`
  const jar = new Map<string, string>()
  const cookies = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  return {
    jar,
    cookies,
    async open(url: string, more: { method?: 'GET' | 'POST'; payload?: string; form?: boolean } = {}) {
      const answer = await app.app.inject({
        method: more.method ?? 'GET',
        url,
        remoteAddress,
        ...(more.payload !== undefined && { payload: more.payload }),
        headers: {
          ...(jar.size && { cookie: cookies() }),
          ...(more.form && { 'content-type': 'application/x-www-form-urlencoded' }),
        },
      })
      for (const set of [answer.headers['set-cookie'] ?? []].flat()) {
        const [name = '', value = ''] = cookieOf(set).split(/=(.*)/s)
        if (/max-age=0|expires=thu, 01 jan 1970/i.test(set)) jar.delete(name)
        else jar.set(name, value)
      }
      return { status: answer.statusCode, location: answer.headers.location ?? '', answer }
    },
  }
}

/** Submits the issuer's pages: continues as `account` and allows it, or denies. */
export async function atIssuer(page: string, account: string | undefined): Promise<string> {
  const jar = new Map<string, string>()
  let url = page
  for (let steps = 0; steps < 12; steps++) {
    const form = url.includes('/interaction/')
    const click = account === undefined ? 'answer=deny' : `account=${account}&answer=allow`
    const response = await fetch(url, {
      method: form ? 'POST' : 'GET',
      redirect: 'manual',
      ...(form && { body: new URLSearchParams(click) }),
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
    })
    for (const set of response.headers.getSetCookie()) {
      const [name = '', value = ''] = cookieOf(set).split(/=(.*)/s)
      jar.set(name, value)
    }
    const next = response.headers.get('location')
    if (!next) throw new Error(`The issuer answers ${response.status}: ${await response.text()}`)
    url = new URL(next, url).href
    if (new URL(url).origin !== new URL(page).origin) return url
  }
  throw new Error('The issuer sends people round in circles.')
}

/** Path and query of an address. */
export const pathOf = (address: string) => address.replace(/^https?:\/\/[^/]+/, '')
