import { afterAll, beforeAll, expect, test } from 'vitest'
import { listSavedMeals, logSavedMeal, removeSavedMeal, saveMeal } from '#contract/foods/foods.ts'
import { getDashboardStats } from '#contract/insights.ts'
import {
  changeNutritionLog,
  copyNutritionLogs,
  listNutritionLogs,
  logNutrition,
  removeNutritionLog,
} from '#contract/nutrition/nutrition.ts'
import { rebuildAllTotals } from '#server/features/insights/rebuild.ts'
import { testApp } from '#server/testing.ts'

let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  app = await testApp({ now: new Date('2026-11-21T18:00:00Z') })
})
afterAll(() => app.close())

const today = '2026-11-21'
const yesterday = '2026-11-20'
const oats = {
  foodName: 'Oats',
  calories: 389,
  protein: 16.9,
  carbs: 66.3,
  fat: 6.9,
  sugar: 1,
  mealType: 'breakfast' as const,
}
const stats = async (who: string, date = today) =>
  (await app.as(who).call(getDashboardStats, { query: { date } })).today
const logs = (who: string, date = today) => app.as(who).call(listNutritionLogs, { query: { date } })

/** The kept totals are what the entries add up to, counted anew. */
async function totalsAreTrue() {
  const read = async () =>
    (
      await app.db.$client.query(
        'select * from day_totals where meals + drinks + workouts > 0 order by user_id, day',
      )
    ).rows
  const kept = await read()
  await rebuildAllTotals(app.db, () => {})
  expect(await read()).toEqual(kept)
}

test('an entry’s amount is changed by a factor, or by the grams of an item, and its day follows', async () => {
  const ann = app.as('ann')
  const banana = { foodRef: 'builtin:banana', grams: 100 }
  const { id, calories } = await ann.call(logNutrition, { body: { ...oats, ...banana, foodName: 'Banana' } })
  const doubled = await ann.call(changeNutritionLog, { params: { id }, body: { factor: 2 } })
  expect(doubled).toMatchObject({ calories: calories * 2, servingSize: '200 g', items: [{ grams: 200 }] })
  expect(await stats('ann')).toMatchObject({ calories: calories * 2, meals: 1 })
  const back = await ann.call(changeNutritionLog, { params: { id }, body: { items: [{ at: 0, grams: 50 }] } })
  expect(back).toMatchObject({ servingSize: '50 g', items: [{ grams: 50 }] })
  expect(back.calories).toBeCloseTo(calories / 2, 1)
  expect((await stats('ann')).calories).toBe(back.calories)
  await totalsAreTrue()
})

test('name, meal, notes and figures are changed one by one; what is not sent stays', async () => {
  const ben = app.as('ben')
  const { id } = await ben.call(logNutrition, { body: { ...oats, notes: 'cold' } })
  const change = { foodName: 'Porridge', mealType: 'dinner' as const, calories: 400 }
  expect(await ben.call(changeNutritionLog, { params: { id }, body: change })).toMatchObject({
    ...change,
    protein: 16.9,
    notes: 'cold',
    servingSize: '1 serving',
  })
  expect(
    await ben.call(changeNutritionLog, { params: { id }, body: { factor: 1.5, notes: null } }),
  ).toMatchObject({
    calories: 600,
    notes: null,
    servingSize: '1.5 × 1 serving',
  })
  expect((await stats('ben')).calories).toBe(600)
})

test('an entry moves to another day with all that it counts, and the streak knows', async () => {
  const cy = app.as('cy')
  const { id } = await cy.call(logNutrition, { body: oats })
  await cy.call(logNutrition, { body: oats })
  await cy.call(changeNutritionLog, { params: { id }, body: { targetDate: yesterday, factor: 2 } })
  expect(await stats('cy')).toMatchObject({ calories: 389, meals: 1 })
  expect(await stats('cy', yesterday)).toMatchObject({ calories: 778, meals: 1 })
  expect((await cy.call(getDashboardStats, { query: {} })).consistencyStreak).toBe(2)
  await totalsAreTrue()
})

test('twenty changes of one entry at once leave totals that are true', async () => {
  const dot = app.as('dot')
  const { id } = await dot.call(logNutrition, { body: oats })
  await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      dot.call(changeNutritionLog, {
        params: { id },
        body: { calories: 100 + at, targetDate: at % 2 ? today : yesterday },
      }),
    ),
  )
  const all = [...(await logs('dot')), ...(await logs('dot', yesterday))]
  expect(all).toHaveLength(1)
  expect((await stats('dot', all[0]!.targetDate)).calories).toBe(all[0]!.calories)
  await totalsAreTrue()
})

