import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setTimezone } from '#contract/access/user.ts'
import { getDashboardStats } from '#contract/insights.ts'
import {
  analyzeMeal,
  changeNutritionLog,
  confirmMeal,
  copyNutritionLogs,
  foodEmoji,
  getMealPhoto,
  listNutritionLogs,
  logNutrition,
  lookupFood,
  removeNutritionLog,
  restoreNutritionLog,
} from '#contract/nutrition/nutrition.ts'
import { testApp } from '#server/testing.ts'

let app: Awaited<ReturnType<typeof testApp>>
let photo: Buffer
beforeAll(async () => {
  app = await testApp({ now: new Date('2026-11-21T18:00:00Z') })
  photo = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#c96' } })
    .jpeg()
    .toBuffer()
})
afterAll(() => app.close())

const notes = '150 g cooked white rice and 100 g chicken breast'
const oats = {
  foodName: 'Oats',
  calories: 389,
  protein: 16.9,
  carbs: 66.3,
  fat: 6.9,
  sugar: 1,
  mealType: 'breakfast' as const,
}

test('a described meal with a photo is analysed, corrected, confirmed, counted and removed again', async () => {
  const ann = app.as('ann')
  const analysis = await ann.call(analyzeMeal, { form: { mealType: 'lunch', notes }, image: photo })
  expect(analysis.source).toBe('builtin')
  expect(analysis.items).toHaveLength(2)
  expect(analysis.calories).toBeGreaterThan(300)

  const [rice, ...others] = analysis.items
  const doubled = { ...analysis, items: [{ ...rice!, grams: rice!.grams * 2 }, ...others] }
  const { nutritionLog } = await ann.call(confirmMeal, {
    body: { analysis: doubled, mealType: 'lunch', notes },
  })
  expect(nutritionLog.calories).toBeCloseTo(analysis.calories + rice!.calories, 0)
  expect(nutritionLog.targetDate).toBe('2026-11-21')

  const params = { id: nutritionLog.id }
  const stored = await ann.call(getMealPhoto, { params, query: {} })
  expect((await sharp(stored).metadata()).format).toBe('webp')
  const small = await ann.call(getMealPhoto, { params, query: { size: 'small' } })
  expect(await sharp(small).metadata()).toMatchObject({ format: 'webp', width: 160, height: 160 })
  expect(await ann.call(listNutritionLogs, { query: {} })).toEqual([nutritionLog])
  const stats = await ann.call(getDashboardStats, { query: {} })
  expect(stats.today.calories).toBe(nutritionLog.calories)
  expect(stats.today.protein).toBe(nutritionLog.protein)
  expect(stats).toMatchObject({ totalMeals: 1, consistencyStreak: 1 })

  await ann.call(removeNutritionLog, { params: { id: nutritionLog.id } })
  const after = await ann.call(getDashboardStats, { query: {} })
  expect(after.today).toMatchObject({ calories: 0, protein: 0, carbs: 0, fat: 0, sugar: 0, meals: 0 })
  expect(after).toMatchObject({ totalMeals: 0, consistencyStreak: 0 })
  await expect(ann.call(getMealPhoto, { params: { id: nutritionLog.id }, query: {} })).rejects.toMatchObject({
    code: 'not_found',
  })
})

test('how much was said, assumed and left out is logged with each food; a changed amount is no usual one', async () => {
  const una = app.as('una')
  const said = '2 eggs, latte and a caesar salad without dressing'
  const analysis = await una.call(analyzeMeal, { form: { notes: said } })
  const { nutritionLog } = await una.call(confirmMeal, { body: { analysis, mealType: 'lunch' } })
  expect(nutritionLog.items).toMatchObject([
    { name: 'egg', grams: 100, measure: { label: '1 egg', grams: 50 } },
    { name: 'latte', isUsual: true },
    { name: 'Caesar salad', without: [{ name: 'dressing', isCounted: true }] },
  ])
  expect(nutritionLog.items).toEqual(analysis.items)
  const body = { items: [{ at: 1, grams: 200 }] }
  const changed = await una.call(changeNutritionLog, { params: { id: nutritionLog.id }, body })
  expect(changed.items[1]).toMatchObject({ name: 'latte', grams: 200 })
  expect(changed.items[1]).not.toHaveProperty('isUsual')
})

