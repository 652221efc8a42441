import type { BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'
import { publicPages } from '#contract/screens.ts'

/** Pages opened in `context` from now on run as in the iOS app; the native side of its links is a double. */
export async function asTheApp(context: BrowserContext) {
  // The app has one page for every address; the server renders the public ones.
  await context.route(
    ({ pathname }) => publicPages.some((path) => path === pathname),
    async (route) => {
      const { href } = new URL('/dashboard', route.request().url())
      await route.fulfill({ response: await route.fetch({ url: href }) })
    },
  )
  await context.addInitScript(() => {
    const listen = (options: { eventName: string }, listener: (opened: { url: string }) => void) => {
      if (options.eventName === 'appUrlOpen')
        Object.assign(window, { openedWith: (url: string) => listener({ url }) })
      return 'listening'
    }
    Object.assign(window, {
      CapacitorCustomPlatform: { name: 'ios' },
      Capacitor: {
        getPlatform: () => 'ios',
        PluginHeaders: [
          {
            name: 'App',
            methods: [
              { name: 'getLaunchUrl', rtype: 'promise' },
              { name: 'addListener', rtype: 'callback' },
              { name: 'removeListener' },
            ],
          },
        ],
        nativePromise: async () => ({}),
        nativeCallback: (_plugin: string, method: string, ...rest: Parameters<typeof listen>) =>
          method === 'addListener' ? listen(...rest) : undefined,
      },
    })
  })
}

/** Presses a link from the app to the hosted page; answers the address for the phone's browser. */
export async function leavesTheApp(page: Page, press: () => Promise<void>): Promise<string> {
  await page.route('**/api/login*', (route) => route.fulfill({ status: 204 }))
  const leaving = page.waitForRequest('**/api/login*')
  await press()
  const address = (await leaving).url()
  await page.unroute('**/api/login*')
  return address
}

/** Opens a link of the app's scheme, as the phone does. */
export async function openInTheApp(page: Page, url: string) {
  await expect.poll(() => page.evaluate(() => 'openedWith' in window)).toBe(true)
  await page.evaluate(
    (link) => (window as unknown as { openedWith(url: string): void }).openedWith(link),
    url,
  )
}

/** The app-scheme link that `press` opens, which Chromium would not follow. */
export async function linkToTheApp(page: Page, press: () => Promise<void>): Promise<string> {
  const coming = new Promise<string>((resolve) => {
    page.on('response', async (response) => {
      const { location } = response.headers()
      if (location?.startsWith('forkmile://')) resolve(location)
      if (response.url().endsWith('/api/auth/continue') && response.ok())
        resolve((await response.json()).location)
    })
  })
  await press()
  return coming
}
