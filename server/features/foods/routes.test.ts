import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  addCustomFood,
  addFavourite,
  changeCustomFood,
  getNamedFood,
  listCustomFoods,
  listRecentFoods,
  removeCustomFood,
  removeFavourite,
  searchFoods,
} from '#contract/foods/foods.ts'
import {
  analyzeMeal,
  changeNutritionLog,
  confirmMeal,
  logNutrition,
  lookupFood,
} from '#contract/nutrition/nutrition.ts'
import { testApp } from '#server/testing.ts'
import { countTerms, keepFoods, type NewFood } from './store.ts'

let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  app = await testApp({ now: new Date('2026-11-21T18:00:00Z') })
  await keepFoods(app.db, [
    usda('173944', 'Jalapeño peppers, pickled', { plain: true, calories: 27 }),
    usda('2000001', 'ZORBO CRUNCH CEREAL', {
      brand: 'Zorbo',
      calories: 380,
      portions: [{ label: '1 bowl', grams: 45 }],
    }),
    usda('2000002', 'ZORBO CRUNCH CEREAL WITH MARSHMALLOWS AND A VERY LONG NAME INDEED', { brand: 'Zorbo' }),
  ])
  await countTerms(app.db)
})
afterAll(() => app.close())

function usda(sourceId: string, name: string, more: Partial<NewFood>): NewFood {
  return {
    source: 'usda',
    sourceId,
    plain: false,
    name,
    brand: null,
    category: 'general',
    barcode: null,
    calories: 100,
    protein: 5,
    carbs: 10,
    fat: 2,
    sugar: null,
    fiber: 1,
    sodium: 50,
    nutrients: { calciumMg: 20 },
    portions: [],
    ...more,
  }
}
const lasagne = {
  name: 'Zelda’s lasagne',
  per100: { calories: 150, protein: 8, carbs: 12, fat: 7 },
  portions: [{ label: '1 slice', grams: 320 }],
}

test('a food that only the references know is found, logged with its portion and a favourite afterwards', async () => {
  const rita = app.as('rita')
  const [cod] = await rita.call(searchFoods, { query: { q: 'fried cod' } })
  expect(cod).toMatchObject({ ref: 'usda:fndds:26109140', name: 'Fried cod', source: 'usda' })
  const [{ grams } = { grams: 0 }] = cod!.portions
  const entry = await rita.call(logNutrition, {
    body: { foodName: cod!.name, calories: 1, mealType: 'dinner', foodRef: cod!.ref, grams },
  })
  expect(entry.calories).toBeCloseTo((cod!.per100.calories * grams) / 100, 1)
  await rita.call(addFavourite, { params: { ref: cod!.ref } })
  const [recent] = await rita.call(listRecentFoods, { query: {} })
  expect(recent).toMatchObject({ ref: cod!.ref, favourite: true, lastGrams: grams })
  expect(await rita.call(getNamedFood, { query: { name: 'fried cod' } })).toMatchObject({ ref: cod!.ref })
})

test('foods of the references leave half of the list to imported products', async () => {
  await keepFoods(
    app.db,
    Array.from({ length: 12 }, (_, at) => usda(`30000${at}`, `Ocean chowder ${at}`, { brand: 'Quimby' })),
  )
  await countTerms(app.db)
  const found = await app.as('rita').call(searchFoods, { query: { q: 'chowder' } })
  expect(found.length).toBe(20)
  expect(found.filter(({ brand }) => brand === 'Quimby').length).toBeGreaterThanOrEqual(6)
  expect(found.filter(({ ref }) => /^usda:(fndds|sr28)/.test(ref)).length).toBeGreaterThan(0)
})

const names = async (who: string, q: string) =>
  (await app.as(who).call(searchFoods, { query: { q } })).map(({ name }) => name)

