import type { Page } from 'playwright-core'
import { publicPages, type ScreenPath, screens } from '#contract/screens.ts'
import { arriveAt } from '#testing/browser.ts'
import { plainText } from '#testing/pseudo-words.ts'
import { watchLoading } from './loading.ts'

/** Buttons that open a part of the screen or navigate, besides tabs, menus and dialogs. */
const leadsOn = /^(Open |Continue$|Sign In$|Start 7-Day Free Trial$)/
/** An emoji before a name, hidden from screen readers. */
const picture = /^\p{Extended_Pictographic}\uFE0F?\s*/u
/** Server links that redirect to a screen. */
const redirects: Record<string, string> = { '/api/login': '/login' }

/** Screens reached from outside: from an email, or from another site's sign-in. */
const fromOutside: readonly ScreenPath[] = [
  '/verify-email',
  '/confirm-email',
  '/reset-password',
  '/unsubscribe',
  '/oauth-callback',
  '/auth/callback',
  '/auth/success',
]
/** Screens for signed-out visitors, the one after registration, and sign-out. */
const signedOutScreens: readonly ScreenPath[] = [
  '/login',
  '/register',
  '/forgot-password',
  '/welcome',
  '/sign-out',
]

/** Screens reached by clicking from the dashboard, and from the landing page. */
export const inside = screens.filter((screen) => ![...fromOutside, ...signedOutScreens, '/'].includes(screen))
export const outside: readonly ScreenPath[] = [
  ...publicPages,
  '/login',
  '/register',
  '/forgot-password',
  '/choose-plan',
]

export const missing = (wanted: readonly ScreenPath[], reached: Set<string>) =>
  wanted.filter((screen) => !reached.has(screen))

type Opener = {
  role: 'tab' | 'button' | 'link'
  name: string
  inFrame: boolean
  leads: boolean
  floats: boolean
}

/** The pattern of `screens` that matches `address`, such as `/fitness/workout/:id`. */
function screenOf(address: string): string | undefined {
  const { pathname } = new URL(address, 'http://forkmile.invalid')
  const path = redirects[pathname] ?? pathname
  return screens.find(
    (screen) => screen === path || new RegExp(`^${screen.replace(/:\w+/g, '[^/]+')}$`).test(path),
  )
}

/**
 * Crawls from the current screen by links, then by tabs, menus, buttons and browser Back, until all of `wanted` are
 * reached; without `wanted`, until nothing new is found. Answers the patterns of the screens reached. Links to
 * `leftOut` are not clicked. `look` is called on each screen and with each of its parts open.
 */
