import { appendFile, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { searchFoods } from '#contract/foods/foods.ts'
import { testApp } from '#server/testing.ts'
import { writeCentral } from '#testing/made-central.ts'
import { countTerms, foodBySource, keepFoods } from '../store.ts'
import { openDownload } from './download.ts'
import { importCentral } from './import.ts'
import { zipFolder } from './testing.ts'

let app: Awaited<ReturnType<typeof testApp>>
let folder: string
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'central-'))
  await writeCentral(folder, 200)
  await app.db.$client.query('truncate foods')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

async function run(
  path = folder,
  keep = (batch: Parameters<typeof keepFoods>[1]) => keepFoods(app.db, batch),
) {
  const download = await openDownload(path)
  const shares: number[] = []
  try {
    const { refusals, ...counts } = await importCentral({
      download,
      keep,
      categoryOf: (text) => (text.includes('Poultry') ? 'protein' : 'snack'),
      progress: (share) => shares.push(share),
    })
    return { counts, refused: refusals.lines(), shares }
  } finally {
    download.close()
  }
}
const kept = async () =>
  (await app.db.$client.query('select count(*)::int as foods from foods')).rows[0].foods
const add = (file: string, ...lines: string[]) => appendFile(join(folder, file), `${lines.join('\n')}\n`)
const change = async (file: string, from: string | RegExp, to: string) =>
  writeFile(join(folder, file), (await readFile(join(folder, file), 'utf8')).replace(from, to))

test('a download becomes foods with figures, portions, brand and barcode, and a second run changes nothing', async () => {
  const first = await run()
  expect(first.counts).toMatchObject({ added: 200, changed: 0, same: 0, passedOver: 0 })
  expect(first.refused).toEqual([])
  expect(first.shares.at(-1)).toBe(1)
  const plain = await foodBySource(app.db, 'usda', '100000')
  expect(plain).toMatchObject({
    tier: 0,
    brand: null,
    category: 'protein',
    portions: [{ label: '1 cup, chopped' }],
  })
  const product = await foodBySource(app.db, 'usda', '100003')
  expect(product).toMatchObject({
    barcode: expect.stringMatching(/^\d{14}$/),
    brand: expect.any(String),
    sugar: expect.any(Number),
  })
  expect(Object.keys(product!.nutrients)).toEqual(
    expect.arrayContaining(['calciumMg', 'ironMg', 'saturatedFatG', 'cholesterolMg']),
  )
  expect(product!.name).not.toBe(product!.name.toUpperCase())

  const { rows: before } = await app.db.$client.query('select xmin::text, source_id from foods order by 2')
  expect((await run()).counts).toMatchObject({ added: 0, changed: 0, same: 200 })
  const { rows: after } = await app.db.$client.query('select xmin::text, source_id from foods order by 2')
  expect(after).toEqual(before)
})

test('vitamins and minerals are in the units of their names, by what the download says of each number', async () => {
  const row = (number: number, amount: string, percent = '') =>
    `"1","100003","${number}","${amount}","","","","","","","","","${percent}"`
  // 40 g is a serving: 10 % of 11 mg of zinc in it, 25 % of 1.7 mg of B6. Vitamin A is stated in IU of no known form.
  await change('branded_food.csv', /("100003".*?),"[\d.]+","g",/, '$1,"40","g",')
  await add(
    'food_nutrient.csv',
    row(1090, '120'),
    row(1110, '80'),
    row(1104, '500'),
    row(1091, '-3'),
    row(1103, '5000', '9'),
    row(1095, '', '10'),
    row(1175, '', '25'),
    row(1101, '', ''),
    row(1098, '', '1e999'),
  )
  await writeFile(
    join(folder, 'nutrient.csv'),
    '"id","name","unit_name","nutrient_nbr"\n"1090","Magnesium, Mg","MG","304"\n"1103","Selenium, Se","MG","317"\n',
  )
  const { refused } = await run()
  expect(refused).toEqual([expect.stringContaining('an amount that is no number: 1')])
  const { nutrients } = (await foodBySource(app.db, 'usda', '100003'))!
  expect(nutrients).toMatchObject({
    magnesiumMg: 120,
    vitaminDUg: 2,
    seleniumUg: 5_000_000,
    zincMg: 2.75,
    vitaminB6Mg: 1.0625,
  })
  for (const name of ['phosphorusMg', 'manganeseMg', 'copperMg', 'thiaminMg'])
    expect(nutrients).not.toHaveProperty(name)
})