test('search finds built-in and imported foods by the beginnings of their words', async () => {
  expect((await names('ann', 'banan'))[0]).toBe('Banana')
  expect(await names('ann', 'zorb cru')).toEqual([
    'ZORBO CRUNCH CEREAL',
    'ZORBO CRUNCH CEREAL WITH MARSHMALLOWS AND A VERY LONG NAME INDEED',
  ])
  expect(await names('ann', 'JALAPENO pick')).toContain('Jalapeño peppers, pickled')
  const [zorbo] = await app.as('ann').call(searchFoods, { query: { q: 'zorbo' } })
  expect(zorbo).toMatchObject({
    ref: 'usda:2000001',
    brand: 'Zorbo',
    source: 'usda',
    per100: { calories: 380, sugar: null, sodium: 50 },
    nutrients: { calciumMg: 20 },
    portions: [{ label: '1 bowl', grams: 45 }],
    favourite: false,
    lastGrams: null,
  })
})

test('a food that nobody measured says so, a measured one does not', async () => {
  const [kettleCorn] = await app.as('ann').call(searchFoods, { query: { q: 'kettle corn' } })
  const [apple] = await app.as('ann').call(searchFoods, { query: { q: 'granny smith apple' } })
  expect(kettleCorn).toMatchObject({ name: 'Kettle corn', estimated: true })
  expect(apple).not.toHaveProperty('estimated')
})

test('a slip of the keyboard still finds the food, and nonsense finds none', async () => {
  expect((await names('ann', 'zorbbo'))[0]).toBe('ZORBO CRUNCH CEREAL')
  expect((await names('ann', 'bananna'))[0]).toBe('Banana')
  expect(await names('ann', 'qqxzv')).toEqual([])
})

test('whatever is typed, a search answers', async () => {
  for (const q of [
    "'",
    ':*',
    '& |',
    '%_\\',
    '🍕',
    "o'brien's",
    '100%',
    'a'.repeat(100),
    '1 2 3 4 5 6 7 8 9 10',
  ])
    expect(await names('ann', q), q).toBeInstanceOf(Array)
  for (const query of [{ q: '' }, { q: ' ' }, { q: 'a'.repeat(101) }, { q: 'egg', limit: 51 }])
    await expect(app.as('ann').call(searchFoods, { query })).rejects.toMatchObject({ code: 'invalid' })
  await expect(app.stranger.call(searchFoods, { query: { q: 'egg' } })).rejects.toMatchObject({
    code: 'unauthenticated',
  })
})

test('what was logged and starred comes first from then on, and the weight is remembered', async () => {
  const ben = app.as('ben')
  const log = { foodName: 'Zorbo with a long name', calories: 1, mealType: 'breakfast' as const }
  const entry = await ben.call(logNutrition, { body: { ...log, foodRef: 'usda:2000002', grams: 40 } })
  expect(entry).toMatchObject({
    calories: 40,
    protein: 2,
    carbs: 4,
    fat: 0.8,
    sugar: null,
    fiber: 0.4,
    sodium: 20,
  })
  expect(entry.items).toMatchObject([{ grams: 40, calories: 40 }])
  expect((await names('ben', 'zorbo'))[0]).toMatch(/LONG NAME/)
  expect(
    (await ben.call(listRecentFoods, { query: {} })).map(({ ref, lastGrams }) => [ref, lastGrams]),
  ).toEqual([['usda:2000002', 40]])

  const starred = await ben.call(addFavourite, { params: { ref: 'builtin:banana' } })
  expect(starred).toMatchObject({ name: 'Banana', favourite: true })
  await ben.call(addFavourite, { params: { ref: 'builtin:banana' } })
  expect((await ben.call(listRecentFoods, { query: {} })).map(({ ref }) => ref)).toEqual([
    'builtin:banana',
    'usda:2000002',
  ])
  await ben.call(removeFavourite, { params: { ref: 'builtin:banana' } })
  expect((await ben.call(listRecentFoods, { query: {} })).map(({ ref }) => ref)).toEqual(['usda:2000002'])
  expect(await app.as('ann').call(listRecentFoods, { query: {} })).toEqual([])
})

