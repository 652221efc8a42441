import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Activity } from '#contract/activities/activities.ts'
import { straight, walk } from '#contract/activities/track/testing.ts'
import type { SavedSchedule } from '#contract/training/schedules.ts'
import { newVisitor, phone, register, wellMade } from '#testing/browser.ts'
import { began } from '#testing/clock.ts'
import { withReceiver } from '#testing/receiver.ts'
import { testBed } from '#testing/test-bed.ts'
import { reloadWritten } from '../reload.ts'
import { walkTo } from '../walk.ts'
import { inTurn, planToday } from './planned-session.ts'

const { browser, server } = await testBed()

/** Start of the recordings, which must not end in the future. */
const anHourAgo = began.getTime() - 3_600_000
const title = 'Track intervals'
const intervals = {
  ...{ kind: 'interval_run' as const, title },
  blocks: inTurn(['Easy start', 600], ['Fast', 120, 400], ['Easy end', 600]),
}
const from = { t: anHourAgo + 5000, lat: 52.5, lon: 13.4 }

async function finish(page: Page) {
  await page.getByRole('button', { name: 'Finish' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Finish' }).click()
}

/** The state of a session on the server; undefined without its schedule. */
async function stateOf(page: Page, { scheduleId, sessionId }: { scheduleId: string; sessionId: string }) {
  const answer = await page.request.get(`/api/schedules/${scheduleId}`)
  const { schedule } = (await answer.json()) as Partial<SavedSchedule>
  return schedule?.weeks.flatMap(({ sessions }) => sessions).find(({ id }) => id === sessionId)?.state
}
const recent = async (page: Page): Promise<Activity[]> =>
  (await page.request.get('/api/activities/recent')).json()

test('Runa begins today’s run by one tap, is led through its steps, and it is done in her plan', {
  tags: ['core', 'day'],
}, async () => {
  const { page, quiet } = await newVisitor(browser, server.address, phone)
  const receiver = await withReceiver(page, anHourAgo)
  await register(page, 'Runa')
  const session = await planToday(page.request, server.address, intervals)
  await page.reload()
  await page.getByRole('link', { name: `Start ${title}` }).click()
  await page.getByText('Looking for GPS').waitFor()
  const plan = page.getByRole('region', { name: `Plan: ${title}` })
  await plan.getByText('Easy start').waitFor()
  await plan.getByText('Next: Fast, 400 m').waitFor()
  await wellMade(page)

  const positions = walk(straight(800), { speed: 4, every: 4, from })
  const first = 15
  await receiver.follow(positions.slice(0, first))
  await plan.getByRole('button', { name: 'Next Step' }).click()
  await plan.getByRole('status').getByText('Fast').waitFor()
  await plan.getByText('400 m left').waitFor()

  // A reload keeps the step.
  await reloadWritten(page)
  await plan.getByRole('status').getByText('Fast').waitFor()
  await receiver.follow(positions.slice(first))
  await plan.getByRole('status').getByText('Easy end').waitFor()
  await page.clock.fastForward(600_000)
  await plan.getByText('Plan done. Finish, or keep going.').waitFor()
  await wellMade(page)

  await finish(page)
  await page.getByText(`Saved to your history. ${title} is done in your plan.`).waitFor()
  // The screen says it: no toast says it again.
  expect(await page.getByText('Activity Logged', { exact: true }).count()).toBe(0)
  await expect.poll(() => page.getByLabel('Name').inputValue()).toBe(title)
  await wellMade(page)
  expect(await stateOf(page, session)).toBe('done')
  expect(await recent(page)).toMatchObject([{ activityType: 'running', source: 'live', routeName: title }])

  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText(`${title} is open again`).first().waitFor()
  expect(await stateOf(page, session)).toBe('planned')
  expect(await recent(page)).toHaveLength(1)
  await walkTo(page, '/dashboard')
  await page.getByRole('link', { name: `Start ${title}` }).waitFor()
  quiet()
})

test('a run whose plan is removed while it is recorded without a network is kept, and says so', {
  tags: 'day',
}, async () => {
  // Without a service worker the map of the finish screen is not on the device.
  const { page, context } = await newVisitor(browser, server.address, phone, 'dark')
  const receiver = await withReceiver(page, anHourAgo)
  await register(page, 'Rolf')
  const session = await planToday(page.request, server.address, intervals)
  await page.reload()
  await page.getByRole('link', { name: `Start ${title}` }).click()
  await page.getByText('Looking for GPS').waitFor()
  await context.setOffline(true)
  await receiver.follow(walk(straight(300), { speed: 4, every: 4, from }))
  await finish(page)
  await page.getByText(`${title} is done in your plan as soon as it is sent.`).waitFor()
  await wellMade(page)
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByText('Done, on its way to your history').waitFor()
  expect(await page.getByRole('link', { name: `Start ${title}` }).count()).toBe(0)
  await walkTo(page, '/dashboard')
  const planned = page.getByRole('region', { name: 'Planned for today' })
  await planned.getByText('Done, on its way to your history').waitFor()
  expect(await planned.getByRole('link', { name: 'Start' }).count()).toBe(0)

  await page.request.delete(`/api/schedules/${session.scheduleId}`, { headers: { origin: server.address } })
  await context.setOffline(false)
  await page.getByText(`${title} is no longer planned; what you did is still kept.`).first().waitFor()
  expect(await recent(page)).toMatchObject([{ activityType: 'running', source: 'live' }])
  await planned.waitFor({ state: 'detached' })
})

test('a session that no GPS measures begins in its player by one tap', { tags: 'day' }, async () => {
  const { page, quiet } = await newVisitor(browser, server.address, phone)
  await register(page, 'Stig')
  const mobility = { kind: 'mobility' as const, title: 'Supple hips' }
  await planToday(page.request, server.address, { ...mobility, blocks: inTurn(['Hip circles', 60]) })
  await page.reload()
  await page.getByRole('link', { name: 'Start Supple hips' }).click()
  await page.getByText('Get ready').waitFor()
  await wellMade(page)
  quiet()
})

test('a session done in the player without a network offers no start until it is sent', {
  tags: 'day',
}, async () => {
  const { page, context } = await newVisitor(browser, server.address, phone)
  await register(page, 'Sune')
  const mobility = { kind: 'mobility' as const, title: 'Supple hips' }
  const session = await planToday(page.request, server.address, {
    ...mobility,
    blocks: inTurn(['Hip circles', 60]),
  })
  await page.reload()
  await page.clock.install()
  await page.getByRole('link', { name: 'Start Supple hips' }).click()
  await page.getByText('Get ready').waitFor()
  await context.setOffline(true)
  await page.clock.runFor(80_000)
  await page.clock.resume()
  await page.getByRole('button', { name: 'Log Workout' }).click()
  await page.getByText('Kept on this device').waitFor()
  await page.getByRole('link', { name: 'Back to Fitness' }).click()
  await walkTo(page, '/dashboard')
  const planned = page.getByRole('region', { name: 'Planned for today' })
  await planned.getByText('Done, on its way to your history').waitFor()
  expect(await planned.getByRole('link', { name: 'Start' }).count()).toBe(0)
  await planned.getByRole('link', { name: 'Supple hips' }).click()
  await page.getByText('Done, on its way to your history').waitFor()
  expect(await page.getByRole('button', { name: 'Start Workout' }).count()).toBe(0)
  await wellMade(page)

  await context.setOffline(false)
  await page.getByText('Activity Logged', { exact: true }).first().waitFor()
  await expect.poll(() => stateOf(page, session)).toBe('done')
})