export async function crawl(
  page: Page,
  leftOut: readonly ScreenPath[],
  {
    wanted,
    look = async () => undefined,
  }: { wanted?: readonly ScreenPath[]; look?: (name: string) => Promise<void> },
): Promise<Set<string>> {
  const reached = new Set<string>(leftOut)
  /** Names of the frame's menus, which are the same on every screen. */
  const opened = new Set<string>()
  /** Where each screen was entered, in the order of the first visits. */
  const at = new Map<string, string>()
  const isDone = () => wanted !== undefined && missing(wanted, reached).length === 0
  const settled = watchLoading(page)
  const here = () => screenOf(page.url())!
  await visit()
  // Iterates over the screens found on the way, too.
  for (const [screen, entry] of at) {
    if (isDone()) break
    // Restarts at the screen's entry: Back from public pages may end in the middle of one.
    await arriveAt(page, entry)
    await settled()
    // Links of the tab at the entry.
    await followLinks(screen)
    await openParts(screen, new Set())
  }
  return reached

  async function visit() {
    const screen = here()
    reached.add(screen)
    at.set(screen, page.url())
    await settled()
    await look(screen)
    await followLinks(screen)
  }

  /** Opens the parts of the screen one by one, tabs last, and what each reveals, unless it is in `done`. */
  async function openParts(screen: string, done: Set<string>, tabs: readonly Opener[] = []) {
    const isKnown = ({ name }: Opener) => opened.has(name) || done.has(name)
    const parts = (await openersInSight()).filter(({ name }) => !tabs.some((tab) => tab.name === name))
    for (const opener of parts) {
      if (isDone()) return
      if (isKnown(opener)) continue
      done.add(opener.name)
      const address = page.url()
      if (opener.inFrame) opened.add(opener.name)
      if (!(await open(opener))) continue
      if (here() === screen) {
        await look(`${screen}: ${opener.name.split('\n')[0]}`)
        await followLinks(screen, opener)
        if (opener.leads)
          await openParts(screen, done, [...tabs, ...parts.filter(({ role }) => role === 'tab')])
      } else if (!reached.has(here())) await visit()
      await returnTo(screen)
      // A tab replaces the address, so there is no entry to go back to.
      if (opener.role !== 'tab' && page.url() !== address) await page.goBack()
    }
  }

  /** Clicks each visible link to a screen that is not reached yet; `opener` reveals the links again. */
  async function followLinks(screen: string, opener?: Opener) {
    for (const href of await linksInSight()) {
      const target = screenOf(href)!
      if (reached.has(target)) continue
      const link = page.locator(`a[href="${href}"]:visible`).first()
      if (opener && !(await link.isVisible())) await open(opener)
      // Another tab of the screen may be open than before; its links are found on another screen, or are missing.
      if (!(await link.isVisible())) continue
      await link.click()
      await page.waitForURL((url) => screenOf(url.href) !== screen)
      await settled()
      if (!reached.has(here())) await visit()
      // A screen may redirect.
      reached.add(target)
      await returnTo(screen)
    }
  }

  /** Closes overlays and goes back to the screen; another tab of it may be open than before. */
  async function returnTo(screen: string) {
    await page.keyboard.press('Escape')
    for (let steps = 0; here() !== screen && steps < 4 && (await mayGoBack(page)); steps++)
      await page.goBack().catch(() => undefined)
    // After redirects Back does not lead here; the screen was reached by a click before.
    if (here() !== screen) await arriveAt(page, at.get(screen)!)
    await settled()
  }

  async function open({ role, name, inFrame, floats }: Opener): Promise<boolean> {
    // After the first line the accessible name may differ. Anchored at its start: "Menu" is not "account
    // menu".
    const text = name
      .replace(picture, '')
      .split('\n')[0]!
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    const named = page.getByRole(role, { name: new RegExp(`^${text}`, 'i') })
    // The bar's "Log" is not the screen's "Log 240 ml Water".
    const opener = named.and(page.locator(inFrame ? ':visible:not(main *)' : 'main :visible')).first()
    if (!(await opener.isVisible())) return false
    await opener.click()
    if (floats) await page.locator('[role=menu]:visible, [role=dialog]:visible').first().waitFor()
    await settled()
    return true
  }

  async function linksInSight(): Promise<string[]> {
    const hrefs = await page
      .locator('a[href^="/"]:visible:not([download])')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')!))
    return [...new Set(hrefs)].filter((href) => {
      const screen = screenOf(href)
      return screen && !reached.has(screen)
    })
  }

  /** The first two of similar parts, such as the sessions of a calendar. */
  async function openersInSight(): Promise<Opener[]> {
    const found = await page
      .locator('[role=tab]:visible, button:visible, main a[href*="?"]:visible')
      .evaluateAll((elements) =>
        elements.map((element) => ({
          role: element.matches('[role=tab]')
            ? ('tab' as const)
            : element.matches('a')
              ? ('link' as const)
              : ('button' as const),
          name: (element.getAttribute('aria-label') ?? (element as HTMLElement).innerText).trim(),
          look: element.className,
          floats: element.matches('[aria-haspopup=menu], [aria-haspopup=dialog]'),
          inFrame: !element.closest('main'),
          shows:
            element.matches('[role=tab], button[aria-haspopup=menu], button[aria-haspopup=dialog]') ||
            (element as HTMLAnchorElement).pathname === location.pathname,
        })),
      )
    const openers = found
      .filter(({ shows, name }) => shows || leadsOn.test(plainText(name)))
      .map((opener) => ({
        ...opener,
        leads: opener.role !== 'button' || leadsOn.test(plainText(opener.name)),
      }))
    const some = openers.filter(
      ({ role, look }, index) =>
        role === 'tab' || openers.slice(0, index).filter((other) => other.look === look).length < 2,
    )
    return some.sort((one, other) => Number(one.role === 'tab') - Number(other.role === 'tab'))
  }
}

/** Whether the previous history entry is a page of the app. */
const mayGoBack = (page: Page): Promise<boolean> =>
  page
    .evaluate(() => window.navigation.canGoBack)
    // A navigation was running.
    .catch(() => page.waitForLoadState().then(() => mayGoBack(page)))
