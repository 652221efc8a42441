import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getUser } from '#contract/access/user.ts'
import {
  changeActivity,
  fitnessTypes,
  getActivityStats,
  listRecentActivities,
  logActivity,
  removeActivity,
} from '#contract/activities/activities.ts'
import { addDays } from '#contract/measures/day.ts'
import { rebuildTotals } from '#server/features/insights/rebuild.ts'
import { totalsStore } from '#server/features/insights/store.ts'
import { testApp } from '#server/testing.ts'

let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const startTime = fc
  .record({ days: fc.nat({ max: 4 }), minutes: fc.nat({ max: 1439 }) })
  .map(({ days, minutes }) =>
    new Date(Date.parse(`${addDays('2026-03-06', days)}T00:00:00Z`) + minutes * 60_000).toISOString(),
  )
const figures = {
  startTime,
  duration: fc.double({ min: 0.2, max: 172_800, noNaN: true }),
  distance: fc.option(fc.double({ min: 0, max: 300, noNaN: true })),
  caloriesBurned: fc.option(fc.double({ min: 0, max: 9000, noNaN: true })),
}
const entry = fc.record({ ...figures, activityType: fc.constantFrom(...fitnessTypes) })
const change = fc.record({ at: fc.nat(), body: fc.record(figures, { requiredKeys: [] }) })

test('whatever is logged, corrected and removed, the totals equal those counted anew and those of the list', async () => {
  const people = ['ann', 'bob', 'cy', 'dot']
  let next = 0
  await fc.assert(
    fc.asyncProperty(
      fc.array(entry, { minLength: 1, maxLength: 6 }),
      fc.array(change, { maxLength: 4 }),
      fc.array(fc.nat(), { maxLength: 3 }),
      async (entries, changes, removals) => {
        const person = app.as(people[next++ % people.length]!)
        const { id: userId } = await person.call(getUser)
        const ids: string[] = []
        for (const body of entries) ids.push((await person.call(logActivity, { body })).id)
        for (const { at, body } of changes)
          await person.call(changeActivity, { params: { id: ids[at % ids.length]! }, body })
        for (const at of removals) {
          const [id] = ids.splice(at % Math.max(ids.length, 1), 1)
          if (id) await person.call(removeActivity, { params: { id } })
        }
        const kept = await read(userId)
        await rebuildTotals(app.db, userId)
        expect(await read(userId)).toEqual(kept)

        const list = await person.call(listRecentActivities, { query: { limit: 100 } })
        const stats = await person.call(getActivityStats)
        const sum = (of: (one: (typeof list)[number]) => number | null) =>
          list.reduce((total, one) => total + (of(one) ?? 0), 0)
        expect(stats.totalActivities).toBe(list.length)
        expect(stats.totalDuration).toBe(sum(({ duration }) => duration))
        expect(stats.totalDistance).toBeCloseTo(
          sum(({ distance }) => distance),
          6,
        )
        expect(stats.totalCalories).toBeCloseTo(
          sum(({ caloriesBurned }) => caloriesBurned),
          6,
        )
      },
    ),
    { numRuns: 8 },
  )
})

test('a hundred walks of a tenth of a mile are ten miles', async () => {
  const eve = app.as('eve')
  const walk = { activityType: 'walking' as const, startTime: '2026-03-01T10:00:00Z', duration: 120 }
  for (let count = 0; count < 100; count++)
    await eve.call(logActivity, { body: { ...walk, distance: 0.160934 } })
  const { totalDistance } = await eve.call(getActivityStats)
  expect((totalDistance / 1.60934).toFixed(1)).toBe('10.0')
})

async function read(userId: string) {
  const store = totalsStore(app.db, userId)
  return { days: await store.days(), life: await store.life(), runs: await store.runs() }
}
