import type { Page } from 'playwright-core'

/** Where a screen's own button opens the log dialog at a tab. */
const logTabs: Record<string, string> = {
  photo: 'Photo Analysis',
  manual: 'Manual Entry',
  drinks: 'Quick Drinks',
}
const fitnessTabs: Record<string, string> = {
  tracker: 'Activity Tracker',
  manual: 'Manual Log',
  generator: 'Workout Plans',
  scheduler: 'Scheduler',
  goals: 'Goals',
  history: 'History',
}
const accountTabs: Record<string, string> = { billing: 'Billing', notifications: 'Notifications' }

/** Goes from the screen that is open to `address` by clicking through the bars and menus, as a person does. */
export async function walkTo(page: Page, address: string) {
  const { pathname, searchParams } = new URL(address, 'http://forkmile.invalid')
  await followLink(page, pathname)
  const log = searchParams.get('log')
  const tab = searchParams.get('tab')
  if (log) {
    await page.getByRole('button', { name: 'Log Nutrition' }).first().click()
    await page.getByRole('tab', { name: logTabs[log]! }).click()
  } else if (tab) {
    const name = (pathname === '/account' ? accountTabs : fitnessTabs)[tab]!
    await page.getByRole('tab', { name, exact: true }).click()
  }
}

async function followLink(page: Page, path: string) {
  const link = page.locator(`:is(header, nav, [role=menu], [role=dialog]) a[href="${path}"]:visible`)
  if (path === '/dashboard') {
    await page.locator('header a:visible').first().click()
  } else {
    if (!(await link.count())) await openMenu(page, path)
    await link.first().click()
  }
  await page.waitForURL((url) => url.pathname === path)
}

/** The menu that holds the link: the account's, else the phone's, else the desk's tools. */
async function openMenu(page: Page, path: string) {
  const menus = {
    account: page.getByRole('button', { name: 'account menu' }),
    phone: page.getByRole('button', { name: 'Menu', exact: true }),
    tools: page.getByRole('button', { name: 'AI Tools' }),
  }
  await page.locator('header').waitFor()
  const menu = path === '/account' ? 'account' : (await menus.phone.isVisible()) ? 'phone' : 'tools'
  await menus[menu].click()
  await page.locator('[role=menu]:visible, [role=dialog]:visible').first().waitFor()
}
