import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { SavedWorkout } from '#contract/training/workouts.ts'
import { desktop, newVisitor, phone, register, wellMade } from '#testing/browser.ts'
import { testBed } from '#testing/test-bed.ts'
import { walkTo } from '../walk.ts'

const { browser, server } = await testBed()

test('Wanda generates a workout, reads it, saves it, opens, duplicates and deletes it', {
  tags: 'core',
}, async () => {
  const { page, quiet } = await newVisitor(browser, server.address, phone)
  await register(page, 'Wanda')
  await openPlans(page)
  await page.getByText('No saved workouts yet').waitFor()
  await wellMade(page)

  await fillInGenerator(page)
  await page.getByLabel('Limitations').fill('bad knees')
  await page.getByRole('button', { name: 'Generate Workout' }).click()
  await page.getByText('Workout Generated!').first().waitFor()
  const result = page.getByRole('region', { name: 'Your Workout' })
  let title = await result.getByRole('heading', { level: 2 }).innerText()
  // The result is in view and has the focus.
  expect(await result.evaluate((part) => part === document.activeElement)).toBe(true)
  for (const part of ['Minutes', 'Sets', 'Worth knowing', 'between the parts is included'])
    await result.getByText(part).first().waitFor()
  expect(await result.getByRole('heading', { level: 3 }).count()).toBeGreaterThanOrEqual(3)
  await result.getByRole('img', { name: /^How the time is spent: / }).waitFor()
  await wellMade(page)
  expect(await library(page)).toEqual([])

  await result.getByRole('button', { name: 'Save Workout' }).click()
  await page.getByText('Workout Saved').first().waitFor()
  // A second press does not save a second copy.
  await result.getByRole('button', { name: 'In your library' }).press('Enter')
  expect(await library(page)).toMatchObject([{ workout: { title }, timesDone: 0 }])

  await page.reload()
  await page.getByRole('button', { name: `Open ${title}` }).click()
  await page.waitForURL('**/fitness?tab=generator&workout=*')
  await page.getByRole('heading', { level: 2, name: title }).waitFor()
  expect(await page.getByRole('link', { name: 'Start' }).getAttribute('href')).toMatch(
    /^\/fitness\/workout\//,
  )
  await wellMade(page)

  await page.getByRole('button', { name: `More about ${title}` }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  const renaming = page.getByRole('dialog', { name: 'Rename workout' })
  await renaming.getByLabel('Name').fill(' ')
  await renaming.getByRole('button', { name: 'Save' }).click()
  await renaming.getByText('Enter a name.').waitFor()
  await wellMade(page)
  await renaming.getByLabel('Name').fill('Tuesday evenings')
  await renaming.getByLabel('Name').press('Enter')
  await page.getByText('Workout Renamed').first().waitFor()
  await page.getByRole('heading', { level: 2, name: 'Tuesday evenings' }).waitFor()
  expect(await library(page)).toMatchObject([{ workout: { title: 'Tuesday evenings' }, timesDone: 0 }])
  title = 'Tuesday evenings'

  await page.getByRole('button', { name: `More about ${title}` }).click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await page.getByText('Workout Duplicated').first().waitFor()
  await page.getByRole('button', { name: `More about ${title}` }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByText('What you logged from it stays in your history.').waitFor()
  await wellMade(page)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByText('Workout Deleted').first().waitFor()
  // Back in the library, where only the copy is left.
  await page.getByRole('heading', { name: 'Your Library' }).waitFor()
  await expect.poll(() => page.getByRole('button', { name: /^Open / }).count()).toBe(1)
  expect(await library(page)).toHaveLength(1)
  await wellMade(page)

  await page.getByRole('link', { name: 'Back to Fitness' }).click()
  await page.waitForURL('**/fitness')
  quiet()
})

test('every missing answer is named beside its question, and the durations are bounded', async () => {
  const { page, quiet } = await newVisitor(browser, server.address, phone, 'dark')
  await register(page, 'Mona')
  await openPlans(page)
  expect(await page.getByLabel('Duration').inputValue()).toBe('30')
  await page.getByLabel('Duration').fill('4')
  await page.getByRole('button', { name: 'Generate Workout' }).click()
  for (const message of [
    'Workout type is required',
    'Duration must be at least 5 minutes',
    'Fitness level is required',
    'Equipment preference is required',
    'Select at least one target muscle group',
    'Goal is required',
  ])
    await page.getByText(message).waitFor()
  await page
    .getByRole('radio', { name: 'Strength', exact: true })
    .first()
    .and(page.locator(':focus'))
    .waitFor()
  await wellMade(page)
  await page.getByLabel('Duration').fill('121')
  await page.getByText('Maximum 120 minutes').waitFor()
  expect(await page.getByLabel('Duration').inputValue()).toBe('121')
  await page.getByRole('button', { name: '20 min' }).click()
  await page.getByText('Maximum 120 minutes').waitFor({ state: 'detached' })
  quiet()
})

test('a generation can be stopped, and what the server says when it fails is told', async () => {
  const { page } = await newVisitor(browser, server.address, desktop)
  await register(page, 'Stella')
  await openPlans(page)
  await fillInGenerator(page)
  await page.route('**/api/workouts/generate', () => {})
  await page.getByRole('button', { name: 'Generate Workout' }).click()
  await page.getByRole('button', { name: 'Generating Workout...' }).waitFor()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Generate Workout' }).waitFor()
  await page.unroute('**/api/workouts/generate')

  await page.route('**/api/workouts/generate', (route) => route.fulfill({ status: 500, body: 'broken' }))
  await page.getByRole('button', { name: 'Generate Workout' }).click()
  await page.getByText('Failed to generate workout').first().waitFor()
  await page.getByRole('button', { name: 'Generate Workout' }).waitFor()
  expect(await page.getByRole('region', { name: 'Your Workout' }).count()).toBe(0)
  await page.unroute('**/api/workouts/generate')

  // The answers are kept.
  await page.getByRole('button', { name: 'Generate Workout' }).click()
  await page.getByText('Workout Generated!').first().waitFor()
  await page.route('**/api/workouts/save', (route) => route.fulfill({ status: 500, body: 'broken' }))
  await page.getByRole('button', { name: 'Save Workout' }).click()
  await page.getByText('Failed to save workout').first().waitFor()
  await page.unroute('**/api/workouts/save')
  await page.getByRole('button', { name: 'Save Workout' }).click()
  await page.getByText('Workout Saved').first().waitFor()
  expect(await library(page)).toHaveLength(1)
})

test('a workout that is not saved yet outlives a look at another tab, and starting it saves it', async () => {
  const { page, quiet } = await newVisitor(browser, server.address, phone)
  await register(page, 'Tessa')
  await openPlans(page)
  await fillInGenerator(page)
  await page.getByRole('button', { name: 'Generate Workout' }).click()
  await page.getByText('Workout Generated!').first().waitFor()
  const result = page.getByRole('region', { name: 'Your Workout' })
  const title = await result.getByRole('heading', { level: 2 }).innerText()
  await page.getByRole('tab', { name: 'History' }).click()
  await page.getByRole('tab', { name: 'Workout Plans' }).click()
  await result.getByRole('heading', { level: 2, name: title }).waitFor()
  await result.getByRole('button', { name: 'Start' }).click()
  await page.waitForURL('**/fitness/workout/*')
  const [kept] = await library(page)
  expect(page.url()).toContain(kept!.id)
  await page.getByText(title).first().waitFor()
  quiet()
})

test('the coach answers questions in a sheet, the energy of a workout among them', async () => {
  const { page, quiet } = await newVisitor(browser, server.address, phone)
  await register(page, 'Cora')
  await openPlans(page)
  await page.getByRole('button', { name: 'Ask the Coach' }).click()
  const sheet = page.getByRole('dialog', { name: 'Ask the Coach' })
  await sheet.getByRole('button', { name: 'Ask', exact: true }).click()
  await sheet.getByText('Ask something.').waitFor()
  await wellMade(page)
  await sheet.getByLabel('Your question').fill('How many calories does running for 30 minutes burn?')
  await sheet.getByRole('button', { name: 'Ask', exact: true }).click()
  // 11 MET × 70 kg × 3.5 × 30 minutes ÷ 200
  await sheet.getByRole('log').getByText(/404/).waitFor()
  await sheet.getByText('From our own handbook').waitFor()
  expect(await sheet.getByLabel('Your question').inputValue()).toBe('')
  await sheet.getByLabel('Your question').fill('I have 20 minutes and one kettlebell, what workout?')
  await sheet.getByRole('button', { name: 'Ask', exact: true }).click()
  await sheet
    .getByRole('log')
    .getByText(/^20 minutes with kettlebell/)
    .waitFor()
  // A question without an answer stays in the conversation, and the answer says what can be asked.
  await sheet.getByLabel('Your question').fill('Who won the cup in 2014?')
  await sheet.getByRole('button', { name: 'Ask', exact: true }).click()
  await sheet
    .getByRole('log')
    .getByText(/^I cannot answer that from what I know/)
    .waitFor()
  await wellMade(page)
  quiet()
})

async function openPlans(page: Page) {
  await walkTo(page, '/fitness?tab=generator')
  await page.getByRole('heading', { name: 'What would you like to do?' }).waitFor()
}

/** Fills in the six required answers of the generator. */
async function fillInGenerator(page: Page) {
  await choose(page, 'Workout Type', 'Strength')
  await page.getByLabel('Duration').fill('30')
  await choose(page, 'Fitness Level', 'Beginner')
  await choose(page, 'Equipment', 'No equipment')
  await page.getByRole('button', { name: 'Legs' }).click()
  await page.getByRole('button', { name: 'Core' }).click()
  await choose(page, 'Goal', 'General fitness')
}

const choose = (page: Page, question: string, answer: string) =>
  page.getByRole('radiogroup', { name: question }).getByRole('radio', { name: answer }).click()

async function library(page: Page): Promise<SavedWorkout[]> {
  return (await page.request.get('/api/workouts')).json()
}
