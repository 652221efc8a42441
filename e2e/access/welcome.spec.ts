import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { arriveAt, desktop, newVisitor, openBrowser, phone, register, wellMade } from '#testing/browser.ts'
import { startServer } from '#testing/server.ts'
import { walkToSignIn } from '../walk.ts'

let browser: Browser
let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  browser = await openBrowser()
  server = await startServer()
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

const read = (page: Page, path: string) => page.evaluate(async (at) => (await fetch(at)).json(), path)
const passwordOf = (name: string) => `${name} has a long password`

/** Creates an account on the hosted page, up to the first screen. */
async function signUp(page: Page, name: string) {
  await page.goto('/register')
  await page.getByLabel('First name').fill(name)
  await page.getByLabel('Email').fill(`${name.toLowerCase()}@example.com`)
  await page.getByLabel('Password', { exact: true }).fill(passwordOf(name))
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.waitForURL('**/welcome')
  await page.getByRole('heading', { name: 'Make it yours' }).waitFor()
}
async function choose(page: Page, label: string, option: string) {
  await page.getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: option }).click()
}
const isChosen = (page: Page, units: string) =>
  page.getByRole('radio', { name: units }).getAttribute('aria-checked')

for (const [name, size, theme] of [
  ['Willa', phone, 'light'],
  ['Wolf', desktop, 'dark'],
] as const)
  test(`${name} registers, tells units and body, sees goals with their reason and takes them, at ${size.width} pixels`, async () => {
    const { page, quiet } = await newVisitor(browser, server.address, size, theme)
    await signUp(page, name)
    // Suggested by the browser's region.
    expect(await isChosen(page, 'Imperial')).toBe('true')
    await wellMade(page)
    await choose(page, 'Your aim', 'Weight loss')
    await choose(page, 'Sex', 'Female')
    await page.getByLabel('Date of birth').fill('1990-05-01')
    await page.getByLabel('Weight').fill('9999')
    await page.getByRole('button', { name: 'See my goals' }).click()
    await page.getByText('Weight is between 45 and 881 lb.').waitFor()
    await page.getByLabel('Weight').fill('160')
    await page.getByLabel('Height, feet').fill('5')
    await page.getByLabel('Height, inches').fill('6')
    await choose(page, 'Activity in daily life', 'Mostly sitting')
    await page.getByRole('button', { name: 'See my goals' }).click()
    await page.getByRole('heading', { name: 'Your goals, if you like them' }).waitFor()
    await page.getByText('How the numbers came about').waitFor()
    await page.getByText('Mifflin–St Jeor').waitFor()
    await wellMade(page)
    // Proposed goals are not saved until accepted.
    expect(await read(page, '/api/user/goals')).toMatchObject({ fitnessObjective: 'general_fitness' })
    await page.getByRole('button', { name: 'Take these goals' }).click()
    await page.waitForURL('**/dashboard')
    await page.getByRole('heading', { name: `Welcome back, ${name}!` }).waitFor()
    expect(await read(page, '/api/user/goals')).toMatchObject({ fitnessObjective: 'weight_loss' })
    expect(await read(page, '/api/profile')).toMatchObject({
      units: 'imperial',
      sex: 'female',
      birthDate: '1990-05-01',
      activityLevel: 'sedentary',
      weight: 72.57,
      height: 167.64,
    })
    quiet()
  })

test('it is left out by one press, keeps what is specified, outlives a reload, and never comes again', async () => {
  const context = await browser.newContext({ baseURL: server.address, locale: 'de-DE', viewport: phone })
  const page = await context.newPage()
  await signUp(page, 'Skip')
  expect(await isChosen(page, 'Metric')).toBe('true')
  await page.reload()
  await page.getByRole('heading', { name: 'Make it yours' }).waitFor()
  await page.getByRole('button', { name: 'Skip for now' }).click()
  await page.waitForURL('**/dashboard')
  expect(await read(page, '/api/profile')).toMatchObject({ units: 'specified', weight: null })
  await page.goBack()
  await page.waitForURL((url) => url.pathname !== '/welcome')
  await arriveAt(page, '/welcome')
  await page.waitForURL('**/dashboard')

  // Also not at the next sign-in.
  await page.getByRole('button', { name: 'account menu' }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await walkToSignIn(page)
  await page.getByLabel('Email').fill('skip@example.com')
  await page.getByLabel('Password', { exact: true }).fill(passwordOf('Skip'))
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL('**/dashboard')
  await context.close()
})

test('units alone are enough: who tells nothing of the body goes on without goals', async () => {
  const { page, quiet } = await newVisitor(browser, server.address, desktop)
  await signUp(page, 'Unity')
  await page.getByRole('radio', { name: 'Metric' }).click()
  await page.getByRole('button', { name: 'See my goals' }).click()
  await page.waitForURL('**/dashboard')
  expect(await read(page, '/api/profile')).toMatchObject({ units: 'metric' })
  quiet()
})

test('an account that is in already is not asked, and strangers are sent to the start', async () => {
  const { page } = await newVisitor(browser, server.address, desktop)
  await page.goto('/welcome')
  await page.waitForURL((url) => url.pathname === '/')
  await register(page, 'Known')
  await arriveAt(page, '/welcome')
  await page.waitForURL('**/dashboard')
})
