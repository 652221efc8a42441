import { createHash, randomBytes } from 'node:crypto'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BrowserContext } from 'playwright-core'
import { redeemSignIn } from '#contract/access/tokens.ts'
import { began } from '#testing/clock.ts'

const built = fileURLToPath(new URL('../../dist/ios', import.meta.url))
/** API origin and location of the app's files; Chromium does not support the app's scheme. */
export const api = 'https://forkmile.example'
export const files = 'https://app.example'
/** Origin of the app's pages on a phone, as the server sees it. */
const shellOrigin = 'capacitor://localhost'

type Shell = {
  /** The server's real address. */
  address: string
  /** The link that started the app. */
  launchUrl?: string
}

/**
 * The native side: serves the app's files, forwards its calls to the server with a phone's origin, and
 * records plug-in calls under `window.asked` and shared files under `window.shared`.
 */
export async function inTheShell(context: BrowserContext, { address, launchUrl }: Shell) {
  await context.route(`${files}/**`, (route) => {
    const { pathname } = new URL(route.request().url())
    return route.fulfill({ path: join(built, extname(pathname) ? pathname : 'index.html') })
  })
  await context.route(`${api}/**`, async (route) => {
    const asked = route.request()
    const headers = { ...(await asked.allHeaders()), origin: shellOrigin, host: new URL(address).host }
    const answer = await route.fetch({ url: asked.url().replace(api, address), headers })
    // The server's CORS answer for the app's origin is checked; Chromium needs this origin and credentials
    // in addition.
    const origin = answer.headers()['access-control-allow-origin'] === shellOrigin ? files : 'none'
    const allowed = { 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true' }
    return route.fulfill({ response: answer, headers: { ...answer.headers(), ...allowed } })
  })
  await context.addInitScript((launched) => {
    const asked: string[] = []
    const shared: { name: string; type: string; size: number }[] = []
    const plugin = (name: string, ...methods: string[]) => ({
      name,
      methods: [
        ...methods.map((method) => ({ name: method, rtype: 'promise' })),
        { name: 'addListener', rtype: 'callback' },
        { name: 'removeListener' },
      ],
    })
    const note = (name: string, method: string, options: object) =>
      asked.push(`${name}.${method} ${JSON.stringify(options)}`)
    Object.assign(navigator, {
      share: async ({ files: given }: { files: File[] }) =>
        void shared.push(...given.map(({ name, type, size }) => ({ name, type, size }))),
    })
    Object.assign(window, {
      asked,
      shared,
      webkit: { messageHandlers: { bridge: { postMessage() {} } } },
      Capacitor: {
        getPlatform: () => 'ios',
        PluginHeaders: [
          plugin('StatusBar', 'setStyle'),
          plugin('SplashScreen', 'hide'),
          plugin('SocialLogin', 'initialize', 'login', 'logout'),
          plugin('PushNotifications', 'checkPermissions'),
          plugin('App', 'getLaunchUrl'),
        ],
        nativePromise: async (...call: Parameters<typeof note>) => {
          note(...call)
          if (call[1] === 'checkPermissions') return { receive: 'granted' }
          return call[1] === 'getLaunchUrl' && launched ? { url: launched } : undefined
        },
        nativeCallback(
          name: string,
          method: string,
          options: { eventName?: string },
          listener: (opened: { url: string }) => void,
        ) {
          if (options.eventName === 'appUrlOpen')
            Object.assign(window, { openedWith: (url: string) => listener({ url }) })
          return `listening ${note(name, method, options)}`
        },
      },
    })
  }, launchUrl)
}

/** An account with its cookie and app tokens: the hosted sign-in without its pages. */
export async function signedUpInTheApp(address: string, name: string) {
  // Sign-ups are limited per client address.
  const from = `2001:db8:${randomBytes(2).toString('hex')}:${randomBytes(2).toString('hex')}::2`
  const send = (path: string, body: object, cookie = '') =>
    fetch(`${address}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: address, cookie, 'x-forwarded-for': from },
      body: JSON.stringify(body),
    })
  const email = `${name.toLowerCase()}-${randomBytes(4).toString('hex')}@example.com`
  const person = { name, email, password: `${name} has a long password` }
  const cookie = cookiesOf(await send('/api/auth/sign-up/email', person))
  const verifier = randomBytes(32).toString('base64url')
  const challenge = createHash('sha256').update(verifier).digest('base64url')
  const visit = new URLSearchParams({ platform: 'ios', state: 'a state of the app', challenge })
  const begun = await fetch(`${address}/api/login?${visit}`, { redirect: 'manual' })
  const continued = await send('/api/auth/continue', {}, `${cookie}; ${cookiesOf(begun)}`)
  const { location } = (await continued.json()) as { location: string }
  const code = new URLSearchParams(location.split('?')[1]).get('code')
  const redeemed = await send(redeemSignIn.path, { code, verifier })
  return { cookie, tokens: redeemSignIn.response.parse(await redeemed.json()) }
}

const cookiesOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ')

/** A token `minutes` after its expiry, which the server refuses like a really expired one. */
export function agedToken(token: string, minutes: number): string {
  const [head, payload, signature] = token.split('.')
  const claims = JSON.parse(Buffer.from(payload!, 'base64url').toString())
  const aged = { ...claims, exp: Math.floor(began.getTime() / 1000) - minutes * 60 }
  return [head, Buffer.from(JSON.stringify(aged)).toString('base64url'), signature].join('.')
}
