import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getUser } from '#contract/access/user.ts'
import { addDays } from '#contract/measures/day.ts'
import { logNutrition, removeNutritionLog } from '#contract/nutrition/nutrition.ts'
import { testApp } from '#server/testing.ts'
import { rebuildAllTotals, rebuildTotals } from './rebuild.ts'
import { totalsStore } from './store.ts'

let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const cents = fc.integer({ min: 0, max: 90_000 }).map((value) => value / 100)
const entry = fc.record({ day: fc.nat({ max: 6 }), calories: cents, protein: cents, sugar: cents })

test('whatever is logged and removed, the totals equal those counted anew from the entries', async () => {
  const people = ['ann', 'bob', 'cy', 'dot', 'eve', 'fay']
  let next = 0
  await fc.assert(
    fc.asyncProperty(
      fc.array(entry, { minLength: 1, maxLength: 8 }),
      fc.array(fc.nat(), { maxLength: 5 }),
      async (entries, removals) => {
        const person = app.as(people[next++ % people.length]!)
        const { id: userId } = await person.call(getUser)
        const ids: string[] = []
        for (const { day, ...figures } of entries) {
          const body = {
            ...figures,
            foodName: 'Any',
            mealType: 'snack' as const,
            targetDate: addDays('2026-02-26', day),
          }
          ids.push((await person.call(logNutrition, { body })).id)
        }
        for (const at of removals) {
          const [id] = ids.splice(at % Math.max(ids.length, 1), 1)
          if (id) await person.call(removeNutritionLog, { params: { id } })
        }
        const kept = await read(userId)
        await rebuildTotals(app.db, userId)
        expect(await read(userId)).toEqual(kept)
      },
    ),
    { numRuns: 20 },
  )
})

test('totals that were damaged are mended for everybody', async () => {
  const { id } = await app.as('ann').call(getUser)
  await app.as('ann').call(logNutrition, { body: { foodName: 'Any', calories: 100, mealType: 'snack' } })
  const before = await read(id)
  await app.db.transaction((tx) => totalsStore(tx, id).addToLife({ calories: 5000, meals: 3 }))
  expect(await read(id)).not.toEqual(before)
  await rebuildAllTotals(app.db, () => {})
  expect(await read(id)).toEqual(before)
})

async function read(userId: string) {
  const store = totalsStore(app.db, userId)
  return { days: await store.days(), life: await store.life(), runs: await store.runs() }
}
