import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import { findBrowser, findQuickBrowser } from './find-browser.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

export const phone = { width: 390, height: 844 }
export const desktop = { width: 1280, height: 800 }
export type Size = typeof phone

type Needs = {
  /** Further switches of Chromium, such as a camera that plays a film. */
  flags?: readonly string[]
  /** The browser with all that surrounds a page: notifications, push messages, questions for a permission. */
  whole?: boolean
}

export function openBrowser({ flags = [], whole = false }: Needs = {}): Promise<Browser> {
  return chromium.launch({
    executablePath: (whole ? findBrowser : findQuickBrowser)(console.error),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...flags,
    ],
  })
}

/** A page of a new visitor, who leaves with the end of the test. `quiet()` fails when the page wrote an error to its console or threw one. */
export async function newVisitor(
  browser: Browser,
  address: string,
  size: Size,
  theme: 'light' | 'dark' = 'light',
) {
  const context: BrowserContext = await browser.newContext({
    viewport: size,
    baseURL: address,
    colorScheme: theme,
    hasTouch: size.width < 700,
    timezoneId: 'Europe/Berlin',
    locale: 'en-US',
    reducedMotion: 'reduce',
  })
  let gone = false
  context.once('close', () => {
    gone = true
  })
  // Left open it would go on with its timers beside every test that follows.
  if (expect.getState().currentTestName) onTestFinished(async () => (gone ? undefined : leave(context)))
  context.on('page', guardGoto)
  const page = await context.newPage()
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' && !isRefusal(message.text())) errors.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(error.message))
  return {
    page,
    context,
    quiet: () => expect(errors).toEqual([]),
  }
}

/** Refuses `goto` once the page shows something: a journey moves on by clicks. */
function guardGoto(page: Page) {
  const open = page.goto.bind(page)
  page.goto = async (...to) => {
    if (page.url() !== 'about:blank') throw new Error(`${to[0]} is walked to, or arrived at from outside.`)
    return open(...to)
  }
}

/**
 * Opens an address from outside the app: a bookmark, a typed address, a link of a mail, a message or another site, or the
 * app that starts again.
 */
export const arriveAt = (page: Page, address: string) => page.mainFrame().goto(address)

/** Whatever is still on its way is of no interest any more. */
async function leave(context: BrowserContext) {
  for (const pages of [context, ...context.pages()]) await pages.unrouteAll({ behavior: 'ignoreErrors' })
  await context.close()
}

/** The browser itself writes a line for each 4xx answer; those are expected refusals, not faults. */
function isRefusal(text: string): boolean {
  return /Failed to load resource: the server responded with a status of 4\d\d/.test(text)
}

/** Nothing on the page breaks an accessibility rule, and nothing scrolls sideways. */
export async function wellMade(page: Page) {
  await page.evaluate(`window.axe || (() => { ${axe} })()`)
  const found = await page.evaluate(async () => {
    const result = await (
      window as unknown as {
        axe: {
          run(
            options: object,
          ): Promise<{ violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] }>
        }
      }
    ).axe.run({ resultTypes: ['violations'], preload: false, selectors: false })
    return result.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 200)).join(' | ')}`,
    )
  })
  expect(found).toEqual([])
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)
}

/** How often each name was registered: a second try of a test needs an address of its own. */
const registered = new Map<string, number>()

/** An address of mail and a password for somebody new. */
function accountOf(name: string) {
  const times = (registered.get(name) ?? 0) + 1
  registered.set(name, times)
  const again = times > 1 ? `-${times}` : ''
  return {
    name,
    email: `${name.toLowerCase()}${again}@example.com`,
    password: `${name} has a long password`,
  }
}

/** Makes an account, signs the page's visitor in and opens the dashboard. */
export async function register(page: Page, name: string) {
  const answer = await page.context().request.post('/api/auth/sign-up/email', {
    data: accountOf(name),
    // Nobody makes more accounts a minute than a household may.
    headers: { 'x-forwarded-for': `2001:db8:${randomBytes(2).toString('hex')}::1` },
  })
  expect(answer.status()).toBe(200)
  await arriveAt(page, '/dashboard')
  await welcomed(page, name)
}

/** The same on the hosted page, as a person does it. */
export async function registerByHand(page: Page, name: string) {
  const { email, password } = accountOf(name)
  await arriveAt(page, '/register')
  await page.getByLabel('name', { exact: false }).first().fill(name)
  await page.getByLabel('e-mail', { exact: false }).fill(email)
  await page.locator('input[autocomplete=new-password]').fill(password)
  await page.locator('form button[type=submit]').click()
  await skipFirstScreen(page)
  await page.waitForURL('**/dashboard')
  await welcomed(page, name)
}

/** Leaves out the questions that follow a registration. */
export async function skipFirstScreen(page: Page) {
  await page.waitForURL('**/welcome')
  await page.getByRole('button', { name: 'Skip for now' }).click()
}

const welcomed = (page: Page, name: string) =>
  page.getByRole('heading', { name: `Welcome back, ${name}!` }).waitFor()

/** The keys under which the browser keeps something of a person; how often the app was started is the device's own. */
export async function keptOfPerson(page: Page): Promise<string[]> {
  const keys = await page.evaluate(() => Object.keys(localStorage).sort())
  return keys.filter((key) => key !== 'starts')
}
