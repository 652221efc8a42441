import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addDays } from '#contract/measures/day.ts'
import { desktop, newVisitor, phone, register, wellMade } from '#testing/browser.ts'
import { today } from '#testing/clock.ts'
import { testBed } from '#testing/test-bed.ts'
import { walkTo } from '../walk.ts'

const { browser, server } = await testBed()

/** Days of 2 200 kcal up to yesterday, which has `last`, and a weight of 75 kg on every second. */
const live = (page: Page, days: number, last = 2200) =>
  page.evaluate(
    async ({ dates, last }) => {
      const post = (path: string, body: object) =>
        fetch(path, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
      for (const [at, day] of dates.entries()) {
        const meal = {
          foodName: 'Stew',
          calories: at === dates.length - 1 ? last : 2200,
          protein: 90,
          mealType: 'dinner',
          targetDate: day,
        }
        await post('/api/nutrition/log', meal)
        if (at % 2 === 0) await post('/api/weigh-ins', { kilograms: 75, measuredOn: day })
      }
    },
    { dates: Array.from({ length: days }, (_, at) => addDays(today, at - days)), last },
  )

test('before three weeks Rosa reads what is there and what helps, and is led to it', async () => {
  const { page, quiet } = await newVisitor(browser, server.address, phone)
  await register(page, 'Rosa')
  await live(page, 9)
  await walkTo(page, '/expenditure')
  await page.getByRole('heading', { name: 'Not enough to tell yet' }).waitFor()
  for (const progress of ['9 of 21 days', '9 of 14 logged completely', '5 of 6 weigh-ins'])
    await page.getByText(progress, { exact: true }).waitFor()
  await page.getByText('Until then the formula says about').waitFor()
  expect(await page.getByText('You use about').count()).toBe(0)
  await wellMade(page)
  await page.getByRole('main').getByRole('link', { name: 'Log Weight' }).click()
  await page.getByLabel("Today's weight").fill('75')
  await page.getByRole('button', { name: 'Log Weight' }).click()
  await page.getByRole('link', { name: /^Daily Expenditure.*6 of 6 weigh-ins/ }).click()
  await page.getByText('6 of 6 weigh-ins', { exact: true }).waitFor()
  quiet()
})

test('after six weeks Vera reads what her body uses, within which bounds, and why it changed', async () => {
  const { page, quiet } = await newVisitor(browser, server.address, desktop)
  await register(page, 'Vera')
  await live(page, 42)
  await walkTo(page, '/analytics')
  await page.getByRole('link', { name: /^Daily Expenditure 2,\d{3} kcal a day/ }).click()
  const figure = page.getByRole('region', { name: 'You use about' })
  await figure.getByText(/^2,\d{3}$/).waitFor()
  await figure.getByText(/^between \d,\d{3} and \d,\d{3}$/).waitFor()
  await figure.getByText(/last week: you ate 2,200 a day and your weight stood still\.$/).waitFor()
  await figure.getByText(/^From 42 complete days and 21 weigh-ins since/).waitFor()
  await page.locator('.recharts-area').first().waitFor()
  const rows = page.getByRole('table', { name: 'Expenditure by week' }).getByRole('row')
  expect(await rows.count()).toBe(8)
  await wellMade(page)
  quiet()
})

test('a day of little food counts once Nils says below its meals that all of it is logged', async () => {
  const { page, quiet } = await newVisitor(browser, server.address, phone)
  await register(page, 'Nils')
  await live(page, 14, 500)
  await walkTo(page, '/expenditure')
  await page.getByText('13 of 14 logged completely', { exact: true }).waitFor()
  await page.getByText('say so below the day’s meals').waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Log a Meal' }).click()
  await page.getByText('Nothing logged yet').waitFor()
  const question = page.getByRole('group', { name: 'Is everything logged?' })
  // Today has no meal yet, and is not over.
  expect(await question.count()).toBe(0)
  await page.getByRole('button', { name: 'Previous day' }).click()
  await question.getByRole('button', { name: 'Yes' }).click()
  await page.getByText('Counted for your daily expenditure.').waitFor()
  await wellMade(page)
  await page.reload()
  await question.getByRole('button', { name: 'Yes', pressed: true }).waitFor()
  await walkTo(page, '/expenditure')
  await page.getByText('14 of 14 logged completely', { exact: true }).waitFor()

  await page.getByRole('main').getByRole('link', { name: 'Log a Meal' }).click()
  await page.getByRole('button', { name: 'Previous day' }).click()
  await question.getByRole('button', { name: 'Yes', pressed: true }).click()
  await question.getByRole('button', { name: 'Yes', pressed: false }).waitFor()
  await page.getByText('It helps us learn your daily expenditure.').waitFor()
  quiet()
})

/** Goals of 2 000 kcal for weight loss. */
const setGoals = (page: Page) =>
  page.evaluate(async () => {
    const goals = {
      dailyCalorieGoal: 2000,
      proteinGoal: 150,
      carbGoal: 200,
      fatGoal: 80,
      weeklyWorkoutGoal: 4,
      weeklyDistanceGoal: 10,
      fitnessObjective: 'weight_loss',
      dailyWaterGoal: 2500,
    }
    const headers = { 'content-type': 'application/json' }
    await fetch('/api/user/goals', { method: 'PUT', headers, body: JSON.stringify(goals) })
  })

test('Tove is led to her check-in by the dashboard, takes its proposal, and takes it back', async () => {
  const { page, quiet } = await newVisitor(browser, server.address, phone)
  await register(page, 'Tove')
  await live(page, 30)
  await setGoals(page)
  await page.reload()
  await page.getByRole('link', { name: 'Your weekly check-in is ready' }).click()
  const card = page.getByRole('region', { name: 'Weekly check-in' })
  await card
    .getByText(
      /^You ate [\d,]+ kcal a day and your weight stood still; a loss of 0\.\d kg a week is planned\. Proposed are/,
    )
    .waitFor()
  await wellMade(page)
  await card.getByRole('button', { name: 'Accept' }).click()
  await page.getByText('Goals Updated').first().waitFor()
  const outcome = await card
    .getByText(/^This week: 2,000 → 1,\d{3} kcal, accepted\. The next one/)
    .textContent()
  await wellMade(page)
  await walkTo(page, '/fitness?tab=goals')
  const calories = page.getByLabel('Daily Calories')
  const taken = /→ (1,\d{3})/.exec(outcome!)![1]!.replace(',', '')
  await expect.poll(() => calories.inputValue()).toBe(taken)
  await walkTo(page, '/dashboard')
  await page.getByRole('heading', { name: 'Last seven days' }).waitFor()
  await page.getByRole('link', { name: 'Your weekly check-in is ready' }).waitFor({ state: 'detached' })

  await walkTo(page, '/expenditure')
  await card.getByRole('button', { name: 'Undo' }).click()
  await card.getByRole('button', { name: 'Accept' }).waitFor()
  await walkTo(page, '/fitness?tab=goals')
  await expect.poll(() => calories.inputValue()).toBe('2000')
  quiet()
})

test('Ulf keeps his goals at the check-in, and sets figures of his own after an undo', async () => {
  const { page, quiet } = await newVisitor(browser, server.address, desktop, 'dark')
  await register(page, 'Ulf')
  await live(page, 30)
  await walkTo(page, '/expenditure')
  const card = page.getByRole('region', { name: 'Weekly check-in' })
  await card.getByRole('link', { name: 'Set Your Goals' }).waitFor()
  await setGoals(page)
  await page.reload()
  await card.getByRole('button', { name: 'Keep My Goals' }).click()
  await page.getByText('Goals Kept').first().waitFor()
  await card.getByText('This week: kept at 2,000 kcal. The next one comes on Monday.').waitFor()
  await page.reload()
  await card.getByRole('button', { name: 'Undo' }).click()
  await card.getByRole('button', { name: 'Use My Own Figures' }).click()
  await card.getByLabel('Calories').fill('900')
  await card.getByRole('button', { name: 'Set These Goals' }).click()
  await card.getByText('Minimum 1000 calories').waitFor()
  await wellMade(page)
  await card.getByLabel('Calories').fill('1950')
  await card.getByRole('button', { name: 'Set These Goals' }).click()
  await card.getByText('This week: 2,000 → 1,950 kcal, your own figures.').waitFor()
  quiet()
})
