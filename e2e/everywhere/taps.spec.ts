import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addDays } from '#contract/measures/day.ts'
import { newVisitor, phone, register } from '#testing/browser.ts'
import { began, today } from '#testing/clock.ts'
import { testBed } from '#testing/test-bed.ts'
import { seed } from '../owner/analytics-seed.ts'
import { inTurn, planToday } from '../training/planned-session.ts'

const { browser, server } = await testBed()

type Send = (path: string, data: object) => Promise<Record<string, string>>
type Hand = { page: Page; tap: (what: Locator) => Promise<void> }
type Job = {
  name: string
  who: string
  taps: number
  tags?: 'core' | 'day'
  /** Some of its taps are scrolled for. */
  scrolls?: true
  /** What is on the server beside the seed; `send` posts and answers what came back. */
  before?: (send: Send, put: Send, page: Page) => Promise<unknown>
  does: (hand: Hand) => Promise<void>
}

const logButton = (page: Page) => page.getByRole('button', { name: 'Log', exact: true })
const toast = (page: Page, title: string) => page.getByText(title, { exact: true }).first().waitFor()

/** Whether it is on the first screen, above the bottom bar. */
async function seenOf(page: Page, what: Locator) {
  const { y, height } = (await what.boundingBox())!
  const bar = (await page.getByRole('navigation').last().boundingBox())!
  return y + height <= bar.y
}

/** A routine of one planned set. */
const pushRoutine: Job['before'] = (_, put) =>
  put(`/api/strength/routines/${crypto.randomUUID()}`, {
    name: 'Push',
    folder: null,
    exercises: [
      {
        ...{ exerciseId: 'bench-press', exerciseName: 'Bench Press', load: 'external', timed: false },
        ...{ supersetId: null, notes: null, restSeconds: 120, rule: null, standing: null },
        sets: [
          {
            ...{ kind: 'working', kilograms: 60, reps: 8, seconds: null, metres: null, rpe: null },
            open: false,
          },
        ],
      },
    ],
  })