test('confirming the same analysis again answers the entry it became', async () => {
  const ben = app.as('ben')
  const analysis = await ben.call(analyzeMeal, { form: { mealType: 'dinner', notes } })
  const body = { analysis, mealType: 'dinner' as const }
  const first = await ben.call(confirmMeal, { body })
  const second = await ben.call(confirmMeal, { body })
  expect(second).toEqual(first)
  expect(await ben.call(listNutritionLogs, { query: {} })).toHaveLength(1)
})

test('confirmed again after its entry was removed, an analysis is logged once, with its photo', async () => {
  const bea = app.as('bea')
  const analysis = await bea.call(analyzeMeal, { form: { notes }, image: photo })
  const confirm = () => bea.call(confirmMeal, { body: { analysis, mealType: 'dinner' } })
  const params = { id: (await confirm()).nutritionLog.id }
  await bea.call(removeNutritionLog, { params })
  const { nutritionLog } = await confirm()
  await expect(bea.call(restoreNutritionLog, { params })).rejects.toMatchObject({ code: 'not_found' })
  expect(await bea.call(listNutritionLogs, { query: {} })).toEqual([nutritionLog])
  const shown = await bea.call(getMealPhoto, { params: { id: nutritionLog.id }, query: {} })
  expect(shown.byteLength).toBeGreaterThan(0)
})

test('a retry with the same key logs once, at the same time or later; the key cannot stand for another entry', async () => {
  const cy = app.as('cy')
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => cy.call(logNutrition, { body: oats, key: 'tap-1' })),
  )
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
  expect(await cy.call(listNutritionLogs, { query: {} })).toHaveLength(1)
  expect((await cy.call(getDashboardStats, { query: {} })).today.calories).toBe(389)
  await expect(cy.call(logNutrition, { body: { ...oats, calories: 1 }, key: 'tap-1' })).rejects.toMatchObject(
    { code: 'conflict' },
  )
})

test('a retry across an upgrade gets the first answer, though answers have grown a field since', async () => {
  const gus = app.as('gus')
  const first = await gus.call(logNutrition, { body: oats, key: 'before' })
  await app.db.$client.query(`update write_receipts set answer = answer - 'foodEmoji' where key = 'before'`)
  const { foodEmoji: _, ...earlier } = first
  expect(await gus.call(logNutrition, { body: oats, key: 'before' })).toEqual(earlier)
  expect(await gus.call(listNutritionLogs, { query: {} })).toHaveLength(1)
})

test('a diary goes no further than tomorrow', async () => {
  const pia = app.as('pia')
  const tooFar = { code: 'invalid', details: { fields: { targetDate: expect.any(String) } } }
  await expect(pia.call(logNutrition, { body: { ...oats, targetDate: '2026-11-23' } })).rejects.toMatchObject(
    tooFar,
  )
  const { id } = await pia.call(logNutrition, { body: { ...oats, targetDate: '2026-11-22' } })
  await expect(
    pia.call(changeNutritionLog, { params: { id }, body: { targetDate: '2026-12-24' } }),
  ).rejects.toMatchObject(tooFar)
  await expect(
    pia.call(copyNutritionLogs, { body: { fromDate: '2026-11-22', toDate: '2026-11-23' } }),
  ).rejects.toMatchObject({ code: 'invalid', details: { fields: { toDate: expect.any(String) } } })
})

test('an entry belongs to the day it is logged for, else to today in the person’s own zone', async () => {
  const dot = app.as('dot')
  await dot.call(setTimezone, { body: { timezone: 'Pacific/Auckland' } })
  expect((await dot.call(logNutrition, { body: oats })).targetDate).toBe('2026-11-22')
  await dot.call(logNutrition, { body: { ...oats, targetDate: '2026-02-28' } })
  expect(await dot.call(listNutritionLogs, { query: { date: '2026-02-28' } })).toHaveLength(1)
  expect((await dot.call(getDashboardStats, { query: { date: '2026-02-28' } })).today.calories).toBe(389)
})

