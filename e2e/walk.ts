import type { Page } from 'playwright-core'

/** Screens without a link in bars or menus, and the screen that links to them. */
const parents: Record<string, string> = {
  '/admin': '/account',
  '/choose-plan': '/subscription',
  '/expenditure': '/analytics',
  '/fitness/history': '/fitness',
  '/nutrients': '/nutrition-log',
}

/**
 * Navigates from the open screen to `address` (a screen or its `?tab=` or `?log=`) by clicks on bars, menus
 * and tabs.
 */
export async function walkTo(page: Page, address: string) {
  const { pathname, searchParams } = new URL(address, 'http://forkmile.invalid')
  const tab = searchParams.get('tab')
  const log = searchParams.get('log')
  await enterFrame(page)
  if (log && log !== 'manual' && isPhone(page)) {
    await page.locator('nav button[aria-haspopup=dialog]:visible').click()
    await page.locator(`[role=dialog] a[href="${address}"]`).click()
  } else {
    await openScreen(page, pathname)
    if (log)
      await page.getByRole('button', { name: 'Log Nutrition' }).filter({ visible: true }).first().click()
    const part = tab ?? log
    if (part) await page.locator(`[role=tab][id$="-trigger-${part}"]:visible`).click()
  }
}

/** Opens a plan's checkout through the plan chooser. */
export async function walkToPayment(page: Page, plan: 'Plus Plan' | 'Pro Plan') {
  await walkTo(page, '/choose-plan')
  await page.getByRole('radio', { name: plan }).check({ force: true })
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL((url) => url.pathname === '/subscribe')
}

const isPhone = (page: Page) => page.viewportSize()!.width < 1024

/** Leaves a screen without the app's header: a public page, the meal scanner, the workout player. */
async function enterFrame(page: Page) {
  const frame = page.locator('header button[aria-haspopup=menu]:visible').first()
  const wayIn = page.locator('a:is([href="/dashboard"], [href^="/fitness?tab="]):visible').first()
  await frame.or(wayIn).first().waitFor()
  if (await frame.isVisible()) return
  await wayIn.click()
  await frame.waitFor()
}

async function openScreen(page: Page, path: string) {
  const { pathname, search } = new URL(page.url())
  if (pathname + search === path) return
  const parent = parents[path]
  if (parent) await openScreen(page, parent)
  if (parent) await page.locator(`main a:is([href="${path}"], [href^="${path}?"]):visible`).first().click()
  else if (path === '/dashboard')
    await page
      .locator(isPhone(page) ? `nav a[href="${path}"]:visible` : 'header a[href="/"]')
      .first()
      .click()
  else await followLink(page, path)
  await page.waitForURL((url) => url.pathname === path)
}

/** Clicks the link in the bars, or else in its menu. */
async function followLink(page: Page, path: string) {
  const inBars = page.locator(`:is(header, nav) a[href="${path}"]:visible`).first()
  if (await inBars.isVisible()) return inBars.click()
  const menus = page.locator('header button[aria-haspopup=menu]:visible')
  const phoneMenu = page.getByRole('banner').locator('button[aria-haspopup=dialog]:visible')
  if (isPhone(page)) await phoneMenu.click()
  else if (path === '/account' || path === '/notifications') await menus.last().click()
  else await menus.first().click()
  await page.locator(`:is([role=menu], [role=dialog]) a[href="${path}"]:visible`).click()
}

/** Navigates from a public page to the hosted sign-in. */
export async function walkToSignIn(page: Page) {
  await page.locator('header').getByRole('button', { name: 'Sign In' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Sign In' }).click()
  await page.waitForURL('**/login')
}