/** What people do every day, and the most taps that it takes from the dashboard; typing is not counted. */
const jobs: readonly Job[] = [
  {
    name: 'a usual meal again',
    who: 'Ada',
    taps: 2,
    async does({ page, tap }) {
      await tap(logButton(page))
      await tap(page.getByRole('button', { name: / again as / }).first())
      await toast(page, 'Meal Logged')
    },
  },
  {
    name: 'a usual meal of the hour again',
    who: 'Eli',
    taps: 1,
    // Whatever the hour is, of a food that today does not hold yet.
    async before(send) {
      for (const mealType of ['breakfast', 'lunch', 'dinner', 'snack'])
        for (const back of [1, 2]) {
          const targetDate = addDays(today, -back)
          const meal = { foodName: `Kedgeree ${mealType}`, calories: 400, mealType, targetDate }
          await send('/api/nutrition/log', meal)
        }
    },
    async does({ page, tap }) {
      await tap(page.getByRole('button', { name: / again as / }).first())
      await toast(page, 'Meal Logged')
    },
  },
  {
    name: 'a glass of water',
    who: 'Finn',
    taps: 1,
    async does({ page, tap }) {
      const glass = page.getByRole('list', { name: 'Log in one tap' }).getByRole('button').first()
      expect((await glass.boundingBox())!.y).toBeLessThan(phone.height)
      await tap(glass)
      await toast(page, 'Drink Logged')
    },
  },
  {
    name: 'the last seven days against the goal',
    who: 'Gus',
    taps: 0,
    does: ({ page }) => page.getByText('Last seven days').waitFor(),
  },
  {
    name: 'the review of the week',
    who: 'Iris',
    taps: 1,
    async does({ page, tap }) {
      await tap(page.getByRole('link', { name: 'Analytics' }).last())
      await page.getByRole('region', { name: /^Week of / }).waitFor()
    },
  },
  {
    name: 'a meal of thirty days ago',
    who: 'Hope',
    taps: 3,
    before(send) {
      const targetDate = addDays(today, -30)
      return send('/api/nutrition/log', {
        foodName: 'Goulash',
        calories: 610,
        mealType: 'dinner',
        targetDate,
      })
    },
    async does({ page, tap }) {
      await tap(page.getByRole('link', { name: 'Nutrition' }).last())
      await tap(page.getByRole('heading', { name: 'Today' }).getByRole('button'))
      await tap(page.getByRole('dialog').getByRole('button', { name: /: 610 kcal/ }))
      await page.getByText('Goulash').waitFor()
    },
  },
  {
    name: 'a meal in a sentence',
    who: 'Bert',
    taps: 3,
    tags: 'core',
    async does({ page, tap }) {
      await tap(logButton(page))
      await page.locator('textarea:focus').waitFor()
      await page.keyboard.type('Lunch: 2 eggs and a slice of toast')
      await tap(page.getByRole('button', { name: 'Read it' }))
      await tap(page.getByRole('button', { name: 'Confirm & Log Meal' }))
      await toast(page, 'Meal Logged Successfully!')
    },
  },
  {
    name: 'a food by search',
    who: 'Kurt',
    taps: 3,
    async does({ page, tap }) {
      await tap(logButton(page))
      await page.locator('textarea:focus').waitFor()
      await page.keyboard.type('banana')
      await tap(page.getByRole('option', { name: /^Banana .* kcal$/ }).first())
      await tap(page.getByRole('button', { name: 'Log Food' }))
      await toast(page, 'Food Logged')
    },
  },
  {
    name: 'a saved meal by its name',
    who: 'Lara',
    taps: 2,
    async before(send) {
      const meal = { foodName: 'Kedgeree', calories: 400, mealType: 'lunch' }
      const { id } = await send('/api/nutrition/log', meal)
      await send('/api/saved-meals', { name: 'Sunday kedgeree', logIds: [id!] })
    },
    async does({ page, tap }) {
      await tap(logButton(page))
      await page.locator('textarea:focus').waitFor()
      await page.keyboard.type('sunday')
      await tap(page.getByRole('option', { name: /^Sunday kedgeree .* saved/ }))
      await toast(page, 'Food Logged')
    },
  },
  {
    name: 'a weigh-in',
    who: 'Cleo',
    taps: 2,
    async does({ page, tap }) {
      await tap(logButton(page))
      await tap(page.getByRole('button', { name: 'Weigh In' }))
      await page.locator('[role=dialog] input:focus').waitFor()
      await page.keyboard.type('71.3')
      await page.keyboard.press('Enter')
      await toast(page, 'Weight Logged')
    },
  },
  {
    name: 'recipes from what there is',
    who: 'Ines',
    taps: 3,
    scrolls: true,
    async before(send) {
      const { sessionId } = await send('/api/fridge/sessions', {})
      for (const name of ['eggs', 'rice', 'spinach', 'tomatoes', 'cheddar'])
        await send(`/api/fridge/ingredients/${sessionId}`, { name })
    },
    async does({ page, tap }) {
      await tap(logButton(page))
      await tap(page.getByRole('dialog').getByRole('link', { name: 'Scan the Fridge' }))
      await tap(page.getByRole('button', { name: 'Cook from It' }))
      await toast(page, 'Recipes Ready')
    },
  },
  {
    name: 'a run begun',
    who: 'Dora',
    taps: 2,
    async does({ page, tap }) {
      await tap(page.getByRole('link', { name: 'Fitness' }).last())
      await tap(page.getByRole('button', { name: 'Start Running' }))
      await page.getByText('Looking for GPS').waitFor()
    },
  },
  {
    name: 'a run begun from the log sheet',
    who: 'Fred',
    taps: 2,
    async does({ page, tap }) {
      await tap(logButton(page))
      await tap(page.getByRole('dialog').getByRole('link', { name: 'Start a Run' }))
      await page.getByText('Looking for GPS').waitFor()
    },
  },
  {
    name: 'a routine begun',
    who: 'Rolf',
    taps: 2,
    before: pushRoutine,
    async does({ page, tap }) {
      await tap(page.getByRole('link', { name: 'Fitness' }).last())
      await tap(page.getByRole('button', { name: 'Start Push' }))
      await page.getByText('0 sets done').waitFor()
    },
  },
  {
    name: 'a routine of one set lifted to its summary',
    who: 'Rosa',
    taps: 4,
    before: pushRoutine,
    async does({ page, tap }) {
      await tap(page.getByRole('link', { name: 'Fitness' }).last())
      await tap(page.getByRole('button', { name: 'Start Push' }))
      await tap(page.getByRole('button', { name: 'Set 1 of Bench Press done' }))
      await tap(page.getByRole('button', { name: 'Finish' }))
      await page.getByRole('heading', { name: 'Workout Logged' }).waitFor()
    },
  },
  {
    name: 'the planned session',
    who: 'Pam',
    taps: 2,
    async before(send) {
      const request = { trainingGoal: '10k_training', currentFitnessLevel: 'intermediate', weeksToGoal: 6 }
      const made = await send('/api/workouts/schedule', {
        ...request,
        workoutsPerWeek: 3,
        sessionDuration: 45,
      })
      await send('/api/workouts/schedule/save', made)
    },
    async does({ page, tap }) {
      await tap(page.getByRole('link', { name: 'Fitness' }).last())
      await tap(page.getByRole('tabpanel').getByRole('link', { name: /10K in 6 weeks/ }))
      await page.waitForURL('**/fitness/session/**')
    },
  },
  {
    name: 'a run that is planned today begun',
    who: 'Olga',
    taps: 1,
    tags: 'day',
    before: (_, __, page) =>
      planToday(page.request, server.address, {
        ...{ kind: 'easy_run', title: 'Easy miles' },
        blocks: inTurn(['Easy run', 1800]),
      }),
    async does({ page, tap }) {
      expect(await seenOf(page, page.getByText('kcal left'))).toBe(true)
      await tap(page.getByRole('link', { name: 'Start Easy miles' }))
      await page.getByText('Looking for GPS').waitFor()
    },
  },
  {
    name: 'the goals',
    who: 'Gwen',
    taps: 1,
    async does({ page, tap }) {
      await tap(page.getByRole('link', { name: /change your goals$/ }))
      await page.getByRole('heading', { name: 'Personal Goals and Targets' }).waitFor()
    },
  },
  {
    name: 'all records of lifting',
    who: 'Kim',
    taps: 2,
    async does({ page, tap }) {
      await tap(page.getByRole('link', { name: 'Fitness' }).last())
      await tap(page.getByRole('link', { name: 'Records', exact: true }))
      await page.getByRole('heading', { name: 'All records' }).waitFor()
    },
  },
  {
    name: 'a past workout begun again',
    who: 'Jade',
    taps: 4,
    scrolls: true,
    async before(send) {
      const exercise = { exerciseId: 'bench-press', exerciseName: 'Bench Press' }
      const startedAt = new Date(began.getTime() - 86_400_000).toISOString()
      const sets = [{ id: crypto.randomUUID(), kilograms: 60, reps: 8 }]
      await send('/api/strength/workouts', {
        id: crypto.randomUUID(),
        name: 'Push',
        startedAt,
        exercises: [{ ...exercise, sets }],
      })
    },
    async does({ page, tap }) {
      await tap(logButton(page))
      await tap(page.getByRole('dialog').getByRole('link', { name: 'Workout' }))
      await tap(page.getByRole('button', { name: /^Push / }))
      await tap(page.getByRole('button', { name: 'Do It Again' }))
      // With the workout open a set like last time is one tap.
      await page.getByRole('button', { name: 'Set 1 of Bench Press done' }).click()
      await page.getByText('1 set done').waitFor()
    },
  },
]

for (const { name, who, taps, tags, scrolls, before, does } of jobs)
  test(`${name} takes at most ${taps} taps from the dashboard`, { ...(tags && { tags }) }, async () => {
    const { page, context, quiet } = await newVisitor(browser, server.address, phone)
    await context.grantPermissions(['geolocation'])
    await register(page, who)
    await seed(page, 3)
    const sends =
      (method: 'post' | 'put'): Send =>
      async (path, data) => {
        const answer = await page.request[method](path, { data, headers: { origin: server.address } })
        expect(answer.ok()).toBe(true)
        return answer.json()
      }
    await before?.(sends('post'), sends('put'), page)
    await page.reload()
    await page.getByText('kcal left').or(page.getByText('kcal over')).first().waitFor()
    let made = 0
    const tap = async (what: Locator) => {
      made++
      await what.waitFor()
      const { y, height } = (await what.boundingBox())!
      if (!scrolls) expect(y + height).toBeLessThanOrEqual(phone.height)
      await what.click()
    }
    await does({ page, tap })
    expect(made).toBeLessThanOrEqual(taps)
    quiet()
  })
