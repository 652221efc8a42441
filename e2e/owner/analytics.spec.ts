import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { NutritionAnalytics, TrainingAnalytics } from '#contract/analytics.ts'
import { desktop, newVisitor, openBrowser, phone, register, wellMade } from '#testing/browser.ts'
import { startServer } from '#testing/server.ts'
import { walkTo } from '../walk.ts'
import { seed, seedSchedule } from './analytics-seed.ts'

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

const read = <T>(page: Page, path: string) =>
  page.evaluate(async (at) => (await fetch(at)).json(), path) as Promise<T>
const whole = (value: number) => new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 }).format(value)
const open = (page: Page, tab: string) => page.getByRole('tab', { name: tab, exact: true }).click()
const charts = (page: Page) => page.locator('.recharts-bar-rectangle path')

/** The figure under a label. */
const figure = (page: Page, label: string) =>
  page.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) })

/** Checks `wellMade` in both themes. */
async function wellMadeInBoth(page: Page) {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await wellMade(page)
  }
}

for (const [name, size] of Object.entries({ Greta: phone, Olaf: desktop }))
  test(`${name} reads two months of meals, drinks, workouts and weights, part by part, at ${size.width} pixels`, {
    timeout: 150_000,
  }, async () => {
    const { page, quiet } = await newVisitor(browser, server.address, size)
    await register(page, name)
    await seed(page, 60)
    await seedSchedule(page)
    await page.reload()
    await walkTo(page, '/analytics')
    await page.getByRole('link', { name: 'Back to Dashboard' }).waitFor()
    await expect.poll(() => figure(page, "Today's Protein").innerText()).toMatch(/115\s*g/)
    expect(await figure(page, "Today's Carbs").innerText()).toMatch(/201\s*g/)
    expect(await figure(page, 'Water Intake').innerText()).toMatch(/\d\.\d\s*FL OZ/)
    await page.getByText('in a row with something logged').waitFor()
    expect(await figure(page, 'Total Workouts').innerText()).toMatch(/\d+\s*all time/)
    await figure(page, 'Workouts, all time').waitFor()
    await figure(page, 'Distance, all time').waitFor()
    await page.getByText('All time, and the streak as it stands').waitFor()
    await page.locator('.recharts-line').first().waitFor()
    await page.getByRole('heading', { name: 'More insight with Pro' }).waitFor()
    await wellMadeInBoth(page)

    await page.getByLabel("Today's weight").fill('700')
    await page.getByRole('button', { name: 'Log weight' }).click()
    await page.getByText('Weight is between 20 and 400 kg.').waitFor()
    await page.getByLabel("Today's weight").fill('68,4')
    await page.getByRole('button', { name: 'Log weight' }).click()
    await page.getByText('Weight logged', { exact: true }).first().waitFor()
    await page.getByText('Entries', { exact: true }).click()
    await page.getByRole('listitem').filter({ hasText: '68.4 kg' }).first().waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    // Today's earlier weight is restored.
    await page.getByRole('listitem').filter({ hasText: '71.5 kg' }).first().waitFor()

    await open(page, 'Nutrition')
    const week = await read<NutritionAnalytics>(page, '/api/nutrition/analytics?period=week')
    await expect.poll(() => figure(page, 'Calories').first().innerText()).toContain(total(week))
    await charts(page).first().waitFor()
    await page.getByText('Goal 2,000').waitFor()
    await page.getByRole('heading', { name: 'Most Logged Foods' }).waitFor()
    await page.getByRole('heading', { name: 'Tracking Consistency' }).waitFor()
    expect(
      await page.getByRole('region', { name: 'Recent Nutrition Logs' }).getByRole('listitem').count(),
    ).toBeLessThanOrEqual(10)
    await wellMadeInBoth(page)
    const newest = page.getByRole('region', { name: 'Recent Nutrition Logs' }).getByRole('link').last()
    const day = new URL((await newest.getAttribute('href')) ?? '', server.address).searchParams.get('date')
    await newest.click()
    await page.waitForURL(`**/nutrition?date=${day}`)
    await page.getByRole('heading', { name: 'Nutrition Log' }).waitFor()
    await page.goBack()
    await page.getByRole('heading', { name: 'Recent Nutrition Logs' }).waitFor()
    // The arrow keys read the chart day by day.
    await page.getByRole('application', { name: 'Energy by day' }).focus()
    await page.keyboard.press('ArrowRight')
    await page.locator('.recharts-tooltip-wrapper').getByText(/kcal/).waitFor()

    for (const period of ['month', 'year'] as const) {
      await page.getByRole('radio', { name: `This ${period === 'month' ? 'Month' : 'Year'}` }).click()
      const figures = await read<NutritionAnalytics>(page, `/api/nutrition/analytics?period=${period}`)
      await expect.poll(() => figure(page, 'Calories').first().innerText()).toContain(total(figures))
      const { days } = figures.periodStats
      await page.getByText(`A day: over all ${whole(days)} days so far, logged or not.`).waitFor()
      const { total: all, daily } = figures.nutritionBreakdown.calories
      expect(daily).toBeCloseTo(all / days, 1)
      const ate = figures.series.filter(({ meals, calories }) => meals > 0 || calories > 0).length
      // The only other average names its base.
      await page.getByText('kcal per logged day', { exact: true }).waitFor()
      await page
        .getByText(whole(all / ate), { exact: true })
        .first()
        .waitFor()
      expect(await page.getByText('kcal a day', { exact: true }).count()).toBe(0)
      await page.getByRole('heading', { name: `Energy by ${period === 'month' ? 'day' : 'month'}` }).waitFor()
    }
    await page.reload()
    await page.getByRole('heading', { name: 'Energy by month' }).waitFor()
    await charts(page).first().waitFor()

    await open(page, 'Fitness')
    const training = await read<TrainingAnalytics>(page, '/api/activities/analytics?period=year')
    await expect.poll(() => figure(page, 'Workouts').innerText()).toContain(String(training.totals.workouts))
    await page.getByRole('heading', { name: 'Training load by week' }).waitFor()
    await page.getByRole('heading', { name: 'Route History' }).waitFor()
    const harbour = page.getByRole('link', { name: /Harbour blocks/ })
    await expect.poll(() => harbour.locator('svg path').getAttribute('d')).toMatch(/^M[\d. ]+L/)
    await wellMadeInBoth(page)

    await open(page, 'Goals & Schedule')
    await page.getByText('of 2,000 kcal').waitFor()
    await page.getByText(/of \d+ sessions done/).waitFor()
    await page.getByText(/^Next: /).waitFor()
    await wellMadeInBoth(page)

    // The map's tiles are on another server, which tests cannot reach.
    quiet()
    await open(page, 'Fitness')
    await harbour.click()
    await page.getByRole('heading', { name: 'Harbour blocks' }).waitFor()
  })