test('a food is remembered in the corrected amount of its last entry, not of an earlier one', async () => {
  const ned = app.as('ned')
  const eat = (grams: number) =>
    ned.call(logNutrition, {
      body: { foodName: 'Zorbo', calories: 1, mealType: 'snack', foodRef: 'usda:2000002', grams },
    })
  const correct = (id: string, grams: number) =>
    ned.call(changeNutritionLog, { params: { id }, body: { items: [{ at: 0, grams }] } })
  const remembered = async () =>
    (await ned.call(listRecentFoods, { query: {} })).map(({ lastGrams }) => lastGrams)
  const earlier = await eat(45)
  const last = await eat(90.25)
  await correct(last.id, 60)
  expect(await remembered()).toEqual([60])
  await correct(earlier.id, 30)
  expect(await remembered()).toEqual([60])
})

test('a retry of a log with the same key counts the food once', async () => {
  const cal = app.as('cal')
  const body = {
    foodName: 'Zorbo',
    calories: 1,
    mealType: 'snack' as const,
    foodRef: 'usda:2000001',
    grams: 45,
  }
  const [first, second] = await Promise.all([
    cal.call(logNutrition, { body, key: 'tap' }),
    cal.call(logNutrition, { body, key: 'tap' }),
  ])
  expect(second).toEqual(first)
  const { rows } = await app.db.$client.query("select times from familiar_foods where ref = 'usda:2000001'")
  expect(rows).toEqual([{ times: 1 }])
})

test('a confirmed meal makes its foods recent', async () => {
  const dot = app.as('dot')
  const analysis = await dot.call(analyzeMeal, { form: { notes: '150 g cooked white rice and an egg' } })
  await dot.call(confirmMeal, { body: { analysis, mealType: 'lunch' } })
  const recent = await dot.call(listRecentFoods, { query: {} })
  expect(recent).toHaveLength(2)
  expect(recent.every(({ source, lastGrams }) => source === 'builtin' && lastGrams! > 0)).toBe(true)
})

test('a food of one’s own is described, found first, changed, logged and removed; entries stay', async () => {
  const eve = app.as('eve')
  const food = await eve.call(addCustomFood, { body: lasagne })
  expect(food).toMatchObject({
    source: 'custom',
    per100: { calories: 150, sugar: null },
    portions: lasagne.portions,
  })
  expect((await names('eve', 'lasagn'))[0]).toBe('Zelda’s lasagne')
  expect(await names('ann', 'zeldas')).toEqual([])

  await eve.call(addFavourite, { params: { ref: food.ref } })
  const id = food.ref.split(':')[1]!
  const changed = await eve.call(changeCustomFood, { params: { id }, body: { name: 'Wanda’s lasagne' } })
  expect(changed).toMatchObject({ name: 'Wanda’s lasagne', favourite: true, per100: { calories: 150 } })
  expect(await names('eve', 'wandas')).toEqual(['Wanda’s lasagne'])

  const body = {
    foodName: 'Wanda’s lasagne',
    calories: 0,
    mealType: 'dinner' as const,
    foodRef: food.ref,
    grams: 200,
  }
  expect(await eve.call(logNutrition, { body })).toMatchObject({ calories: 300, protein: 16 })
  await eve.call(removeCustomFood, { params: { id } })
  expect(await eve.call(listCustomFoods)).toEqual([])
  expect(await names('eve', 'wandas')).toEqual([])
  await expect(eve.call(logNutrition, { body })).rejects.toMatchObject({ code: 'not_found' })
})