test('changes that cannot be are refused by field and change nothing', async () => {
  const eve = app.as('eve')
  const { id } = await eve.call(logNutrition, { body: oats })
  const bad: [object, string][] = [
    [{ factor: 0 }, 'factor'],
    [{ factor: 50 }, 'factor'],
    [{ items: [{ at: 0, grams: 10 }] }, 'items'],
    [{ calories: -1 }, 'calories'],
    [{ mealType: 'brunch' }, 'mealType'],
    [{ targetDate: '2026-02-30' }, 'targetDate'],
    [{ foodName: ' ' }, 'foodName'],
  ]
  for (const [body, field] of bad)
    await expect(eve.call(changeNutritionLog, { params: { id }, body }), field).rejects.toMatchObject({
      code: 'invalid',
      details: { fields: { [field]: expect.any(String) } },
    })
  expect((await logs('eve'))[0]).toMatchObject(oats)
  await expect(
    app.as('fay').call(changeNutritionLog, { params: { id }, body: { calories: 1 } }),
  ).rejects.toMatchObject({ code: 'not_found' })
})

test('a day is copied once however often it is sent, in its order, with true totals', async () => {
  const gil = app.as('gil')
  for (const foodName of ['First', 'Second', 'Third']) {
    app.clock.now = new Date(app.clock.now.getTime() + 1000)
    await gil.call(logNutrition, { body: { ...oats, foodName, targetDate: yesterday } })
  }
  const body = { fromDate: yesterday, toDate: today }
  const [one, two] = await Promise.all([
    gil.call(copyNutritionLogs, { body, key: 'copy-1' }),
    gil.call(copyNutritionLogs, { body, key: 'copy-1' }),
  ])
  expect(two).toEqual(one)
  expect((await logs('gil')).map(({ foodName }) => foodName)).toEqual(['First', 'Second', 'Third'])
  expect(await stats('gil')).toMatchObject({ calories: 1167, protein: 50.7, meals: 3 })
  expect((await gil.call(getDashboardStats, { query: {} })).consistencyStreak).toBe(2)
  await totalsAreTrue()
})

test('one meal of a day, or some of its entries, can be copied alone', async () => {
  const hal = app.as('hal')
  await hal.call(logNutrition, { body: { ...oats, targetDate: yesterday } })
  const soup = { ...oats, foodName: 'Soup', mealType: 'lunch' as const, targetDate: yesterday }
  const { id } = await hal.call(logNutrition, { body: soup })
  const copy = (more: object) =>
    hal.call(copyNutritionLogs, { body: { fromDate: yesterday, toDate: today, ...more } })
  const { copied } = await copy({ mealType: 'lunch' })
  expect(copied).toEqual([expect.objectContaining({ ...soup, targetDate: today, photoUrl: null })])
  expect((await copy({ ids: [id] })).copied).toHaveLength(1)
  await expect(copy({ mealType: 'dinner' })).rejects.toMatchObject({ code: 'not_found' })
  await expect(copy({ ids: [crypto.randomUUID()] })).rejects.toMatchObject({ code: 'not_found' })
  await expect(
    app.as('ida').call(copyNutritionLogs, { body: { fromDate: yesterday, toDate: today, ids: [id] } }),
  ).rejects.toMatchObject({ code: 'not_found' })
})

