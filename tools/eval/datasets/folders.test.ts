import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { words } from '../words.ts'
import { spreadEvenly } from './labelled-meal.ts'
import { readNutrition5k } from './nutrition5k.ts'
import { readOwnFolder } from './own-folder.ts'

async function folderOf(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'labelled-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), text)
  }
  return folder
}

const meal = {
  id: 'lunch',
  text: 'rice, with chicken',
  photo: undefined,
  truth: { calories: 450.5, grams: 300 },
  ingredients: [{ name: 'rice', grams: 180 }, { name: 'chicken breast' }],
}

test.each([
  [
    'meals.csv',
    '\uFEFFid,text,photo,calories,protein,grams,ingredients\nlunch,"rice, with chicken",,450.5,,300,rice:180; chicken breast\n',
  ],
  [
    'meals.jsonl',
    '{"id":"lunch","text":"rice, with chicken","calories":450.5,"grams":300,"ingredients":[{"name":"rice","grams":180},"chicken breast"]}\n',
  ],
  [
    'meals.json',
    '[{"id":"lunch","text":"rice, with chicken","calories":450.5,"grams":300,"ingredients":"rice:180; chicken breast"}]',
  ],
])('a meal reads the same from %s', async (name, text) => {
  const folder = await readOwnFolder(await folderOf({ [name]: text }))
  expect(folder).toMatchObject({ task: 'meal', nutrition5k: false })
  expect(folder?.cases).toEqual([meal])
})

test('photos lie beside the list, and fridges need no energy', async () => {
  const path = await folderOf({ 'fridges.csv': 'photo,ingredients\na.jpg,milk; eggs\n', 'a.jpg': 'x' })
  const folder = await readOwnFolder(path)
  expect(folder?.task).toBe('fridge')
  expect(folder?.cases).toEqual([
    {
      id: '1',
      text: '',
      photo: join(path, 'a.jpg'),
      truth: {},
      ingredients: [{ name: 'milk' }, { name: 'eggs' }],
    },
  ])
})

test.each([
  ['text,calories\nrice,100\nbeans,many\n', /meals\.csv, case 2: calories needs a number/],
  ['text,calories\nrice,-5\n', /case 1: calories cannot be negative/],
  ['text,photo,calories\n,,100\n', /case 1: needs a text or a photo/],
  ['photo,calories\ngone.jpg,100\n', /case 1: there is no photo gone\.jpg/],
  ['text,calories\n"rice,100\n', /meals\.csv cannot be read/],
  ['text\nrice\n', /case 1: calories/],
])('a case that is wrong is named: %j', async (text, message) => {
  await expect(readOwnFolder(await folderOf({ 'meals.csv': text }))).rejects.toThrow(message)
})

const dishes = [
  'dish_1,300.5,193,12.4,28.2,18.6,ingr_0000000508,soy sauce,3.4,1.8,0.02,0.17,0.28,ingr_0000000026,white rice,189.6,298.7,12.38,28.03,18.32',
  // As the dataset's readme specifies: with the number of ingredients.
  'dish_2,20.6,103,0.1,4.6,1,1,ingr_0000000312,tomatoes,103,20.6,0.1,4.6,1',
  'dish_3,50,40,1,2,3',
  'no dish at all',
  '',
].join('\n')
const photo = (dish: string) => ({ [`imagery/realsense_overhead/${dish}/rgb.png`]: 'x' })

test('Nutrition5k is read as it is published', async () => {
  const path = await folderOf({
    'metadata/dish_metadata_cafe1.csv': dishes,
    'metadata/dish_metadata_cafe2.csv': 'dish_4,80,60,1,2,3\n',
    'dish_ids/splits/depth_test_ids.txt': 'dish_1\ndish_3\ndish_9\n',
    'dish_ids/splits/rgb_test_ids.txt': 'dish_2\ndish_4\n',
    ...photo('dish_1'),
    ...photo('dish_2'),
    ...photo('dish_4'),
  })
  const usual = await readNutrition5k(path, undefined)
  expect(usual).toMatchObject({ about: words.nutrition5k('depth_test'), nutrition5k: true, withoutPhoto: 1 })
  expect(usual?.cases).toEqual([
    {
      id: 'dish_1',
      text: '',
      photo: join(path, 'imagery/realsense_overhead/dish_1/rgb.png'),
      truth: { calories: 300.5, grams: 193, fat: 12.4, carbs: 28.2, protein: 18.6 },
      ingredients: [
        { name: 'soy sauce', grams: 3.4 },
        { name: 'white rice', grams: 189.6 },
      ],
    },
  ])
  const other = await readNutrition5k(path, 'rgb_test')
  expect(other?.cases.map(({ id, ingredients }) => [id, ingredients])).toEqual([
    ['dish_2', [{ name: 'tomatoes', grams: 103 }]],
    ['dish_4', []],
  ])
  await expect(readNutrition5k(path, 'dinner')).rejects.toThrow(
    words.noSplit('dinner', ['depth_test', 'rgb_test']),
  )
})

test('a part of Nutrition5k without splits is read whole', async () => {
  const path = await folderOf({
    'dish_metadata_cafe1.csv': dishes,
    'realsense_overhead/dish_2/rgb.png': 'x',
  })
  const folder = await readNutrition5k(path, undefined)
  expect(folder?.cases.map(({ id }) => id)).toEqual(['dish_2'])
  expect(folder?.withoutPhoto).toBe(2)
})

test('any other folder is neither', async () => {
  const path = await folderOf({ 'notes.txt': 'x' })
  expect([await readOwnFolder(path), await readNutrition5k(path, undefined)]).toEqual([undefined, undefined])
})

test('a few cases of many are taken from all over the folder', () => {
  const cases = Array.from({ length: 10 }, (_, at) => ({ ...meal, id: String(at) }))
  expect(spreadEvenly(cases, 3).map(({ id }) => id)).toEqual(['0', '3', '6'])
  expect(spreadEvenly(cases, 50)).toHaveLength(10)
})
