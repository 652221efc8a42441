import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { addDays } from '#contract/measures/day.ts'
import { arriveAt, desktop, newVisitor, phone, register, wellMade } from '#testing/browser.ts'
import { today } from '#testing/clock.ts'
import { testBed } from '#testing/test-bed.ts'
import { walkToSignIn } from '../walk.ts'

const { browser, server } = await testBed()

const read = (page: Page, path: string) => page.evaluate(async (at) => (await fetch(at)).json(), path)
const passwordOf = (name: string) => `${name} has a long password`

/** An address that `register` gives to nobody on the shared server. */
const emailOf = (name: string) => `${name.toLowerCase()}@welcome.example`

/** Creates an account on the hosted page, up to the first screen. */
async function signUp(page: Page, name: string) {
  await page.goto('/register')
  await page.getByLabel('First name').fill(name)
  await page.getByLabel('Email').fill(emailOf(name))
  await page.getByLabel('Password', { exact: true }).fill(passwordOf(name))
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.waitForURL('**/welcome')
  await page.getByRole('heading', { name: 'Make it yours' }).waitFor()
}
async function choose(page: Page, label: string, option: string) {
  await page.getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: option }).click()
}
const isChosen = (page: Page, name: string) => page.getByRole('radio', { name, checked: true }).waitFor()

const step = (page: Page, at: number, all = 6) => page.getByText(`Step ${at} of ${all}`).waitFor()
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('Willa tells units, body, aim, pace, target weight and diet, takes targets with their formula and bounds, logs a first meal, and finds the weight', {
  tags: ['core', 'day'],
}, async () => {
  const { page, quiet } = await newVisitor(browser, server.address, phone)
  // 36 years old, half a year from a birthday.
  const birthDate = addDays(today, -Math.round(36.5 * 365.25))
  await signUp(page, 'Willa')
  await step(page, 1)
  // Suggested by the browser's region.
  await isChosen(page, 'Imperial')
  await wellMade(page)
  await press(page, 'Continue')

  await step(page, 2)
  await choose(page, 'Sex', 'Female')
  await page.getByLabel('Date of birth').fill(birthDate)
  await page.getByLabel('Weight').fill('9999')
  await press(page, 'Continue')
  await page.getByText('Weight is between 45 and 881 lb.').waitFor()
  await page.getByLabel('Weight').fill('160')
  await page.getByLabel('Height, feet').fill('5')
  await page.getByLabel('Height, inches').fill('6')
  await choose(page, 'Activity in daily life', 'Mostly sitting')
  await wellMade(page)
  await press(page, 'Continue')

  await step(page, 3)
  await page.getByRole('radio', { name: 'Weight loss' }).click()
  await isChosen(page, '1 lb a week')
  await page.getByRole('radio', { name: '0.5 lb a week' }).click()
  await page.getByText(/Never more than 1% of your weight a week/).waitFor()
  await wellMade(page)
  await page.getByLabel('Target weight').fill('200')
  await press(page, 'Continue')
  await page.getByText('For weight loss the target is below your weight.').waitFor()
  await page.getByLabel('Target weight').fill('')
  // Typed values are saved, and choices are part of the address.
  await page.reload()
  await step(page, 3)
  await isChosen(page, '0.5 lb a week')
  await press(page, 'Back')
  await step(page, 2)
  expect(await page.getByLabel('Weight').inputValue()).toBe('160')
  await page.goBack()
  await step(page, 3)
  await page.getByLabel('Target weight').fill('150')
  await press(page, 'Continue')

  await step(page, 4)
  await press(page, 'Vegetarian')
  await press(page, 'Peanut')
  await wellMade(page)
  await press(page, 'Continue')

  await step(page, 5)
  const targets = page.getByRole('region', { name: 'Suggested goals' })
  // 10 × 72.57 + 6.25 × 167.64 − 5 × 36 − 161 = 1432; × 1.2 = 1719; − 0.23 × 7700 ÷ 7 = 1466
  await targets.getByText('1,470', { exact: true }).waitFor()
  await targets.getByText(/Mifflin–St Jeor/).waitFor()
  await targets.getByText(/The 10 lb take about 20 weeks/).waitFor()
  await targets.getByText(/For you, [\d,]+ to [\d,]+ kcal is a safe range/).waitFor()
  await wellMade(page)
  // Nothing is saved until it is taken.
  expect(await read(page, '/api/user/goals')).toMatchObject({ fitnessObjective: 'general_fitness' })
  await press(page, 'Use These Goals')

  await step(page, 6)
  expect(await read(page, '/api/user/goals')).toMatchObject({
    fitnessObjective: 'weight_loss',
    dailyCalorieGoal: 1470,
  })
  expect(await read(page, '/api/profile')).toMatchObject({
    units: 'imperial',
    sex: 'female',
    birthDate,
    activityLevel: 'sedentary',
    weight: 72.57,
    targetWeight: 68.04,
    height: 167.64,
    dietaryPreferences: ['vegetarian'],
    allergies: ['peanut'],
  })
  await wellMade(page)
  await press(page, 'Log a Meal')
  const sheet = page.getByRole('dialog', { name: 'Log', exact: true })
  await sheet.getByRole('textbox').first().fill('Snack: 2 eggs')
  await sheet.getByRole('button', { name: 'Read it' }).click()
  const results = page.getByRole('dialog', { name: 'AI Analysis Results' })
  await results.getByRole('button', { name: 'Confirm & Log' }).click()
  await page.waitForURL('**/dashboard')
  await page.getByRole('heading', { name: 'Welcome back, Willa!' }).waitFor()
  expect(await read(page, '/api/nutrition/logs')).toMatchObject([{ mealType: 'snack' }])

  // The weight of the dashboard opens the weight, with the way to the target.
  await page.getByRole('link', { name: /^Weight trend/ }).click()
  await page.getByText('10.0 lb from your target of 150.0 lb').waitFor()
  await page.waitForFunction(() => {
    const top = document.getElementById('weight')?.getBoundingClientRect().top ?? -1
    return top > 0 && top < innerHeight / 2
  })
  quiet()
})

