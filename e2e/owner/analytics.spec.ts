import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { NutritionAnalytics, TrainingAnalytics } from '#contract/analytics.ts'
import { addDays, weekStart } from '#contract/measures/day.ts'
import type { WeekReview } from '#contract/week-review.ts'
import { desktop, newVisitor, phone, register, wellMade } from '#testing/browser.ts'
import { today } from '#testing/clock.ts'
import { testBed } from '#testing/test-bed.ts'
import { walkTo } from '../walk.ts'
import { seed, seedSchedule } from './analytics-seed.ts'

const { browser, server } = await testBed()

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

test('Greta reads two months of meals, drinks, workouts and weights, part by part', {
  timeout: 150_000,
}, async () => {
  const { page, quiet } = await newVisitor(browser, server.address, phone)
  await register(page, 'Greta')
  await seed(page, 60)
  await seedSchedule(page)
  await page.reload()
  await walkTo(page, '/analytics')
  await page.getByRole('link', { name: 'Back to Dashboard' }).waitFor()
  await expect.poll(() => figure(page, "Today's Protein").innerText()).toMatch(/115\s*g/)
  await expect.poll(() => figure(page, "Today's Carbs").innerText()).toMatch(/201\s*g/)
  await expect.poll(() => figure(page, 'Water Intake').innerText()).toMatch(/\d\.\d\s*FL OZ/)
  await page.getByText('in a row with something logged').waitFor()
  await expect.poll(() => figure(page, 'Total Workouts').innerText()).toMatch(/\d+\s*all time/)
  await figure(page, 'Distance, all time').waitFor()
  await page.getByText('All time, and your current streak').waitFor()
  await page.locator('.recharts-line').first().waitFor()
  await page.getByRole('heading', { name: 'More insight with Pro' }).waitFor()
  await wellMadeInBoth(page)

  await page.getByLabel("Today's weight").fill('700')
  await page.getByRole('button', { name: 'Log Weight' }).click()
  await page.getByText('Weight is between 20 and 400 kg.').waitFor()
  await page.getByLabel("Today's weight").fill('68,4')
  await page.getByRole('button', { name: 'Log Weight' }).click()
  await page.getByText('Weight Logged', { exact: true }).first().waitFor()
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
  const newest = page.getByRole('region', { name: 'Recent Nutrition Logs' }).getByRole('link').last()
  await newest.waitFor()
  expect(
    await page.getByRole('region', { name: 'Recent Nutrition Logs' }).getByRole('listitem').count(),
  ).toBeLessThanOrEqual(10)
  await wellMadeInBoth(page)
  const day = new URL((await newest.getAttribute('href')) ?? '', server.address).searchParams.get('date')
  await newest.click()
  await page.waitForURL(`**/nutrition?date=${day}`)
  await page.getByRole('heading', { name: 'Nutrition Log' }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { name: 'Recent Nutrition Logs' }).waitFor()
  // The arrow keys read the chart day by day.
  await page.getByRole('application', { name: 'Calories by day' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.locator('.recharts-tooltip-wrapper').getByText(/kcal/).waitFor()

  for (const period of ['month', 'year'] as const) {
    await page.getByRole('radio', { name: `This ${period === 'month' ? 'Month' : 'Year'}` }).click()
    const figures = await read<NutritionAnalytics>(page, `/api/nutrition/analytics?period=${period}`)
    await expect.poll(() => figure(page, 'Calories').first().innerText()).toContain(total(figures))
    const { loggedDays } = figures.periodStats
    const { daily } = figures.nutritionBreakdown.calories
    if (daily === null) await page.getByText(/^An average needs 3 finished days with entries/).waitFor()
    else {
      // The cards and the chart tell the same average.
      const base = `average of ${loggedDays} logged days`
      await page.getByText(`A day: ${base}. Today counts once it is over.`).waitFor()
      await page.getByText(`${whole(daily)} kcal a day`, { exact: true }).waitFor()
      await page.getByText(`kcal a day, ${base}`, { exact: true }).waitFor()
      await page.getByText(whole(daily), { exact: true }).first().waitFor()
    }
    await page.getByRole('heading', { name: `Calories by ${period === 'month' ? 'day' : 'month'}` }).waitFor()
  }
  await page.reload()
  await page.getByRole('heading', { name: 'Calories by month' }).waitFor()
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

test('Wilma reads the last week in three findings, opens past weeks and follows the suggestion', {
  tags: ['core', 'day'],
}, async () => {
  const { page, quiet } = await newVisitor(browser, server.address, phone)
  await register(page, 'Wilma')
  await seed(page, 30)
  const thisMonday = weekStart(today)
  const lastMonday = addDays(thisMonday, -7)
  const longAgo = addDays(thisMonday, -7 * 30)
  const answer = await page.request.post('/api/nutrition/log', {
    data: { foodName: 'Goulash', calories: 610, mealType: 'dinner', targetDate: addDays(longAgo, 2) },
    headers: { origin: server.address },
  })
  expect(answer.ok()).toBe(true)
  await page.reload()
  await walkTo(page, '/analytics')
  const week = page.getByRole('region', { name: /^Week of / })
  const title = (monday: string) =>
    week.getByRole('button', { name: titleOf(monday, thisMonday), exact: true })
  const list = page.getByRole('dialog', { name: 'Choose a week' })
  const weeks = list.getByRole('listitem')

  await week.getByRole('button', { name: /^Week of / }).click()
  await expect.poll(() => weeks.count()).toBe(26)
  await wellMadeInBoth(page)
  await list.getByRole('button', { name: 'Last week' }).click()
  await list.waitFor({ state: 'detached' })
  await title(lastMonday).waitFor()
  const { findings, suggestion } = await read<WeekReview>(page, `/api/insights/week?monday=${lastMonday}`)
  expect(findings).toHaveLength(3)
  for (const { figure: told, text } of findings) {
    await week.getByText(text, { exact: true }).waitFor()
    await week.getByText(told, { exact: true }).waitFor()
  }
  await wellMadeInBoth(page)

  // The focus is back on the title, where the arrow keys change the week.
  await page.keyboard.press('ArrowLeft')
  await title(addDays(lastMonday, -7)).waitFor()
  await page.reload()
  await title(addDays(lastMonday, -7)).waitFor()
  const next = week.getByRole('button', { name: 'Next week' })
  await next.click()
  await title(lastMonday).waitFor()
  await next.click()
  await title(thisMonday).waitFor()
  expect(await next.getAttribute('aria-disabled')).toBe('true')

  await title(thisMonday).click()
  await list.getByRole('button', { name: 'Earlier Weeks' }).click()
  await expect.poll(() => weeks.count()).toBe(31)
  await weeks.last().getByRole('button').click()
  await title(longAgo).waitFor()
  await week.getByText('1 of 7 finished days has something logged: too few for insights.').waitFor()
  expect(await week.getByRole('button', { name: 'Previous week' }).getAttribute('aria-disabled')).toBe('true')
  await wellMadeInBoth(page)
  await week.getByRole('link', { name: 'Open that Monday' }).click()
  await page.waitForURL(`**/nutrition?date=${longAgo}`)
  await week.waitFor({ state: 'detached' })
  await page.goBack()
  await title(longAgo).click()
  await list.getByRole('button', { name: 'Last week' }).click()
  await week.getByRole('link', { name: suggestion!.action, exact: true }).click()
  await page.waitForURL((url) => url.pathname + url.search === suggestion!.href)
  quiet()
})

test('a weight that could not be saved stays in its field, and the next try logs it', {
  tags: 'core',
}, async () => {
  const { page } = await newVisitor(browser, server.address, phone)
  await register(page, 'Werner')
  await walkTo(page, '/analytics')
  const field = page.getByLabel("Today's weight")
  await page.route('**/api/weigh-ins', (route) =>
    route.fulfill({ status: 503, json: { message: 'Not now.', code: 'unavailable' } }),
  )
  await field.fill('700')
  await field.press('Enter')
  await page.getByText('Weight is between 20 and 400 kg.').waitFor()
  await field.fill('64')
  await field.press('Enter')
  await page.getByText('Not now.').first().waitFor()
  expect(await field.inputValue()).toBe('64')
  await page.unroute('**/api/weigh-ins')
  await field.press('Enter')
  await page.getByText('Weight Logged', { exact: true }).first().waitFor()
  await expect.poll(() => field.inputValue()).toBe('')
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
  await page.getByText('Two weigh-ins a week apart make a trend.').waitFor()
  const card = page.getByRole('region', { name: 'Weight', exact: true })
  expect(await card.getByText('trend', { exact: true }).count()).toBe(0)
  // An earlier day's weight, which was not logged then.
  const day = page.getByLabel('Day', { exact: true })
  await day.fill('2019-01-01')
  await page.getByText('Choose one of the last 90 days.').waitFor()
  const [first] = await page.evaluate(async () => {
    const { points } = await (await fetch('/api/weigh-ins')).json()
    return points.map(({ measuredOn }: { measuredOn: string }) => measuredOn)
  })
  await day.fill(addDays(first, -8))
  await page.getByLabel(/^Weight on /).fill('65')
  await page.getByRole('button', { name: 'Log Weight' }).click()
  await page
    .getByText(/^65(\.0)? (kg|lb) for \w{3}, /)
    .first()
    .waitFor()
  await card.getByText('trend', { exact: true }).waitFor()
  await page.getByLabel("Today's weight").waitFor()
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
  const paths =
    /\/api\/(dashboard\/stats|nutrition\/(analytics|detailed)|activities\/analytics|insights|weigh-ins)/
  await page.route(paths, (route) =>
    route.fulfill({ status: 500, json: { message: 'No.', code: 'internal' } }),
  )
  await page.reload()
  await walkTo(page, '/analytics')
  await page.getByText('Failed to fetch analytics', { exact: true }).waitFor()
  await page.getByText('Failed to fetch weights').waitFor()
  await page.getByText('Failed to fetch the week', { exact: true }).waitFor()
  await expect.poll(() => figure(page, "Today's Protein").innerText()).toMatch(/\n0\s*g/)
  await wellMadeInBoth(page)
  await open(page, 'Fitness')
  await page.getByText('Failed to fetch training analytics').waitFor()
  await open(page, 'Nutrition')
  await page.getByText('Failed to fetch nutrition analytics').waitFor()
  await page.getByText('Failed to fetch nutrition logs').waitFor()
  await expect.poll(() => figure(page, 'Calories').innerText()).toMatch(/\n0\s*kcal/)
  await wellMadeInBoth(page)

  await page.unroute(paths)
  const again = page.getByRole('button', { name: 'Try Again' })
  await again.first().click()
  await expect.poll(() => figure(page, "Today's Protein").innerText()).toMatch(/115\s*g/)
  await again.first().click()
  await page.getByRole('heading', { name: 'Calories by day' }).waitFor()
  await again.first().click()
  await page.getByText('Salmon, potatoes and beans').first().waitFor()
  await expect.poll(() => again.count()).toBe(0)
})

test('Pro reads trends, what goes together, the load compared and nutrients', {
  timeout: 150_000,
}, async () => {
  const { page, quiet } = await newVisitor(browser, server.address, desktop)
  await register(page, 'Pia')
  await seed(page, 40)
  // The longer a walk, the more water: the one clear pattern.
  for (let back = 1; back <= 25; back++) {
    const targetDate = addDays(today, -back)
    const walk = { activityType: 'walking', startTime: `${targetDate}T12:00:00Z`, duration: back * 600 }
    for (const [path, data] of [
      ['/api/activities/log', walk],
      ['/api/drinks/log', { drinkType: 'water', volume: back * 150, targetDate }],
    ] as const)
      expect((await page.request.post(path, { data, headers: { origin: server.address } })).ok()).toBe(true)
  }
  await server.setTier('Pia', 'pro')
  await page.reload()
  await walkTo(page, '/analytics')
  await page.getByRole('heading', { name: 'Trends' }).waitFor()
  await page
    .getByText(/more active time mostly went with more water \(rank correlation/)
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
    .getByText(/Source: (EFSA|National Academies)/)
    .first()
    .waitFor()
  expect(await page.getByText('More insight with Pro').count()).toBe(0)
  await wellMadeInBoth(page)
  quiet()
})

const total = ({ nutritionBreakdown }: NutritionAnalytics) => whole(nutritionBreakdown.calories.total)

function titleOf(monday: string, thisMonday: string): string {
  const year = monday.slice(0, 4)
  const named = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' })
  const text = named.format(new Date(monday))
  return `Week of ${year === thisMonday.slice(0, 4) ? text : `${text}, ${year}`}`
}