test('another person can neither see, change, star, log nor remove a food of mine', async () => {
  const food = await app.as('fay').call(addCustomFood, { body: lasagne })
  const id = food.ref.split(':')[1]!
  const gil = app.as('gil')
  const missing = { code: 'not_found' }
  expect(await gil.call(listCustomFoods)).toEqual([])
  await expect(gil.call(changeCustomFood, { params: { id }, body: { name: 'Mine' } })).rejects.toMatchObject(
    missing,
  )
  await expect(gil.call(removeCustomFood, { params: { id } })).rejects.toMatchObject(missing)
  await expect(gil.call(addFavourite, { params: { ref: food.ref } })).rejects.toMatchObject(missing)
  const body = { foodName: 'x', calories: 1, mealType: 'snack' as const, foodRef: food.ref, grams: 10 }
  await expect(gil.call(logNutrition, { body })).rejects.toMatchObject(missing)
})

test('impossible foods are refused by field', async () => {
  const refused = (change: object) => app.as('hal').call(addCustomFood, { body: { ...lasagne, ...change } })
  const bad: [object, string][] = [
    [{ name: ' ' }, 'name'],
    [{ per100: { ...lasagne.per100, calories: 911 } }, 'per100.calories'],
    [{ per100: { ...lasagne.per100, fat: -1 } }, 'per100.fat'],
    [{ per100: { calories: 400, protein: 60, carbs: 60, fat: 1 } }, 'per100.carbs'],
    [{ portions: [{ label: '1 cup', grams: 0 }] }, 'portions.0.grams'],
    [{ barcode: '3017620422004' }, 'barcode'],
  ]
  for (const [change, field] of bad)
    await expect(refused(change), field).rejects.toMatchObject({
      code: 'invalid',
      details: { fields: { [field]: expect.any(String) } },
    })
  await expect(app.as('hal').call(addFavourite, { params: { ref: 'nonsense' } })).rejects.toMatchObject({
    code: 'invalid',
  })
  await expect(app.as('hal').call(addFavourite, { params: { ref: 'usda:9' } })).rejects.toMatchObject({
    code: 'not_found',
  })
})

test('look-up and the reader of sentences know imported foods and one’s own where the table does not', async () => {
  const ida = app.as('ida')
  expect(
    await ida.call(lookupFood, { body: { foodName: 'Zorbo Crunch', servingSize: '100 g' } }),
  ).toMatchObject({
    calories: 380,
    source: 'builtin',
  })
  const meal = await ida.call(analyzeMeal, { form: { notes: '2 bowls of zorbo crunch cereal and a banana' } })
  expect(meal.notUnderstood).toEqual([])
  expect(meal.items.map(({ name, grams }) => [name, grams])).toContainEqual(['ZORBO CRUNCH CEREAL', 90])
  await ida.call(addCustomFood, { body: lasagne })
  const dinner = await ida.call(analyzeMeal, { form: { notes: '200 g zelda’s lasagne' } })
  expect(dinner.items).toMatchObject([{ name: 'Zelda’s lasagne', calories: 300 }])
  await expect(app.as('joe').call(lookupFood, { body: { foodName: 'Zzyx blob' } })).rejects.toMatchObject({
    code: 'not_found',
  })
})

test('a food is found by its whole name, the person’s own before the table’s, and by nothing less', async () => {
  const kit = app.as('kit')
  const named = async (name: string) => (await kit.call(getNamedFood, { query: { name } }))?.ref ?? null
  expect(await named('banana')).toBe('builtin:banana')
  expect(await named('Zorbo crunch cereal')).toBe('usda:2000001')
  expect(await named('Zorbo crunch')).toBeNull()
  expect(await named('no such food at all')).toBeNull()
  const per100 = { calories: 100, protein: 1, carbs: 20, fat: 1 }
  const own = await kit.call(addCustomFood, { body: { name: 'Banana', per100 } })
  expect(await named('banana')).toBe(own.ref)
  expect((await app.as('lea').call(getNamedFood, { query: { name: 'banana' } }))?.ref).toBe('builtin:banana')
})