test('a new account is led to its first workout and meal, and logs a weight at once', async () => {
  const { page, quiet } = await newVisitor(browser, server.address, phone)
  await register(page, 'Nora')
  await walkTo(page, '/analytics')
  await page.getByText('Nothing to look back on yet').waitFor()
  await wellMadeInBoth(page)
  expect(await page.getByRole('link', { name: 'Log Workout' }).getAttribute('href')).toBe('/tracking')
  expect(await page.getByRole('link', { name: 'Log Nutrition' }).getAttribute('href')).toBe('/nutrition-log')
  await page.getByLabel("Today's weight").fill('64')
  await page.getByLabel("Today's weight").press('Enter')
  await page.getByText('Two weights a week apart make a trend.').waitFor()
  for (const [tab, empty] of [
    ['Fitness', 'No workouts this week'],
    ['Nutrition', 'Nothing logged this week'],
    ['Goals & Schedule', 'No schedule is under way.'],
  ] as const) {
    await open(page, tab)
    await page.getByText(empty).waitFor()
    await wellMadeInBoth(page)
  }
  quiet()
})

test('a failing server is named, figures are zeros, and Try Again brings them back', async () => {
  const { page } = await newVisitor(browser, server.address, phone)
  await register(page, 'Ida')
  await seed(page, 3)
  const paths = /\/api\/(dashboard\/stats|nutrition\/(analytics|detailed)|activities\/analytics|weigh-ins)/
  await page.route(paths, (route) =>
    route.fulfill({ status: 500, json: { message: 'No.', code: 'internal' } }),
  )
  await page.reload()
  await walkTo(page, '/analytics')
  await page.getByText('Failed to fetch analytics', { exact: true }).waitFor()
  await page.getByText('Failed to fetch weights').waitFor()
  await expect.poll(() => figure(page, "Today's Protein").innerText()).toMatch(/\n0\s*g/)
  await wellMadeInBoth(page)
  await open(page, 'Fitness')
  await page.getByText('Failed to fetch training analytics').waitFor()
  await open(page, 'Nutrition')
  await page.getByText('Failed to fetch nutrition analytics').waitFor()
  await page.getByText('Failed to fetch nutrition logs').waitFor()
  expect(await figure(page, 'Calories').innerText()).toMatch(/\n0\s*kcal/)
  await wellMadeInBoth(page)

  await page.unroute(paths)
  const again = page.getByRole('button', { name: 'Try Again' })
  await again.first().click()
  await expect.poll(() => figure(page, "Today's Protein").innerText()).toMatch(/115\s*g/)
  await again.first().click()
  await page.getByRole('heading', { name: 'Energy by day' }).waitFor()
  await again.first().click()
  await page.getByText('Salmon, potatoes and beans').first().waitFor()
  await expect.poll(() => again.count()).toBe(0)
})

test('Pro reads the week in words, trends, the load compared and nutrients', {
  timeout: 150_000,
}, async () => {
  const { page, quiet } = await newVisitor(browser, server.address, desktop)
  await register(page, 'Pia')
  await seed(page, 40)
  await server.setTier('Pia', 'pro')
  await page.reload()
  await walkTo(page, '/analytics')
  await page.getByRole('heading', { name: 'Your week in words' }).waitFor()
  await page.getByRole('heading', { name: 'Trends' }).waitFor()
  await page
    .getByText(/rank correlation/)
    .first()
    .waitFor()
  await wellMadeInBoth(page)
  await open(page, 'Fitness')
  await page.getByRole('heading', { name: 'Training load, compared' }).waitFor()
  await page.getByText('Usual week', { exact: true }).waitFor()
  await wellMadeInBoth(page)
  await open(page, 'Nutrition')
  await page.getByRole('heading', { name: 'Beyond macros' }).waitFor()
  await page
    .getByText(/Source: EFSA/)
    .first()
    .waitFor()
  expect(await page.getByText('More insight with Pro').count()).toBe(0)
  await wellMadeInBoth(page)
  quiet()
})

const total = ({ nutritionBreakdown }: NutritionAnalytics) => whole(nutritionBreakdown.calories.total)