test('each step is skipped alone: without body and aim there are no targets, and nothing is set', async () => {
  const { page, quiet } = await newVisitor(browser, server.address, phone)
  await signUp(page, 'Sina')
  const goals = await read(page, '/api/user/goals')
  for (const at of [1, 2, 3]) {
    await step(page, at)
    await press(page, 'Skip This Step')
  }
  await step(page, 4, 5)
  await press(page, 'Skip This Step')
  await step(page, 5, 5)
  await press(page, 'Back')
  await step(page, 4, 5)
  await press(page, 'Back')
  await step(page, 3)
  await page.getByRole('radio', { name: 'Maintain weight' }).click()
  await isChosen(page, 'Maintain weight')
  await page.getByRole('button', { name: 'Continue' }).waitFor()
  expect(await page.getByRole('radiogroup', { name: 'Pace' }).count()).toBe(0)
  expect(await page.getByLabel('Target weight').count()).toBe(0)
  await press(page, 'Continue')
  await step(page, 4)
  await press(page, 'Continue')
  await step(page, 5)
  await page.getByText(/You maintain your weight on [\d,]+ kcal/).waitFor()
  await page.getByText(/Not given, so assumed: .*, 35 years/).waitFor()
  await press(page, 'Skip This Step')
  await step(page, 6)
  await press(page, 'Go to Dashboard')
  await page.waitForURL('**/dashboard')
  expect(await read(page, '/api/user/goals')).toEqual(goals)
  expect(await read(page, '/api/profile')).toMatchObject({ units: 'specified', weight: null })
  quiet()
})

test('who breastfeeds tells it in the first steps, and is proposed no deficit', async () => {
  const { page } = await newVisitor(browser, server.address, phone)
  await signUp(page, 'Lara')
  await press(page, 'Continue')
  await step(page, 2)
  await choose(page, 'Sex', 'Female')
  await choose(page, 'Pregnant or breastfeeding', 'Breastfeeding')
  await page.getByLabel('Date of birth').fill(addDays(today, -Math.round(30.5 * 365.25)))
  await page.getByLabel('Weight').fill('160')
  await page.getByLabel('Height, feet').fill('5')
  await page.getByLabel('Height, inches').fill('6')
  await press(page, 'Continue')
  await page.getByRole('radio', { name: 'Weight loss' }).click()
  await press(page, 'Continue')
  await press(page, 'Skip This Step')
  await step(page, 5)
  await page
    .getByText(/breastfeed/)
    .first()
    .waitFor()
  expect(await read(page, '/api/profile')).toMatchObject({ motherhood: 'lactation' })
})

