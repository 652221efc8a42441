import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { RunOptions, run } from 'axe-core'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Locator,
  type Page,
} from 'playwright-core'
import { expect, onTestFinished, TestRunner } from 'vitest'
import { zone } from './clock.ts'
import { findBrowser, findQuickBrowser } from './find-browser.ts'
import { leftToCrawl } from './left-to-crawl.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

export const phone = { width: 390, height: 844 }
export const desktop = { width: 1280, height: 800 }
export type Size = typeof phone

/** Further settings of a visitor who works without a network, or gets messages. */
export const workerAllowed = { serviceWorkers: 'allow' } as const

type Needs = {
  /** Further Chromium flags, such as a fake camera. */
  flags?: readonly string[]
  /** The full browser, with notifications, push messages and permission prompts. */
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
      // A visit ends before optimized code pays: compiling it took a fifth of the pages' processor time.
      '--js-flags=--no-maglev --no-opt',
      ...flags,
    ],
  })
}

/**
 * A new visitor's page, closed at the end of the test. `quiet()` fails if the page logged or threw an error. Without
 * `workerAllowed` no service worker is registered: it would load all files of the client for each visitor.
 */
export async function newVisitor(
  browser: Browser,
  address: string,
  size: Size,
  theme: 'light' | 'dark' = 'light',
  more: Pick<BrowserContextOptions, 'timezoneId' | 'serviceWorkers'> = {},
) {
  const context: BrowserContext = await browser.newContext({
    viewport: size,
    baseURL: address,
    extraHTTPHeaders: { 'x-forwarded-for': clientAddress() },
    colorScheme: theme,
    hasTouch: size.width < 700,
    timezoneId: zone,
    locale: 'en-US',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...more,
  })
  // A step waits for its condition on a busy machine, too.
  context.setDefaultTimeout(60_000)
  addresses.set(context, address)
  let gone = false
  context.once('close', () => {
    gone = true
  })
  if (TestRunner.getCurrentTest())
    onTestFinished(async ({ task }) => {
      if (gone) return
      if (task.result?.state === 'fail') await showPages(context)
      // An open page would run its timers beside every later test.
      await leave(context)
    })
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

/** Refuses `goto` after the first page: a journey continues by clicks. */
function guardGoto(page: Page) {
  const open = page.goto.bind(page)
  page.goto = async (...to) => {
    if (page.url() !== 'about:blank') throw new Error(`${to[0]} is walked to, or arrived at from outside.`)
    return open(...to)
  }
}

/**
 * Opens an address from outside the app: a bookmark, a typed address, a link in an email, a message or
 * another site, or a start of the app.
 */
export const arriveAt = (page: Page, address: string) => page.mainFrame().goto(address)

/** Characters of a page's text that are printed. */
const mostShown = 1500

/** Prints the address and the text of each open page of a failed test, which a failure by chance leaves no time to see. */
async function showPages(context: BrowserContext) {
  for (const page of context.pages()) {
    const text = await page.evaluate(() => document.body.innerText).catch(String)
    console.error(`${page.url()} showed:\n${text.replace(/\s+/g, ' ').slice(0, mostShown)}`)
  }
}

/** Closes the context and ignores requests in flight. */
async function leave(context: BrowserContext) {
  for (const pages of [context, ...context.pages()]) await pages.unrouteAll({ behavior: 'ignoreErrors' })
  await context.close()
}

/** The browser logs each 4xx answer; those are expected refusals. */
function isRefusal(text: string): boolean {
  return /Failed to load resource: the server responded with a status of 4\d\d/.test(text)
}

/**
 * Accessibility violations of the page, or of its open menu, and its horizontal overflow. `options`: those of
 * `axe.run`.
 */
export async function faultsOf(page: Page, options: Partial<Pick<RunOptions, 'rules' | 'runOnly'>> = {}) {
  // Sent once per document: it takes more time than a check.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  const violations = await page.evaluate(async (given) => {
    const { axe } = window as unknown as { axe: { run: typeof run } }
    // A menu hides the rest of the page and keeps the focus.
    const part = document.querySelector('[role=menu]') ?? document
    const { violations } = await axe.run(part, {
      resultTypes: ['violations'],
      preload: false,
      selectors: false,
      ...given,
    })
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 200)).join(' | ')}`,
    )
  }, options)
  return [...violations, ...(await overflowOf(page))]
}

const overflowOf = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} pixels too wide`] : []
  })

