import { expect, onTestFinished, test } from 'vitest'
import { desktop, newVisitor, phone, register } from '#testing/browser.ts'
import { testBed } from '#testing/test-bed.ts'

const { browser, server } = await testBed()

/** A page whose deferred code is held back until `arrive` is called, as on a slow network; `asked` names the files it wants. */
const parts = /\/assets\/(account-menu|tools-menu|log-sheet|toaster|confirm-host)-.*\.js$/

async function slowVisitor(name: string, size = desktop) {
  const { page, context } = await newVisitor(browser, server.address, size)
  await register(page, name)
  const session = await context.storageState()
  await context.close()
  const slow = await browser.newContext({
    viewport: size,
    baseURL: server.address,
    storageState: session,
    serviceWorkers: 'block',
    hasTouch: size === phone,
    reducedMotion: 'reduce',
  })
  const there = Promise.withResolvers<void>()
  const asked = new Set<string>()
  onTestFinished(() => {
    there.resolve()
    return slow.close()
  })
  await slow.route(parts, async (route) => {
    asked.add(parts.exec(route.request().url())![1]!)
    await there.promise
    await route.continue()
  })
  const next = await slow.newPage()
  await next.goto('/dashboard')
  await next.getByRole('heading', { name: `Welcome back, ${name}!` }).waitFor()
  return { page: next, arrive: there.resolve, asked }
}

test('a menu that is asked for before its code is there opens when it comes, and gives the focus back', async () => {
  const { page, arrive } = await slowVisitor('Mona')
  const button = page.locator('header').getByRole('button', { name: /Mona/ })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => button.getAttribute('aria-expanded')).toBe('true')
  expect(await page.getByRole('menu').count()).toBe(0)
  arrive()
  const menu = page.getByRole('menu', { name: /Mona/ })
  await menu.waitFor()
  await page.keyboard.press('Escape')
  await menu.waitFor({ state: 'detached' })
  expect(await button.evaluate((one) => one === document.activeElement)).toBe(true)
  // With the menu loaded, the arrow keys open it on the first item.
  await page.keyboard.press('ArrowDown')
  await menu.waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('menuitem')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/account')
})

test('a pointer opens each menu at once and closes it beside it', async () => {
  const { page, arrive } = await slowVisitor('Mila')
  arrive()
  for (const name of [/Mila/, 'AI Tools']) {
    await page.locator('header').getByRole('button', { name }).click()
    await page.getByRole('menu', { name }).waitFor()
    await page.mouse.click(600, 700)
    await page.getByRole('menu').waitFor({ state: 'detached' })
  }
})

test('what was logged is said and can be undone, and the log sheet opens, however late they come', async () => {
  const { page, arrive, asked } = await slowVisitor('Moritz', phone)
  const logged = page.waitForResponse('**/api/drinks/log')
  await page.getByRole('button', { name: /240 ml/ }).click()
  await logged
  await page.getByRole('button', { name: 'Log', exact: true }).click()
  await expect.poll(() => [...asked]).toContain('log-sheet')
  expect(await page.getByRole('dialog').count()).toBe(0)
  arrive()
  // Both at once: the toast stays for seconds only.
  await Promise.all([
    page.getByRole('dialog').waitFor(),
    page.getByText('Drink logged', { exact: false }).first().waitFor(),
  ])
})