test('another person can neither see, nor remove, nor confirm what is mine', async () => {
  const eve = app.as('eve')
  const analysis = await eve.call(analyzeMeal, { form: { notes }, image: photo })
  const { nutritionLog } = await eve.call(confirmMeal, { body: { analysis, mealType: 'lunch' } })
  const fay = app.as('fay')
  expect(await fay.call(listNutritionLogs, { query: {} })).toEqual([])
  const mine = { params: { id: nutritionLog.id } }
  await expect(fay.call(removeNutritionLog, mine)).rejects.toMatchObject({ code: 'not_found' })
  await expect(fay.call(getMealPhoto, mine)).rejects.toMatchObject({ code: 'not_found' })
  await expect(fay.call(confirmMeal, { body: { analysis, mealType: 'lunch' } })).rejects.toMatchObject({
    code: 'not_found',
  })
  expect(await eve.call(listNutritionLogs, { query: {} })).toHaveLength(1)
})

test('bad entries are refused by field', async () => {
  const refused = (change: object) => app.as('gil').call(logNutrition, { body: { ...oats, ...change } })
  const bad = {
    foodName: '  ',
    calories: -1,
    protein: 1e6,
    mealType: 'brunch',
    targetDate: '2026-02-30',
    notes: 'a\0b',
  }
  for (const [field, value] of Object.entries(bad))
    await expect(refused({ [field]: value }), field).rejects.toMatchObject({
      code: 'invalid',
      details: { fields: { [field]: expect.any(String) } },
    })
  await expect(refused({ calories: 99_999 })).rejects.toMatchObject({ code: 'invalid' })
  await expect(
    app.as('gil').call(listNutritionLogs, { query: { date: '2026-13-45' } }),
  ).rejects.toMatchObject({ code: 'invalid' })
  await expect(app.as('gil').call(removeNutritionLog, { params: { id: 'nonsense' } })).rejects.toMatchObject({
    code: 'invalid',
  })
  expect(await app.as('gil').call(listNutritionLogs, { query: {} })).toEqual([])
})

test('an amount that makes more than one entry may hold is refused, and nothing of it is kept', async () => {
  const max = app.as('max')
  const analysis = await max.call(analyzeMeal, { form: { notes: '10 g butter and 100 g cooked white rice' } })
  const items = analysis.items.map((item) => ({ ...item, grams: 10_000 }))
  await expect(
    max.call(confirmMeal, { body: { analysis: { ...analysis, items }, mealType: 'lunch' } }),
  ).rejects.toMatchObject({
    code: 'invalid',
    details: { fields: { 'analysis.items.0.calories': expect.any(String) } },
  })
  expect(await max.call(listNutritionLogs, { query: {} })).toEqual([])
})

test('an emoji that cannot be stored is refused by field', async () => {
  const analysis = { foodName: 'Oats', calories: 1, protein: 1, carbs: 1, fat: 1 }
  const item = { name: 'Oats', grams: 1, calories: 1, protein: 1, carbs: 1, fat: 1, confidence: 1 }
  for (const bad of [
    { ...analysis, foodEmoji: '\0' },
    { ...analysis, items: [{ ...item, emoji: '\0' }] },
    { ...analysis, items: [{ ...item, emoji: '\ud800' }] },
  ])
    await expect(
      app.as('nia').call(confirmMeal, { body: { analysis: bad, mealType: 'lunch' } }),
    ).rejects.toMatchObject({ code: 'invalid' })
})

test('an analysis needs a photo or a description, and a photo alone needs a model', async () => {
  await expect(app.as('hal').call(analyzeMeal, { form: {} })).rejects.toMatchObject({ code: 'invalid' })
  await expect(app.as('hal').call(analyzeMeal, { form: {}, image: photo })).rejects.toMatchObject({
    code: 'not_understood',
    message: expect.stringContaining('Photos cannot be read here yet. Describe the meal in words'),
  })
})

