import { afterAll, beforeAll, expect, test } from 'vitest'
import { addCustomFood, findByBarcode, searchFoods } from '#contract/foods/foods.ts'
import { foodFactsDouble } from '#server/adapters/food-facts/double.ts'
import { testApp } from '#server/testing.ts'

let app: Awaited<ReturnType<typeof testApp>>
let facts: Awaited<ReturnType<typeof foodFactsDouble>>
const nutella = {
  product_name: 'Nutella',
  brands: 'Ferrero, Nutella',
  serving_size: '15 g',
  serving_quantity: '15',
  nutriments: {
    'energy-kcal_100g': 539,
    proteins_100g: 6.3,
    carbohydrates_100g: '57.5',
    fat_100g: 30.9,
    sugars_100g: 56.3,
    sodium_100g: 0.0428,
    'saturated-fat_100g': 10.6,
  },
}
/** As Open Food Facts answers what was typed in other units: `…_unit` and `…_value` are as typed. */
const unitsOfLabels = {
  product_name: 'Zibbo drink',
  nutriments: {
    'energy-kcal_100g': 40,
    // 200 IU, which they converted.
    'vitamin-d_unit': 'IU',
    'vitamin-d_value': 200,
    'vitamin-d': 0.000005,
    'vitamin-d_100g': 0.000005,
    // 500 IU, for which they took a form of the vitamin.
    'vitamin-a_unit': 'IU',
    'vitamin-a_value': 500,
    'vitamin-a': 0.00015,
    'vitamin-a_100g': 0.00015,
    // 10 % of the daily value, left as it was typed.
    iron_unit: '% DV',
    iron_value: 10,
    iron: 10,
    iron_100g: 10,
    // 25 % of the daily value, converted.
    calcium_unit: '% DV',
    calcium_value: 25,
    calcium: 0.325,
    calcium_100g: 0.325,
    // In a unit of weight the amount is in grams.
    'vitamin-b1_unit': 'mg',
    'vitamin-b1_value': 0.3,
    'vitamin-b1': 0.0003,
    'vitamin-b1_100g': 0.0003,
    folates_100g: 0.00004,
    'vitamin-b9_100g': -1,
    'vitamin-e_100g': 'trace',
    'vitamin-k_100g': Number.MAX_VALUE,
    'vitamin-c_100g': 0,
  },
}
const codes = {
  nutella: '3017620422003',
  noEnergy: '4006381333931',
  hang: '5901234123457',
  broken: '9780201379624',
  huge: '5000112637922',
  elsewhere: '7622210449283',
  units: '8480000592439',
  unknown: '036000291452',
}

beforeAll(async () => {
  facts = await foodFactsDouble({
    [codes.nutella]: nutella,
    [codes.noEnergy]: { product_name: 'Mystery', nutriments: {} },
    [codes.hang]: 'hang',
    [codes.broken]: 'broken',
    [codes.huge]: 'huge',
    [codes.units]: unitsOfLabels,
    [codes.elsewhere]: { redirect: 'http://127.0.0.1:9/secret' },
  })
  app = await testApp({ env: { FOOD_FACTS_URL: facts.url }, now: new Date('2026-11-21T18:00:00Z') })
})
afterAll(async () => {
  await app.close()
  await facts.stop()
})
const find = (code: string, who = 'ann') => app.as(who).call(findByBarcode, { params: { code } })
const timesAsked = (code: string) => facts.asked.filter((path) => path.includes(code)).length

test('a product is asked for once and then known, to search as well', async () => {
  const found = await Promise.all([find(codes.nutella), find(codes.nutella, 'ben'), find(codes.nutella)])
  for (const food of found)
    expect(food).toMatchObject({
      ref: 'off:03017620422003',
      name: 'Nutella',
      brand: 'Ferrero',
      source: 'off',
      barcode: '03017620422003',
      per100: { calories: 539, protein: 6.3, carbs: 57.5, fat: 30.9, sugar: 56.3, fiber: null, sodium: 43 },
      nutrients: { saturatedFatG: 10.6 },
      portions: [{ label: '15 g', grams: 15 }],
    })
  await find(codes.nutella)
  expect(timesAsked(codes.nutella)).toBe(1)
  const results = await app.as('ben').call(searchFoods, { query: { q: 'nutella' } })
  expect(results.map(({ ref }) => ref)).toContain('off:03017620422003')
})

test('amounts in IU and percent of the daily value are converted where that is defined, and unknown elsewhere', async () => {
  expect((await find(codes.units)).nutrients).toEqual({
    vitaminDUg: 5,
    ironMg: 1.8,
    calciumMg: 325,
    thiaminMg: 0.3,
    folateUg: 40,
    vitaminCMg: 0,
  })
})

test('a product that nobody knows, or nobody measured, is asked for again only after a day', async () => {
  for (const code of [codes.unknown, codes.noEnergy]) {
    await expect(find(code)).rejects.toMatchObject({ code: 'not_found' })
    await expect(find(code)).rejects.toMatchObject({ code: 'not_found' })
    expect(timesAsked(code.replace(/^0(?=\d{11}$)/, ''))).toBe(1)
  }
  const start = app.clock.now
  app.clock.now = new Date(start.getTime() + 25 * 3_600_000)
  await app.jobs.run('forget-barcode-misses')
  await expect(find(codes.noEnergy)).rejects.toMatchObject({ code: 'not_found' })
  app.clock.now = start
  expect(timesAsked(codes.noEnergy)).toBe(2)
})

test('a product database that hangs, breaks, floods or sends elsewhere is unavailable within its time', async () => {
  for (const code of [codes.broken, codes.huge, codes.elsewhere])
    await expect(find(code), code).rejects.toMatchObject({ code: 'unavailable' })
  await expect(find(codes.hang)).rejects.toMatchObject({ code: 'unavailable' })
})

test('what cannot be a barcode is refused before anybody is asked', async () => {
  const before = facts.asked.length
  for (const code of ['3017620422004', '123', 'abc', '../../etc', '30176204220031234'])
    await expect(find(code), code).rejects.toMatchObject({ code: 'invalid' })
  expect(facts.asked).toHaveLength(before)
})

test('one’s own food with a barcode wins, for its owner alone', async () => {
  const own = {
    name: 'My spread',
    per100: { calories: 500, protein: 5, carbs: 50, fat: 30 },
    barcode: codes.nutella,
  }
  await app.as('cal').call(addCustomFood, { body: own })
  expect(await find(codes.nutella, 'cal')).toMatchObject({ name: 'My spread', source: 'custom' })
  expect(await find(codes.nutella, 'dot')).toMatchObject({ name: 'Nutella' })
})

test('where look-ups are switched off, the answer says so', async () => {
  const offline = await testApp()
  await expect(
    offline.as('ann').call(findByBarcode, { params: { code: codes.nutella } }),
  ).rejects.toMatchObject({ code: 'unavailable' })
  await offline.close()
})
