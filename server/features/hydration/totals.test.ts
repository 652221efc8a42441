import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getUser } from '#contract/access/user.ts'
import { changeDrink, logDrink, removeDrink } from '#contract/hydration/hydration.ts'
import { addDays } from '#contract/measures/day.ts'
import { logNutrition } from '#contract/nutrition/nutrition.ts'
import { rebuildTotals } from '#server/features/insights/rebuild.ts'
import { totalsStore } from '#server/features/insights/store.ts'
import { testApp } from '#server/testing.ts'

let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const day = fc.nat({ max: 4 }).map((days) => addDays('2026-02-26', days))
const hundredths = (max: number) => fc.integer({ min: 1, max: max * 100 }).map((value) => value / 100)
const drink = fc.record({
  volume: hundredths(5000),
  calories: hundredths(900),
  caffeine: hundredths(400),
  hydrationValue: fc.integer({ min: 0, max: 1000 }).map((value) => String(value / 1000)),
  targetDate: day,
})
const change = fc.record({ at: fc.nat(), volume: hundredths(5000), targetDate: day })

test('whatever is drunk, corrected and removed, the totals equal those counted anew', async () => {
  const people = ['ann', 'bob', 'cy', 'dot']
  let next = 0
  await fc.assert(
    fc.asyncProperty(
      fc.array(drink, { minLength: 1, maxLength: 6 }),
      fc.array(change, { maxLength: 4 }),
      fc.array(fc.nat(), { maxLength: 3 }),
      async (drinks, changes, removals) => {
        const person = app.as(people[next++ % people.length]!)
        const { id: userId } = await person.call(getUser)
        await person.call(logNutrition, { body: { foodName: 'Any', calories: 1, mealType: 'snack' } })
        const ids: string[] = []
        for (const body of drinks)
          ids.push((await person.call(logDrink, { body: { ...body, drinkType: 'any' } })).id)
        for (const { at, ...body } of changes) {
          const id = ids[at % ids.length]!
          await person.call(changeDrink, { params: { id }, body: { ...body, calories: 5, caffeine: 5 } })
        }
        for (const at of removals) {
          const [id] = ids.splice(at % Math.max(ids.length, 1), 1)
          if (id) await person.call(removeDrink, { params: { id } })
        }
        const kept = await read(userId)
        await rebuildTotals(app.db, userId)
        expect(await read(userId)).toEqual(kept)
      },
    ),
    { numRuns: 6 },
  )
})

async function read(userId: string) {
  const store = totalsStore(app.db, userId)
  return { days: await store.days(), life: await store.life(), runs: await store.runs() }
}