test('what is not a photo is refused: text, an SVG, a cut JPEG, eleven megabytes', async () => {
  const send = (image: Buffer) => app.as('ida').call(analyzeMeal, { form: { notes }, image })
  await expect(send(Buffer.from('hello, I am text'))).rejects.toMatchObject({ code: 'unsupported_media' })
  await expect(send(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).rejects.toMatchObject({
    code: 'unsupported_media',
  })
  await expect(send(photo.subarray(0, 300))).rejects.toMatchObject({ code: 'invalid' })
  await expect(send(Buffer.concat([photo, Buffer.alloc(11 * 1024 * 1024)]))).rejects.toMatchObject({
    code: 'too_large',
  })
})

test('a photo that nobody confirms is gone after a day, a confirmed one stays', async () => {
  const joe = app.as('joe')
  const forgotten = await joe.call(analyzeMeal, { form: { notes }, image: photo })
  const kept = await joe.call(analyzeMeal, { form: { notes }, image: photo })
  const { nutritionLog } = await joe.call(confirmMeal, { body: { analysis: kept, mealType: 'lunch' } })
  expect(app.blobs.keys().filter((key) => key.includes(forgotten.id))).toHaveLength(1)
  const start = app.clock.now
  app.clock.now = new Date(start.getTime() + 25 * 3_600_000)
  await app.jobs.run('forget-meal-analyses')
  app.clock.now = start
  expect(await joe.call(getMealPhoto, { params: { id: nutritionLog.id }, query: {} })).toBeInstanceOf(Buffer)
  expect(app.blobs.keys().filter((key) => key.includes(kept.id))).toHaveLength(1)
  expect(app.blobs.keys().filter((key) => key.includes(forgotten.id))).toEqual([])
})

test('of readings that wait to be confirmed a person has the newest fifty, photos included', async () => {
  const liv = app.as('liv')
  const oldest = await liv.call(analyzeMeal, { form: { notes }, image: photo })
  const confirmed = await liv.call(analyzeMeal, { form: { notes }, image: photo })
  await liv.call(confirmMeal, { body: { analysis: confirmed, mealType: 'lunch' } })
  await app.db.$client.query(
    `insert into meal_analyses (user_id, id, analysis, created_at)
     select user_id, gen_random_uuid(), analysis, created_at + interval '1 minute'
     from meal_analyses, generate_series(1, 49) where id = $1`,
    [oldest.id],
  )
  const photosOf = (id: string) => app.blobs.keys().filter((key) => key.includes(id))
  expect(photosOf(oldest.id)).toHaveLength(1)
  app.clock.now = new Date(app.clock.now.getTime() + 120_000)
  await liv.call(analyzeMeal, { form: { notes }, image: photo })
  expect(photosOf(oldest.id)).toEqual([])
  expect(photosOf(confirmed.id)).toHaveLength(1)
  await expect(
    liv.call(confirmMeal, { body: { analysis: oldest, mealType: 'lunch' } }),
  ).rejects.toMatchObject({ code: 'not_found', message: expect.stringMatching(/newest 50/) })
})

test('facts of a food are looked up by name and serving; an unknown food is a 404', async () => {
  const facts = await app.as('kim').call(lookupFood, { body: { foodName: 'banana', servingSize: '100 g' } })
  expect(facts.calories).toBeCloseTo(89, -1)
  await expect(app.as('kim').call(lookupFood, { body: { foodName: 'zzqxv' } })).rejects.toMatchObject({
    code: 'not_found',
  })
})

test('a food has its emoji and category, and the second asking is from memory', async () => {
  const body = { foodName: 'Banana' }
  expect(await app.as('lea').call(foodEmoji, { body })).toMatchObject({
    emoji: '🍌',
    category: 'fruit',
    cached: false,
  })
  expect(await app.as('lea').call(foodEmoji, { body })).toMatchObject({ emoji: '🍌', cached: true })
})

test('when the trial is over, logging and analysing are 402 and everything logged stays readable', async () => {
  const max = app.as('max')
  await max.call(logNutrition, { body: oats })
  const start = app.clock.now
  app.clock.now = new Date(start.getTime() + 7 * 86_400_000 + 60_000)
  const refusal = { code: 'payment_required', details: { limit: 0, used: 0, resetsAt: expect.any(String) } }
  await expect(max.call(logNutrition, { body: oats })).rejects.toMatchObject(refusal)
  await expect(max.call(analyzeMeal, { form: { notes } })).rejects.toMatchObject(refusal)
  expect(await max.call(listNutritionLogs, { query: { date: '2026-11-21' } })).toHaveLength(1)
  app.clock.now = start
})

test('a stranger is told to sign in before anything else', async () => {
  await expect(app.stranger.call(logNutrition, { body: {} as never })).rejects.toMatchObject({
    code: 'unauthenticated',
  })
  await expect(app.stranger.call(listNutritionLogs, { query: { date: 'x' } })).rejects.toMatchObject({
    code: 'unauthenticated',
  })
})