test('entries are saved as a meal and logged again as one, in any amount', async () => {
  const joe = app.as('joe')
  const banana = { foodRef: 'builtin:banana', grams: 100 }
  const first = await joe.call(logNutrition, { body: oats })
  const second = await joe.call(logNutrition, { body: { ...oats, ...banana, foodName: 'Banana' } })
  const meal = await joe.call(saveMeal, { body: { name: 'My breakfast', logIds: [first.id, second.id] } })
  expect(meal).toMatchObject({
    name: 'My breakfast',
    mealType: 'breakfast',
    items: [{ name: 'Oats' }, { grams: 100 }],
  })
  expect(meal.calories).toBeCloseTo(first.calories + second.calories, 2)

  const logged = await joe.call(logSavedMeal, {
    params: { id: meal.id },
    body: { targetDate: yesterday, factor: 0.5 },
  })
  expect(logged).toMatchObject({ foodName: 'My breakfast', mealType: 'breakfast', targetDate: yesterday })
  expect((await stats('joe', yesterday)).calories).toBeCloseTo(meal.calories / 2, 1)
  for (const { id } of [first, second]) await joe.call(removeNutritionLog, { params: { id } })
  expect(await joe.call(listSavedMeals)).toEqual([meal])
  await totalsAreTrue()

  const kim = app.as('kim')
  const mine = { params: { id: meal.id } }
  expect(await kim.call(listSavedMeals)).toEqual([])
  await expect(kim.call(logSavedMeal, { ...mine, body: {} })).rejects.toMatchObject({ code: 'not_found' })
  await expect(kim.call(removeSavedMeal, mine)).rejects.toMatchObject({ code: 'not_found' })
  await expect(kim.call(saveMeal, { body: { name: 'Theirs', logIds: [logged.id] } })).rejects.toMatchObject({
    code: 'not_found',
  })
  await joe.call(removeSavedMeal, mine)
  expect(await joe.call(listSavedMeals)).toEqual([])
})

test('when the trial is over, changing, copying and logging a saved meal are 402', async () => {
  const max = app.as('max')
  const { id } = await max.call(logNutrition, { body: oats })
  const meal = await max.call(saveMeal, { body: { name: 'Oats', logIds: [id] } })
  const start = app.clock.now
  app.clock.now = new Date(start.getTime() + 7 * 86_400_000 + 60_000)
  const refusal = { code: 'payment_required' }
  await expect(max.call(changeNutritionLog, { params: { id }, body: { factor: 2 } })).rejects.toMatchObject(
    refusal,
  )
  await expect(
    max.call(copyNutritionLogs, { body: { fromDate: today, toDate: today } }),
  ).rejects.toMatchObject(refusal)
  await expect(max.call(logSavedMeal, { params: { id: meal.id }, body: {} })).rejects.toMatchObject(refusal)
  app.clock.now = start
})

test('foods of an entry are added, swapped and removed; figures move by what the foods do', async () => {
  const zoe = app.as('zoe')
  const banana = { foodRef: 'builtin:banana', grams: 100 }
  const { id, items, calories } = await zoe.call(logNutrition, {
    body: { ...oats, ...banana, foodName: 'Banana' },
  })
  const milk = { name: 'Milk', grams: 200, calories: 122, protein: 6.4, carbs: 9.6, fat: 6.6, confidence: 1 }
  const both = await zoe.call(changeNutritionLog, {
    params: { id },
    body: { foods: [...items, { ...milk, sugar: 10, fiber: 0, sodium: 86 }] },
  })
  expect(both).toMatchObject({ servingSize: '300 g', items: [{ name: 'Banana' }, { name: 'Milk' }] })
  expect(both.calories).toBeCloseTo(calories + 122, 1)
  expect((await stats('zoe')).calories).toBe(both.calories)

  const typed = await zoe.call(changeNutritionLog, { params: { id }, body: { calories: 500 } })
  expect(typed.calories).toBe(500)
  const alone = await zoe.call(changeNutritionLog, { params: { id }, body: { foods: [both.items[1]!] } })
  expect(alone.calories).toBeCloseTo(500 - calories, 1)
  expect(alone).toMatchObject({ servingSize: '200 g', sodium: 86 })
  await totalsAreTrue()
  await expect(zoe.call(changeNutritionLog, { params: { id }, body: { foods: [] } })).rejects.toMatchObject({
    code: 'invalid',
    details: { fields: { foods: 'Keep at least one food.' } },
  })
})

test('a figure that no food of the entry states stays unknown, and becomes known with one that does', async () => {
  const yan = app.as('yan')
  const { id } = await yan.call(logNutrition, { body: oats })
  const food = {
    name: 'Oats',
    grams: 0,
    calories: 389,
    protein: 16.9,
    carbs: 66.3,
    fat: 6.9,
    sugar: 1,
    confidence: 1,
  }
  const same = await yan.call(changeNutritionLog, { params: { id }, body: { foods: [food] } })
  expect(same).toMatchObject({ calories: 389, sugar: 1, fiber: null, sodium: null, servingSize: '1 serving' })
  const known = await yan.call(changeNutritionLog, {
    params: { id },
    body: { foods: [{ ...food, fiber: 10 }] },
  })
  expect(known).toMatchObject({ calories: 389, fiber: 10, sodium: null })
})
