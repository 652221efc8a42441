import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getUser } from '#contract/access/user.ts'
import { addDays } from '#contract/measures/day.ts'
import { testApp } from '#server/testing.ts'
import { totalsStore } from './store.ts'
import { addToTotals, negative, type Share } from './totals.ts'

let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const first = '2026-02-20'
const cents = fc.integer({ min: 0, max: 500_000 }).map((value) => value / 100)
const entry = fc.record({
  day: fc.integer({ min: 0, max: 12 }).map((days) => addDays(first, days)),
  share: fc.oneof(
    fc.record({ meals: fc.constant(1), calories: cents, protein: cents, sodium: cents }),
    fc.record({ drinks: fc.constant(1), water: cents, caffeine: cents }),
    fc.record({
      workouts: fc.constant(1),
      distance: cents,
      burned: cents,
      activeSeconds: fc.integer({ min: 0, max: 9999 }),
    }),
  ),
})

test('after any writes and removals the totals and runs are those of the entries that are left', async () => {
  const people = Array.from({ length: 12 }, (_, at) => `person${at}`)
  const ids = await Promise.all(people.map(async (name) => (await app.as(name).call(getUser)).id))
  let next = 0
  await fc.assert(
    fc.asyncProperty(
      fc.array(entry, { maxLength: 25 }),
      fc.array(fc.nat(), { maxLength: 15 }),
      async (entries, removals) => {
        const userId = ids[next++ % ids.length]!
        await app.db.transaction((tx) => totalsStore(tx, userId).clearDays())
        const left = [...entries]
        for (const { day, share } of entries)
          await app.db.transaction((tx) => addToTotals(tx, userId, day, share))
        for (const removal of removals) {
          const [gone] = left.splice(removal % Math.max(left.length, 1), 1)
          if (gone) await app.db.transaction((tx) => addToTotals(tx, userId, gone.day, negative(gone.share)))
        }
        await expectTotals(userId, left)
      },
    ),
    { numRuns: 60 },
  )
})

test('writes of one person that come at the same time all count', async () => {
  const { id } = await app.as('busy').call(getUser)
  const days = Array.from({ length: 30 }, (_, at) => addDays(first, at % 7))
  await Promise.all(
    days.map((day) => app.db.transaction((tx) => addToTotals(tx, id, day, { meals: 1, calories: 100.1 }))),
  )
  await expectTotals(
    id,
    days.map((day) => ({ day, share: { meals: 1, calories: 100.1 } })),
  )
})

async function expectTotals(userId: string, entries: { day: string; share: Share }[]) {
  const store = totalsStore(app.db, userId)
  const days = await store.days()
  const wanted = new Set(entries.map(({ day }) => day))
  expect(days.map(({ day }) => day)).toEqual([...wanted].sort())
  for (const name of [
    'meals',
    'drinks',
    'workouts',
    'calories',
    'protein',
    'sodium',
    'water',
    'distance',
    'burned',
  ] as const) {
    const sum = (of: { share: Share }[]) =>
      Math.round(of.reduce((total, { share }) => total + (share[name] ?? 0), 0) * 100) / 100
    for (const row of days) expect(row[name]).toBe(sum(entries.filter(({ day }) => day === row.day)))
    expect((await store.life())?.[name] ?? 0).toBe(sum(entries))
  }
  expect(await store.runs()).toEqual([
    ...runsOf(
      userId,
      'active',
      entries.filter(({ share }) => share.workouts),
    ),
    ...runsOf(userId, 'logged', entries),
  ])
}

/** Runs of consecutive days by a naive reference implementation. */
function runsOf(userId: string, kind: string, entries: { day: string }[]) {
  const runs: { userId: string; kind: string; firstDay: string; lastDay: string }[] = []
  for (const day of [...new Set(entries.map((one) => one.day))].sort()) {
    const run = runs.at(-1)
    if (run && addDays(run.lastDay, 1) === day) run.lastDay = day
    else runs.push({ userId, kind, firstDay: day, lastDay: day })
  }
  return runs
}