/** Checks that the page has no accessibility violation, unless left to the crawl, and no horizontal overflow. */
export async function wellMade(page: Page) {
  expect(await (leftToCrawl in process.env ? overflowOf(page) : faultsOf(page))).toEqual([])
}

/** Checks that every text of `card` ends before its inner right edge. */
export async function fitsIn(card: Locator) {
  const outside = await card.evaluate((element) => {
    const { paddingRight, borderRightWidth } = getComputedStyle(element)
    const edge =
      element.getBoundingClientRect().right -
      Number.parseFloat(paddingRight) -
      Number.parseFloat(borderRightWidth)
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    const range = document.createRange()
    while (texts.nextNode()) {
      range.selectNodeContents(texts.currentNode)
      const { right } = range.getBoundingClientRect()
      if (right > edge + 0.5) found.push(`${texts.currentNode.textContent}: ${right} beyond ${edge}`)
    }
    return found
  })
  expect(outside).toEqual([])
}

/** The server of each visitor. */
const addresses = new WeakMap<BrowserContext, string>()
/** Registrations per server and name. */
const registered = new Map<string, number>()

/** An address of its own for each visitor, so that limits per client address do not add up. */
const clientAddress = () => `2001:db8:${randomBytes(2).toString('hex')}:${randomBytes(2).toString('hex')}::1`

/** An unused email address and a password; the first `Ann` of a server is `ann@example.com`. */
function accountOf(page: Page, name: string) {
  const key = `${addresses.get(page.context())} ${name}`
  const times = (registered.get(key) ?? 0) + 1
  registered.set(key, times)
  const again = times > 1 ? `-${times}` : ''
  return {
    name,
    email: `${name.toLowerCase()}${again}@example.com`,
    password: `${name} has a long password`,
  }
}

/** Creates an account, signs the page's visitor in and opens the dashboard. Answers the account. */
export async function register(page: Page, name: string) {
  const account = accountOf(page, name)
  const answer = await page.context().request.post('/api/auth/sign-up/email', {
    data: account,
    headers: { 'x-forwarded-for': clientAddress() },
  })
  expect(answer.status()).toBe(200)
  await arriveAt(page, '/dashboard')
  await welcomed(page, name)
  return account
}

/** The same through the hosted page. */
export async function registerByHand(page: Page, name: string) {
  const { email, password } = accountOf(page, name)
  await arriveAt(page, '/register')
  await page.getByLabel('name', { exact: false }).first().fill(name)
  await page.getByLabel('email', { exact: false }).fill(email)
  await page.locator('input[autocomplete=new-password]').fill(password)
  await page.locator('form button[type=submit]').click()
  await skipFirstScreen(page)
  await page.waitForURL('**/dashboard')
  await welcomed(page, name)
}

/** Skips the first screen after a registration. */
export async function skipFirstScreen(page: Page) {
  await page.waitForURL('**/welcome')
  await page.getByRole('button', { name: 'Skip Setup' }).click()
}

const welcomed = (page: Page, name: string) =>
  page.getByRole('heading', { name: `Welcome back, ${name}!` }).waitFor()

/** Storage keys with account data; the number of app starts belongs to the device. */
export async function keptOfPerson(page: Page): Promise<string[]> {
  const keys = await page.evaluate(() => Object.keys(localStorage).sort())
  return keys.filter((key) => key !== 'starts')
}
