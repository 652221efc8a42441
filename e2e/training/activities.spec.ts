import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { desktop, fitsIn, newVisitor, phone, register, wellMade } from '#testing/browser.ts'
import { began } from '#testing/clock.ts'
import { testBed } from '#testing/test-bed.ts'
import { walkTo } from '../walk.ts'

const { browser, server } = await testBed()

test('Rosa logs a run on the tracking screen, and the totals and the dashboard have it', {
  tags: ['core', 'day'],
}, async () => {
  const { page, quiet } = await newVisitor(browser, server.address, phone)
  await register(page, 'Rosa')
  await walkTo(page, '/tracking')
  await page.getByRole('heading', { name: 'Activity Tracking' }).waitFor()
  await page.getByText('No activities logged yet').waitFor()
  await wellMade(page)

  await page.getByRole('button', { name: 'Log Activity' }).click()
  await page.getByText('Please select an activity type and enter duration.').first().waitFor()

  await choose(page, 'Activity Type', 'Running')
  await page.getByLabel('Duration').fill('30')
  await page.getByLabel('Distance').fill('3,1')
  await page.getByText('= 3.1', { exact: true }).waitFor()
  await page.getByLabel('Notes').fill('Along the river')
  await page.getByRole('button', { name: 'Log Activity' }).click()
  await page.getByText('Activity Logged!', { exact: true }).first().waitFor()
  // 11 MET × 70 kg × 3.5 × 30 minutes ÷ 200
  await page.getByText('404 kcal').first().waitFor()
  expect(await page.getByLabel('Duration').inputValue()).toBe('')
  await sees(page, 'Total Distance', '3.1')
  await sees(page, 'Total Time', '30')
  await sees(page, 'Total Calories', '404')
  await wellMade(page)

  await page.reload()
  await sees(page, 'Total Activities', '1')
  await walkTo(page, '/dashboard')
  await page.getByText('Workout Streak').waitFor()
  await page.getByText('1', { exact: true }).first().waitFor()
  quiet()
})

test('an activity logged by hand is taken back by the undo of its message, on both screens', async () => {
  const { page, quiet } = await newVisitor(browser, server.address, phone)
  await register(page, 'Ulla')
  await walkTo(page, '/tracking')
  await choose(page, 'Activity Type', 'Running')
  await page.getByLabel('Duration').fill('30')
  await page.getByRole('button', { name: 'Log Activity' }).click()
  await sees(page, 'Total Activities', '1')
  await page.getByRole('button', { name: 'Undo' }).click()
  await sees(page, 'Total Activities', '0')
  await page.getByText('No activities logged yet').waitFor()

  await walkTo(page, '/fitness?tab=manual')
  await choose(page, 'Activity Type', 'Cycling')
  await page.getByRole('button', { name: 'Log Activity' }).click()
  await page.getByText('Activity Logged', { exact: true }).first().waitFor()
  // The emptied form is shown from its top.
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  const left = async () => (await page.request.get('/api/activities/recent')).json()
  await expect.poll(left).toEqual([])
  quiet()
})