test('targets that cannot be worked out are asked again or skipped', async () => {
  const { page } = await newVisitor(browser, server.address, phone)
  await signUp(page, 'Falk')
  await press(page, 'Continue')
  await press(page, 'Skip This Step')
  await page.route('**/api/ai/goal-suggestions', (route) => route.abort())
  await page.getByRole('radio', { name: 'Muscle gain' }).click()
  await press(page, 'Continue')
  await press(page, 'Skip This Step')
  await page.getByText('Your goals could not be worked out just now.').waitFor()
  await page.unroute('**/api/ai/goal-suggestions')
  await press(page, 'Try Again')
  await press(page, 'Use These Goals')
  await step(page, 6)
  expect(await read(page, '/api/user/goals')).toMatchObject({ fitnessObjective: 'muscle_gain' })
})

test('what goes on is in sight on every step, on a small phone and at twice the size of text', async () => {
  const { page } = await newVisitor(browser, server.address, { width: 320, height: 568 })
  await signUp(page, 'Smalla')
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  for (const at of [1, 2, 3, 4, 5]) {
    await step(page, at)
    if (at === 3) await page.getByRole('radio', { name: 'Weight loss' }).click()
    const button = page.getByRole('button', { name: at === 5 ? 'Use These Goals' : 'Continue' })
    await button.waitFor()
    const box = (await button.boundingBox())!
    expect(box.y).toBeGreaterThan(0)
    expect(box.y + box.height).toBeLessThanOrEqual(568)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    await button.click()
  }
  await step(page, 6)
  expect((await page.getByRole('button', { name: 'Log a Meal' }).boundingBox())!.y).toBeLessThan(568)
})

test('all of it is left out by one press, keeps what is specified, outlives a reload, and never comes again', async () => {
  const context = await browser.newContext({ baseURL: server.address, locale: 'de-DE', viewport: phone })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  await signUp(page, 'Skip')
  await isChosen(page, 'Metric')
  await page.reload()
  await page.getByRole('heading', { name: 'Make it yours' }).waitFor()
  await page.getByRole('button', { name: 'Skip Setup' }).click()
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
  await page.getByLabel('Email').fill(emailOf('Skip'))
  await page.getByLabel('Password', { exact: true }).fill(passwordOf('Skip'))
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL('**/dashboard')
})

test('goals that nobody set are marked as defaults wherever they are shown, which leads to setting them', async () => {
  const { page, quiet } = await newVisitor(browser, server.address, phone)
  await signUp(page, 'Dora')
  await press(page, 'Skip Setup')
  // 4 × 150 + 4 × 200 + 9 × 80, beside the 2,000 kcal of the energy goal.
  const note = page.getByRole('link', { name: /Default goals, .* come to 2,120 kcal/ })
  await page.waitForURL('**/dashboard')
  await note.waitFor()
  const bar = page.getByRole('navigation', { name: 'Sections' })
  await bar.getByRole('link', { name: 'Nutrition' }).click()
  await page.waitForURL('**/nutrition')
  await note.waitFor()
  await bar.getByRole('link', { name: 'Analytics' }).click()
  await page.waitForURL('**/analytics')
  await note.click()
  await page.getByText('Protein, carbs and fat make 2,120 kcal, 120 more than the calorie goal.').waitFor()
  await press(page, 'Save Goals')
  await page.getByText('Goals Updated', { exact: true }).waitFor()
  await bar.getByRole('link', { name: 'Dashboard' }).click()
  await page.waitForURL('**/dashboard')
  await page.getByRole('heading', { name: 'Last seven days' }).waitFor()
  await note.waitFor({ state: 'detached' })
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