test('what was imported is found by search', async () => {
  await run()
  await countTerms(app.db)
  const food = (await foodBySource(app.db, 'usda', '100003'))!
  const found = await app.as('ann').call(searchFoods, { query: { q: food.name.toLowerCase().slice(0, 40) } })
  expect(found.map(({ ref }) => ref)).toContain('usda:100003')
})

test('a food that changed is changed, the others are left alone', async () => {
  await run()
  await change('food.csv', '"100003","branded_food","', '"100003","branded_food","NEW ')
  expect((await run()).counts).toMatchObject({ added: 0, changed: 1, same: 199 })
  expect((await foodBySource(app.db, 'usda', '100003'))!.name).toMatch(/^New /)
})

test('an import that was cut off is continued by running it again', async () => {
  let batches = 0
  await writeCentral(folder, 2500)
  const cut = run(folder, (batch) => {
    if (++batches > 1) throw new Error('The power went out.')
    return keepFoods(app.db, batch)
  })
  await expect(cut).rejects.toThrow('The power went out.')
  expect(await kept()).toBe(1000)
  expect((await run()).counts).toMatchObject({ added: 1500, changed: 0, same: 1000 })
})

test('broken rows are told by reason and row, and all good rows stay', async () => {
  await add(
    'food.csv',
    '"x","branded_food","No number","","2026"',
    '"100003","branded_food","Twice","","2026"',
    '"900001","branded_food","","","2026"',
    '"900002","branded_food","No energy","","2026"',
    '"900003","branded_food","Too heavy","","2026"',
    '"900004","branded_food"',
    '"900005","sample_food","A sample","","2026"',
  )
  await add(
    'food_nutrient.csv',
    ...[1003, 1005, 1004, 1008].map((number) => `"1","900003","${number}","90","","","","","","","","",""`),
    '"1","100003","1093","salty","","","","","","","","",""',
  )
  await add('food_portion.csv', '"1","100000","1","1","1000","","","0","","",""')
  await change('branded_food.csv', /("100003".*?)"0?\d{12}"/, '$1"123456789012345"')
  const { counts, refused } = await run()
  expect(counts).toMatchObject({ added: 200, passedOver: 1 })
  expect(refused.map((line) => line.trim()).toSorted()).toEqual(
    [
      'a food without a number: 1 (food.csv:202)',
      'a food that stands there twice: 1 (food.csv:203)',
      'a food without a name: 1 (food.csv:204)',
      'a food without its energy: 1 (food.csv:205)',
      'a food with impossible figures: 1 (food.csv:206)',
      'a row that cannot be read: 1 (food.csv:207)',
      'an amount that is no number: 1 (food_nutrient.csv:2806)',
      'a portion without a weight: 1 (food_portion.csv:6)',
      'a barcode with a wrong check digit (the food was kept without it): 1 (branded_food.csv:2)',
    ].toSorted(),
  )
})

test('a lost quote costs the rows it touches and no more', async () => {
  await change('food.csv', '"100030","branded_food","', '"100030","branded_food,"')
  const { counts, refused } = await run()
  expect(counts.added).toBeGreaterThanOrEqual(198)
  expect(refused).toHaveLength(1)
  expect(refused[0]).toMatch(/food\.csv:1[23]/)
})

test('a file that was cut off in the middle gives the foods before the cut', async () => {
  const size = (await readFile(join(folder, 'branded_food.csv'))).length
  await truncate(join(folder, 'branded_food.csv'), Math.floor(size / 2))
  const { counts, refused } = await run()
  expect(counts.added).toBe(200)
  expect(refused).toEqual([expect.stringMatching(/a row that cannot be read: 1 \(branded_food\.csv:\d+\)/)])
})

test('a zip is read as its folder is', async () => {
  const zip = join(folder, 'download.zip')
  await zipFolder(folder, zip)
  expect((await run(zip)).counts).toMatchObject({ added: 200 })
})

test('what is no download is told in one sentence', async () => {
  await expect(openDownload('/nowhere/at/all')).rejects.toThrow('There is no folder or file /nowhere/at/all.')
  const note = join(folder, 'note.zip')
  await writeFile(note, 'not a zip')
  await expect(openDownload(note)).rejects.toThrow(/neither a folder nor a zip/)
  await rm(join(folder, 'food.csv'))
  await expect(openDownload(folder)).rejects.toThrow(/holds no food\.csv/)
  await writeFile(join(folder, 'food.csv'), '"a","b"\n"1","2"\n')
  await expect(run()).rejects.toThrow('food.csv has no column fdc_id.')
})