test('the manual log takes every figure, and the history shows, opens, changes, filters and deletes it', async () => {
  const { page, quiet } = await newVisitor(browser, server.address, desktop)
  await register(page, 'Hanna')
  await walkTo(page, '/fitness?tab=manual')
  await page.getByRole('button', { name: 'Log Activity' }).click()
  await page.getByText('Activity type is required').waitFor()
  await page.getByLabel('Activity Type').and(page.locator(':focus')).waitFor()
  await page.getByLabel('Duration').fill('0')
  await page.getByText('Duration must be at least 1 minute').waitFor()
  await wellMade(page)

  await choose(page, 'Activity Type', 'Cycling')
  await page.getByLabel('Duration').fill('90')
  await page.getByLabel('Distance').fill('20')
  await page.getByText('Speed 13.3 mph').waitFor()
  await page.getByRole('button', { name: 'Estimate' }).click()
  await expect.poll(() => page.getByLabel('Calories').inputValue()).toBe('827')
  await page.getByLabel('Average Heart Rate').fill('250')
  await page.getByRole('button', { name: 'Log Activity' }).click()
  await page.getByText('Heart rates are between 20 and 220.').waitFor()
  await page.getByLabel('Average Heart Rate').fill('141')
  await page.getByLabel('Route Name').fill('Lake loop')
  await choose(page, 'Weather', 'Windy')
  await page.getByLabel('Temperature').fill('12')
  await expect.poll(() => page.getByRole('button', { name: 'Log Activity' }).isEnabled()).toBe(true)
  await page.getByRole('button', { name: 'Log Activity' }).click()
  await page.getByText('Activity Logged', { exact: true }).first().waitFor()
  expect(await page.getByLabel('Duration').inputValue()).toBe('30')

  await page.getByRole('tab', { name: 'History' }).click()
  for (const fact of [
    '32.19 km',
    '21.5 km/h',
    '1 h 30 min',
    '827 kcal',
    'avg 141 bpm',
    'Windy',
    '12 °C',
    'Lake loop',
  ])
    await page.getByText(fact).first().waitFor()
  await sees(page, 'Distance', '32.19')
  await wellMade(page)

  await choose(page, 'Type', 'Running')
  await page.getByText('Nothing matches these filters').waitFor()
  await page.getByRole('button', { name: 'Show All' }).click()

  await page.getByRole('button', { name: /^Open Cycling/ }).click()
  await page.getByRole('heading', { name: 'Lake loop' }).waitFor()
  await wellMade(page)
  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByRole('dialog').getByLabel('Duration').fill('1h40')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('dialog').getByText('Enter a number, such as 12.5.').waitFor()
  await page.getByRole('dialog').getByLabel('Duration').fill('100')
  await wellMade(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Activity Updated').first().waitFor()
  await page.getByText('1:40:00').first().waitFor()
  await page.getByRole('button', { name: 'Back to History' }).click()
  await sees(page, 'Duration', '1 h 40 min')

  await page.getByRole('button', { name: /^Delete Cycling/ }).click()
  await page.getByText('Are you sure you want to delete this cycling activity?').waitFor()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByText('Activity Deleted').first().waitFor()
  await page.getByText('Start tracking your workouts to see them here!').waitFor()
  await sees(page, 'Total Activities', '0')
  quiet()
})

async function choose(page: Page, label: string, option: string) {
  await page.getByRole('combobox', { name: new RegExp(`^${label}`) }).click()
  await page.getByRole('option', { name: option }).click()
}

/** The value under a total's name. */
async function sees(page: Page, label: string, value: string) {
  await expect
    .poll(() =>
      page
        .locator('dl div', { has: page.locator('dt', { hasText: new RegExp(`^${label}$`) }) })
        .first()
        .locator('dd')
        .innerText(),
    )
    .toContain(value)
}

test('the tracking form says at the field what is missing or refused, and on both forms a run just finished ends now', async () => {
  const { page, quiet } = await newVisitor(browser, server.address, phone, 'light', {
    timezoneId: 'Europe/Berlin',
  })
  await register(page, 'Finja')
  // 5:20 PM in Berlin.
  await page.clock.setFixedTime('2026-06-10T15:20:00Z')
  await walkTo(page, '/tracking')
  const start = page.getByLabel('Start Time')
  await choose(page, 'Activity Type', 'Running')
  await page.getByLabel('Duration').fill('30')
  await start.fill('')
  await page.getByRole('button', { name: 'Log Activity' }).click()
  await page.getByRole('alert').getByText('Enter when it started.').waitFor()
  expect(await page.getByText('Please select an activity type and enter duration.').count()).toBe(0)
  await wellMade(page)

  await page.getByRole('button', { name: 'Just Finished' }).click()
  await expect.poll(() => start.inputValue()).toBe('2026-06-10T16:50')
  await page.getByLabel('Duration').fill('600')
  await expect.poll(() => start.inputValue()).toBe('2026-06-10T07:20')
  await page.getByText('Ends 5:20 PM', { exact: true }).waitFor()

  await page.getByLabel('Distance').fill('1500')
  await page.getByRole('button', { name: 'Log Activity' }).click()
  await page.getByText('At most 1,242 miles.').first().waitFor()
  expect(await page.getByText('distance:').count()).toBe(0)

  await walkTo(page, '/fitness?tab=manual')
  await page.getByRole('button', { name: 'Just Finished' }).click()
  await expect.poll(() => start.inputValue()).toBe('2026-06-10T16:50')
  await page.getByLabel('Duration').fill('90')
  await page.getByText('Ends 5:20 PM', { exact: true }).waitFor()
  expect(await start.inputValue()).toBe('2026-06-10T15:50')
  quiet()
})

test('totals of six figures stay within their tiles, on a narrow phone too', async () => {
  const { page, quiet } = await newVisitor(browser, server.address, phone)
  await register(page, 'Lotte')
  const startTime = new Date(began.getTime() - 60 * 3_600_000).toISOString()
  const ride = {
    activityType: 'cycling',
    startTime,
    duration: 40 * 3600,
    distance: 1990,
    caloriesBurned: 45_000,
  }
  for (let rides = 0; rides < 3; rides++)
    expect((await page.request.post('/api/activities/log', { data: ride })).status()).toBe(200)
  for (const screen of ['/tracking', '/fitness?tab=history']) {
    await walkTo(page, screen)
    const tiles = page.getByRole('region', { name: 'Totals' })
    await tiles.getByText('135,000').waitFor()
    for (const width of [phone.width, 320]) {
      await page.setViewportSize({ ...phone, width })
      for (const tile of await tiles.locator('dl > div').all()) await fitsIn(tile)
    }
    await page.setViewportSize(phone)
  }
  quiet()
})

test('where the coach does not answer, the formula does after six seconds', async () => {
  const { page } = await newVisitor(browser, server.address, phone)
  await register(page, 'Greta')
  await walkTo(page, '/tracking')
  await page.route('**/api/ai-help', () => undefined)
  await choose(page, 'Activity Type', 'Running')
  await page.getByLabel('Duration').fill('30')
  await page.getByRole('button', { name: 'Just Finished' }).click()
  await page.clock.install({ time: began })
  await page.clock.pauseAt(began.getTime() + 60_000)
  await page.getByRole('button', { name: 'Log Activity' }).click()
  await page.clock.runFor(5000)
  await page.getByRole('button', { name: 'Calculating Calories...' }).waitFor()
  await page.clock.runFor(1500)
  await page.getByText('Running, 404 kcal. Well done.').first().waitFor()
})

test('Hilde opens her whole history from Fitness, months on one page, and finds her place again', async () => {
  const { page, quiet } = await newVisitor(browser, server.address, phone)
  await register(page, 'Hilde')
  const logged = await page.evaluate(async (now) => {
    const day = 86_400_000
    const all = Array.from({ length: 45 }, (_, back) => ({
      activityType: back % 2 ? 'running' : 'cycling',
      startTime: new Date(now - back * 2 * day - 3_600_000).toISOString(),
      duration: 1800,
      distance: 9,
      routeName: `Tour ${back}`,
    }))
    const answers = []
    for (const body of all)
      answers.push(
        await fetch('/api/activities/log', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
          body: JSON.stringify(body),
        }),
      )
    return answers.every(({ ok }) => ok)
  }, began.getTime())
  expect(logged).toBe(true)
  await walkTo(page, '/fitness')
  await page.getByRole('link', { name: 'History', exact: true }).click()
  await page.waitForURL('**/fitness/history')
  await page.getByRole('heading', { name: 'History', level: 1 }).waitFor()
  const rows = page.getByRole('button', { name: /^Open / })
  await rows.first().waitFor()
  await page.getByText('18 km/h').first().waitFor()
  await wellMade(page)
  // The next pages come as the end of the list comes near.
  const last = page.getByRole('button', { name: /Tour 44/ })
  await expect
    .poll(async () => {
      await page.keyboard.press('End')
      return last.count()
    })
    .toBe(1)
  expect(await page.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(2)
  await last.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  await last.click()
  await page.getByRole('button', { name: 'Back to History' }).click()
  await last.waitFor()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
  await page.getByRole('link', { name: 'Totals, Records and Files' }).click()
  await page.getByRole('link', { name: 'All Activities' }).click()
  await page.getByRole('link', { name: 'Back to Fitness' }).click()
  await page.getByRole('radio', { name: 'Running' }).waitFor()
  quiet()
})
