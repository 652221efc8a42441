import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addDays } from '#contract/measures/day.ts'
import { arriveAt, desktop, newVisitor, phone, register, wellMade, workerAllowed } from '#testing/browser.ts'
import { began, today } from '#testing/clock.ts'
import { testBed } from '#testing/test-bed.ts'
import { reloadWritten } from '../reload.ts'
import { walkTo } from '../walk.ts'
import { saveWorkout } from './saved-workout.ts'

const { browser, server } = await testBed()

const openStrength = async (page: Page) => {
  await walkTo(page, '/fitness')
  await page.getByRole('tab', { name: 'Strength' }).click()
}
const start = (page: Page) => page.getByRole('button', { name: 'Start Lifting' }).click()
async function add(page: Page, name: string) {
  await page.getByRole('button', { name: 'Add Exercise' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add an exercise' })
  await dialog.getByRole('searchbox').fill(name)
  await dialog.getByRole('button', { name: new RegExp(`^${name} `) }).click()
}
const weight = (page: Page, set: number) =>
  page.getByRole('textbox', { name: `Weight of set ${set}, Bench Press` })
const reps = (page: Page, set: number) =>
  page.getByRole('textbox', { name: `Repetitions of set ${set}, Bench Press` })
/** Ends the workout, without the sets that are asked about where there are some, and closes its summary. */
async function finish(page: Page, asked?: 'sets are open') {
  await page.getByRole('button', { name: 'Finish' }).click()
  if (asked) await page.getByRole('button', { name: 'Finish Anyway' }).click()
  await page.getByRole('heading', { name: 'Workout Logged' }).waitFor()
  await page.getByRole('button', { name: 'Done', exact: true }).click()
  await page.getByText('Past workouts').waitFor()
}
const mark = (page: Page, set: number) => page.getByRole('button', { name: `Set ${set} of Bench Press done` })

test('an exercise is found by its abbreviation, its muscle and equipment, and stands on top once it was done', async () => {
  const { page, quiet } = await newVisitor(browser, server.address, phone)
  await register(page, 'Romy')
  const sent = await page.request.post('/api/strength/workouts', {
    headers: { origin: server.address },
    data: {
      id: crypto.randomUUID(),
      name: 'Pull',
      startedAt: new Date(began.getTime() - 86_400_000).toISOString(),
      exercises: [
        {
          exerciseId: 'face-pull',
          exerciseName: 'Face Pull',
          sets: [{ id: crypto.randomUUID(), kilograms: 20, reps: 12 }],
        },
      ],
    },
  })
  expect(sent.ok()).toBe(true)
  await openStrength(page)
  await start(page)
  await page.getByRole('button', { name: 'Add Exercise' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add an exercise' })
  const names = dialog.getByRole('listitem')
  await dialog
    .getByRole('region', { name: 'Recent' })
    .getByRole('button', { name: /^Face Pull/ })
    .waitFor()
  await wellMade(page)
  for (const [asked, name] of [
    ['ohp', 'Overhead Press'],
    ['bench', 'Bench Press'],
    ['squat', 'Back Squat'],
  ] as const) {
    await dialog.getByRole('searchbox').fill(asked)
    await names.first().getByText(name, { exact: true }).waitFor()
  }
  await dialog.getByRole('searchbox').fill('')
  await dialog.getByRole('combobox', { name: 'Muscle' }).click()
  await page.getByRole('option', { name: 'Hamstrings' }).click()
  await dialog.getByRole('combobox', { name: 'Equipment' }).click()
  await page.getByRole('option', { name: 'Barbell' }).click()
  await dialog.getByRole('searchbox').fill('rdl')
  await expect.poll(() => names.count()).toBe(1)
  await names.getByRole('button', { name: /^Romanian Deadlift/ }).click()
  await page.getByRole('textbox', { name: 'Weight of set 1, Romanian Deadlift' }).waitFor()
  quiet()
})

test('Nora lifts a workout, and the next one takes last time’s sets over in one tap', {
  tags: ['core', 'day'],
}, async () => {
  const { page, quiet } = await newVisitor(browser, server.address, phone)
  await register(page, 'Nora')
  await openStrength(page)
  await page.getByText('No workouts yet').waitFor()
  await wellMade(page)

  await start(page)
  await add(page, 'Bench Press')
  await weight(page, 1).fill('100')
  await page.getByText('Each side: 25 · 15').waitFor()
  await mark(page, 1).click()
  await page.getByText('Enter repetitions first.').waitFor()
  await page.getByRole('button', { name: 'Repetitions of set 1, Bench Press: 1 more' }).click()
  await reps(page, 1).fill('5')
  await wellMade(page)
  await mark(page, 1).click()
  await page.getByRole('timer', { name: /^Rest: / }).waitFor()
  await page.getByRole('button', { name: '15 seconds more rest' }).click()
  await wellMade(page)
  // The second row suggests the first.
  await mark(page, 2).click()
  await page.getByText('2 sets done').waitFor()
  // What a done set is corrected to is sent once it is a weight.
  const sent: (string | null)[] = []
  page.on('request', (request) => request.method() === 'PUT' && sent.push(request.postData()))
  await weight(page, 2).fill('1o0')
  await page.getByText('A weight is above 0').waitFor()
  await weight(page, 2).fill('100')
  await page.getByText('A weight is above 0').waitFor({ state: 'detached' })

  await reloadWritten(page)
  await page.getByText('2 sets done').waitFor()
  await page.getByRole('timer', { name: /^Rest: / }).waitFor()
  await page.getByRole('button', { name: 'Finish' }).click()
  const summary = page.getByRole('region', { name: 'Workout Logged' })
  await summary.getByText('1,000 kg').waitFor()
  await wellMade(page)
  await summary.getByRole('button', { name: 'Done', exact: true }).click()
  await page.locator('#main').and(page.locator(':focus')).waitFor()
  expect(sent.filter((body) => !body?.includes('"kilograms":100'))).toEqual([])
  await page.getByRole('button', { name: /2 sets · 1,000 kg$/ }).waitFor()

  const week = page.getByRole('region', { name: 'This week by muscle' })
  await week.getByRole('listitem').filter({ hasText: 'Chest' }).getByText('2', { exact: true }).waitFor()
  await wellMade(page)

  await start(page)
  await add(page, 'Bench Press')
  await page.getByText('100 × 5').first().waitFor()
  await mark(page, 1).click()
  await page.getByRole('tabpanel').getByText('1 set done').waitFor()
  await page.getByRole('button', { name: 'More for Bench Press' }).click()
  await page.getByRole('menuitem', { name: 'History' }).click()
  const history = page.getByRole('dialog', { name: 'Bench Press' })
  await history.getByText('116.7 kg').waitFor()
  await history.getByText('Two days with an estimate make a line.').waitFor()
  await wellMade(page)
  await history.getByRole('button', { name: 'Close' }).click()
  await finish(page, 'sets are open')

  await page.getByRole('button', { name: /^Strength workout .*1 set/ }).click()
  await page
    .getByRole('region', { name: 'Sets of Strength workout' })
    .getByRole('button', { name: '100 kg × 5', exact: true })
    .waitFor()
  await wellMade(page)
  await page.getByRole('button', { name: 'Do It Again' }).click()
  await mark(page, 1).click()
  await page.getByRole('tabpanel').getByText('1 set done').waitFor()
  await finish(page)
  await page.getByRole('tab', { name: 'History' }).click()
  await page.getByText('Strength workout').first().waitFor()
  quiet()
})

test('sets done without a network are kept on the device and arrive once when it is back', async () => {
  const { page, context } = await newVisitor(browser, server.address, phone, 'light', workerAllowed)
  await register(page, 'Otto')
  await openStrength(page)
  await start(page)
  await add(page, 'Bench Press')
  await context.setOffline(true)
  await weight(page, 1).fill('60')
  await reps(page, 1).fill('8')
  await mark(page, 1).click()
  await mark(page, 2).click()
  // A change of a set that was not sent yet.
  await reps(page, 2).fill('6')
  await page.getByText('2 sets done').waitFor()
  await add(page, 'Pull-Up')
  await page.getByRole('textbox', { name: 'Repetitions of set 1, Pull-Up' }).fill('5')
  await page.getByRole('button', { name: 'Set 1 of Pull-Up done' }).click()
  await page.getByText('3 sets done').waitFor()
  await page.getByRole('button', { name: 'Finish' }).click()
  await page.getByText('Kept on this device').waitFor()
  await wellMade(page)
  await page.getByRole('button', { name: 'Done', exact: true }).click()
  await page.getByText('Not sent yet').waitFor()
  await page.getByText('Bench Press: 60 kg × 6').waitFor()
  await wellMade(page)

  await context.setOffline(false)
  await page.getByRole('button', { name: /3 sets · 840 kg$/ }).waitFor()
  await page.getByText('Not sent yet').waitFor({ state: 'hidden' })
})

test('an end asks about open sets, shows what was lifted and beaten, and can be taken back', async () => {
  const { page, quiet } = await newVisitor(browser, server.address, phone)
  await register(page, 'Yara')
  const send = async (path: string, data: object) => {
    const answer = await page.request.post(path, { headers: { origin: server.address }, data })
    expect(answer.ok()).toBe(true)
  }
  const bench = { exerciseId: 'bench-press', exerciseName: 'Bench Press' }
  await send('/api/strength/workouts', {
    id: crypto.randomUUID(),
    name: 'Push',
    startedAt: new Date(began.getTime() - 86_400_000).toISOString(),
    exercises: [
      { ...bench, sets: [80, 80].map((kilograms) => ({ id: crypto.randomUUID(), kilograms, reps: 5 })) },
    ],
  })
  await openStrength(page)
  await page.getByRole('button', { name: /^Push / }).click()
  await page.getByRole('button', { name: 'Do It Again' }).click()
  await weight(page, 1).fill('82.5')
  await mark(page, 1).click()
  await page.getByRole('button', { name: 'Finish' }).click()
  const question = page.getByRole('dialog', { name: '1 set is not done' })
  await question.getByText(/^Bench Press: [\d.]+ kg × 5$/).waitFor()
  await wellMade(page)
  await question.getByRole('button', { name: 'Back to the Sets' }).click()
  await page.getByRole('tabpanel').getByText('1 set done').waitFor()
  await page.getByRole('button', { name: 'Finish' }).click()
  await question.getByRole('button', { name: 'Finish Anyway' }).click()

  const summary = page.getByRole('region', { name: 'Workout Logged' })
  await summary.getByText('Energy').waitFor()
  await summary.getByRole('region', { name: 'Records' }).getByText('heaviest, before: 80 kg').waitFor()
  await summary.getByRole('button', { name: 'Share a Picture' }).waitFor()
  await summary.getByRole('radio', { name: /^7/ }).click()
  await summary.getByRole('textbox', { name: 'Note' }).fill('Felt light')
  await wellMade(page)
  const activities = async () => (await page.request.get('/api/activities/recent')).json()
  expect(await activities()).toHaveLength(1)

  await summary.getByRole('button', { name: /^Undo/ }).click()
  await page.getByRole('tabpanel').getByText('1 set done').waitFor()
  await expect.poll(activities).toEqual([])
  await page.reload()
  await page.getByRole('button', { name: 'Finish' }).click()
  await question.getByRole('button', { name: 'Mark 1 Set as Done' }).click()
  await summary.getByText('Energy').waitFor()
  expect(await summary.getByRole('textbox', { name: 'Note' }).inputValue()).toBe('Felt light')
  const [{ id }] = await activities()
  const { effort } = await (await page.request.get(`/api/activities/${id}`)).json()
  expect(effort).toBe(7)
  await summary.getByRole('button', { name: 'Done', exact: true }).click()
  await page
    .getByRole('button', { name: /^Push .*2 sets/ })
    .first()
    .click()
  await page.getByText('Felt light').waitFor()
  await page.getByText('Effort 7 / 10').waitFor()
  await page.getByRole('button', { name: 'More for Push' }).click()
  await page.getByRole('menuitem', { name: 'Edit Workout' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit Workout' })
  await edit.getByRole('radio', { name: /^8/ }).click()
  await wellMade(page)
  await edit.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Effort 8 / 10').waitFor()
  quiet()
})

test('what was lifted is looked back on by day, by record, by muscle and by exercise', async () => {
  const { page, quiet } = await newVisitor(browser, server.address, phone)
  await register(page, 'Zoe')
  const answer = await page.request.post('/api/strength/workouts', {
    headers: { origin: server.address },
    data: {
      id: crypto.randomUUID(),
      name: 'Push',
      startedAt: new Date(began.getTime() - 8 * 86_400_000).toISOString(),
      exercises: [
        {
          ...{ exerciseId: 'bench-press', exerciseName: 'Bench Press' },
          sets: [{ id: crypto.randomUUID(), kilograms: 80, reps: 5 }],
        },
      ],
    },
  })
  expect(answer.ok()).toBe(true)
  await walkTo(page, '/fitness')
  await page.getByRole('region', { name: 'Lift' }).getByRole('link', { name: 'Records' }).click()
  const records = page.getByRole('region', { name: 'All records' })
  await records.getByText('80 kg', { exact: true }).waitFor()
  await wellMade(page)
  await page.getByRole('link', { name: 'Back to Strength' }).click()
  await page.getByRole('link', { name: 'By Muscle' }).click()
  await page.getByRole('cell', { name: '1', exact: true }).first().waitFor()
  await wellMade(page)
  await page.getByRole('link', { name: 'Back to Strength' }).click()
  await page.getByRole('link', { name: 'Exercises' }).click()
  const exercises = page.getByRole('dialog', { name: 'Exercises' })
  await exercises
    .getByRole('button', { name: /^Bench Press / })
    .first()
    .click()
  await page.getByRole('dialog', { name: 'Bench Press' }).getByText('80 kg × 5').waitFor()
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('link', { name: 'Calendar' }).click()
  const calendar = page.getByRole('region', { name: 'Training days' })
  await calendar.getByRole('table').waitFor()
  const trained = calendar.getByRole('button', { name: /: 1 set$/ })
  // Eight days ago may lie in the month before.
  if (addDays(today, -8).slice(0, 7) !== today.slice(0, 7))
    await calendar.getByRole('button', { name: 'Month before' }).click()
  await trained.click()
  await calendar.getByRole('button', { name: /^Push / }).click()
  await calendar.getByRole('button', { name: '80 kg × 5', exact: true }).waitFor()
  await wellMade(page)
  quiet()
})

test('a removed set comes back by undo, in the list and in the history', async () => {
  const { page, quiet } = await newVisitor(browser, server.address, phone)
  await register(page, 'Pia')
  await openStrength(page)
  await start(page)
  await add(page, 'Bench Press')
  await weight(page, 1).fill('80')
  await reps(page, 1).fill('5')
  await mark(page, 1).click()
  await page.getByRole('button', { name: 'Set 1: Working' }).click()
  await page.getByRole('menuitem', { name: 'Remove Set' }).click()
  await page.getByText('0 sets done').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('1 set done').waitFor()
  await finish(page)
  await page.getByRole('button', { name: /1 set · 400 kg$/ }).waitFor()
  quiet()
})

test('Rita plans double progression, sees it simulated, and four weeks of it', async () => {
  const { page, quiet } = await newVisitor(browser, server.address, phone)
  await register(page, 'Rita')
  await openStrength(page)
  await page.getByRole('button', { name: 'New Routine' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Add an exercise first.').waitFor()
  await add(page, 'Bench Press')
  await page.getByRole('button', { name: /^Next time/ }).click()
  await page.getByRole('combobox', { name: 'Progression' }).click()
  await page.getByRole('option', { name: 'Reps first, then weight' }).click()
  await page.getByRole('textbox', { name: 'Sets' }).fill('1')
  await page.getByRole('textbox', { name: 'Most reps' }).fill('10')
  await page.getByRole('textbox', { name: 'Start weight, kg' }).fill('60')
  await page.getByRole('button', { name: 'Simulate 12 Weeks' }).click()
  const simulation = page.getByRole('region', { name: /^Twelve weeks/ })
  const week = simulation.getByRole('row', { name: '4 62.5 kg × 8 60 kg × 10', exact: true })
  await week.waitFor()
  await wellMade(page)
  await page.getByRole('textbox', { name: 'Name' }).fill('Push A')
  await page.getByRole('combobox', { name: 'Folder' }).fill('Gym')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('heading', { name: 'Gym' }).waitFor()

  for (const next of ['60 kg × 9', '60 kg × 10', '62.5 kg × 8']) {
    await page.getByRole('button', { name: 'Start Push A' }).click()
    await mark(page, 1).click()
    await finish(page)
    await page.getByText(`Bench Press ${next}`, { exact: true }).waitFor()
  }
  await page.getByRole('button', { name: 'Start Push A' }).click()
  await page.getByPlaceholder('62.5').waitFor()
  await page.getByPlaceholder('8', { exact: true }).waitFor()
  await wellMade(page)
  quiet()
})

test('a beaten record is said quietly, and taken back when the set is corrected', async () => {
  const { page, quiet } = await newVisitor(browser, server.address, phone)
  await register(page, 'Sam')
  await openStrength(page)
  await start(page)
  await add(page, 'Bench Press')
  await weight(page, 1).fill('100')
  await reps(page, 1).fill('5')
  await mark(page, 1).click()
  await finish(page)
  await page.getByRole('button', { name: /^Strength workout .*1 set/ }).waitFor()

  await start(page)
  await add(page, 'Bench Press')
  await page.getByText('100 × 5').waitFor()
  await weight(page, 1).fill('105')
  await mark(page, 1).click()
  await page.getByText('Record: heaviest, estimated 1RM').waitFor()
  await wellMade(page)
  await finish(page)

  await page.getByRole('button', { name: /^Strength workout .*525 kg/ }).click()
  await page.getByText('Record: Bench Press, heaviest').waitFor()
  await page.getByRole('button', { name: '105 kg × 5', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Bench Press' })
  await wellMade(page)
  await dialog.getByRole('textbox', { name: 'Weight, kg' }).fill('1050')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByText('A weight is above 0 and up to 1,000 kg.').waitFor()
  await dialog.getByRole('textbox', { name: 'Weight, kg' }).fill('95')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: '95 kg × 5', exact: true }).waitFor()
  await page.getByText('Record: Bench Press, heaviest').waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Bench Press', exact: true }).click()
  await page.getByRole('dialog').getByRole('region', { name: 'Records' }).getByText('100 kg').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()

  await page.getByRole('button', { name: 'More for Strength workout' }).click()
  await page.getByRole('menuitem', { name: 'Remove Workout' }).click()
  await page.getByText('Workout Removed').first().waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: /^Strength workout .*475 kg/ }).waitFor()

  await walkTo(page, '/analytics')
  await page.getByRole('tab', { name: 'Fitness' }).click()
  await page.getByRole('region', { name: 'Strength sets by day' }).getByText('975 kg moved').waitFor()
  await wellMade(page)
  quiet()
})

test('a superset is done in turns, with one’s own plates, the effort and a note', async () => {
  const { page, quiet } = await newVisitor(browser, server.address, phone)
  await register(page, 'Tess')
  await openStrength(page)
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  const settings = page.getByRole('dialog', { name: 'Settings' })
  await settings.getByRole('textbox', { name: 'Bar, kg' }).fill('10')
  await settings.getByRole('textbox', { name: 'Plates, kg' }).fill('10 5')
  await settings.getByRole('radio', { name: 'RPE' }).click()
  await wellMade(page)
  await settings.getByRole('button', { name: 'Save' }).click()
  await settings.waitFor({ state: 'hidden' })

  await start(page)
  await add(page, 'Bench Press')
  await add(page, 'Pull-Up')
  await page.getByRole('button', { name: 'More for Bench Press' }).click()
  expect(await page.getByRole('menuitem', { name: 'Move Up' }).getAttribute('aria-disabled')).toBe('true')
  expect(await page.getByRole('menuitem', { name: 'Move Down' }).getAttribute('aria-disabled')).toBeNull()
  await page.getByRole('menuitem', { name: 'Superset with the Next' }).click()
  await weight(page, 1).fill('40')
  await page.getByText('Each side: 10 · 5').waitFor()
  await reps(page, 1).fill('8')
  await mark(page, 1).click()
  await page.getByText('1 set done · Next: Pull-Up').waitFor()
  await page.getByRole('combobox', { name: 'Effort of set 1, Bench Press' }).click()
  await page.getByRole('option', { name: 'RPE 8', exact: true }).click()
  await page.getByRole('button', { name: 'Set 1: Working' }).first().click()
  await page.getByRole('menuitem', { name: 'Add a Note' }).click()
  await page.getByRole('textbox', { name: 'Note on set 1, Bench Press' }).fill('Paused')
  await page.getByRole('textbox', { name: 'Repetitions of set 1, Pull-Up' }).fill('6')
  await page.getByRole('button', { name: 'Set 1 of Pull-Up done' }).click()
  await page.getByRole('timer', { name: /^Rest: / }).waitFor()
  await wellMade(page)
  await reloadWritten(page)
  await page.getByText('Paused').waitFor()
  await finish(page)
  quiet()
})

test('a shared routine is copied by somebody else, without the weights, until its link is ended', async () => {
  const { page, context, quiet } = await newVisitor(browser, server.address, desktop)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await register(page, 'Uma')
  await openStrength(page)
  await page.getByRole('button', { name: 'New Routine' }).click()
  await add(page, 'Bench Press')
  await page.getByRole('textbox', { name: 'Weight of set 1, Bench Press' }).fill('80')
  await page.getByRole('textbox', { name: 'Name' }).fill('Uma’s push')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'More for Uma’s push' }).click()
  await page.getByRole('menuitem', { name: 'Copy Link to Share' }).click()
  await page.getByText('Link Copied').first().waitFor()
  const link = await page.evaluate(() => navigator.clipboard.readText())

  const other = await newVisitor(browser, server.address, phone)
  await register(other.page, 'Vic')
  await arriveAt(other.page, link)
  const shared = other.page.getByRole('dialog', { name: 'Uma’s push' })
  await shared.getByText('Bench Press').waitFor()
  await wellMade(other.page)
  await shared.getByRole('button', { name: 'Copy to My Routines' }).click()
  await other.page.getByRole('button', { name: 'Start Uma’s push' }).click()
  await other.page.getByRole('region', { name: 'Uma’s push' }).waitFor()
  await other.page.getByPlaceholder('80').waitFor({ state: 'detached' })

  await page.getByRole('button', { name: 'More for Uma’s push' }).click()
  await page.getByRole('menuitem', { name: 'Stop Sharing' }).click()
  await page.getByRole('button', { name: 'More for Uma’s push' }).click()
  await page.getByRole('menuitem', { name: 'Stop Sharing' }).waitFor({ state: 'hidden' })
  quiet()
})

test('the sets of a workout from the library are logged with what it asks for, and it counts as done', async () => {
  const { page, quiet } = await newVisitor(browser, server.address, phone)
  await register(page, 'Wes')
  const id = await saveWorkout(page, server.address)
  await walkTo(page, '/fitness?tab=generator')
  await page
    .getByRole('button', { name: /^Open / })
    .first()
    .click()
  await page.getByRole('link', { name: 'Start' }).click()
  await page.getByRole('button', { name: 'Start Workout' }).waitFor()
  await wellMade(page)
  await page.getByRole('button', { name: 'Log Sets' }).click()
  await page.getByText('0 sets done').waitFor()
  await wellMade(page)
  await page
    .getByRole('button', { name: /^Set 1 of .* done$/ })
    .first()
    .click()
  await page.getByText(/^1 set done/).waitFor()
  await finish(page, 'sets are open')
  await expect
    .poll(async () => {
      const answer = await page.request.get(`/api/workouts/${id}`)
      return ((await answer.json()) as { timesDone: number }).timesDone
    })
    .toBe(1)
  quiet()
})
