import { expect, test } from 'vitest'
import { searchTable } from './food-search.ts'

const names = (query: string) => searchTable(query, 10).map(({ name }) => name.toLowerCase())

test('beginnings of words find foods, the plainest first', () => {
  expect(names('ban')[0]).toBe('banana')
  expect(names('chick br')[0]).toBe('chicken breast')
})

test('a word finds its kinds and what begins with it, before other foods that only sound like it', () => {
  expect(names('milk')).toEqual(expect.arrayContaining(['whole milk', '2% milk', 'skim milk']))
  expect(names('rice')).toContain('brown rice')
  expect(names('yogurt')).toContain('greek yogurt')
  expect(names('egg')).toEqual(expect.arrayContaining(['boiled egg', 'scrambled egg', 'egg white']))
  expect(names('chicken').slice(0, 3)).toContain('chicken breast')
  for (const [typed, other] of [
    ['milk', 'milkfish'],
    ['egg', 'eggplant'],
    ['bread', 'breadfruit'],
    ['fries', 'fruit'],
  ] as const)
    expect(names(typed)).not.toContain(other)
})

test('words that end a name find its kinds', () => {
  expect(names('ice cream').slice(0, 4)).toContain('chocolate ice cream')
  expect(names('sweet potato').slice(0, 4)).toContain('mashed sweet potato')
})

test('a plural finds its singular and a singular its plural, and other names find the food', () => {
  expect(names('bananas')[0]).toBe('banana')
  expect(names('blueberries')[0]).toBe('blueberry')
  expect(names('oat')[0]).toBe('oats')
  expect(names('garbanzo')[0]).toMatch(/chickpea/)
})

test('a food that is found by another of its names says which', () => {
  expect(searchTable('aubergine', 1)).toMatchObject([{ name: 'eggplant', alsoCalled: 'aubergine' }])
  expect(searchTable('schn', 3)).toContainEqual(
    expect.objectContaining({ name: 'brandy', alsoCalled: 'schnapps' }),
  )
  expect(searchTable('eggplants', 1)[0]).not.toHaveProperty('alsoCalled')
  expect(searchTable('eggs', 3).some(({ alsoCalled }) => alsoCalled)).toBe(false)
})

test('foods that only the references know are found, behind ours of the same words', () => {
  expect(names('fried cod')[0]).toBe('fried cod')
  expect(names('mcdonalds big mac')[0]).toBe('mcdonalds big mac')
  const chicken = searchTable('chicken thigh', 20)
  expect(chicken[0]).toMatchObject({ name: 'chicken thigh', source: 'builtin' })
  expect(chicken.some(({ source }) => source === 'usda')).toBe(true)
})

test('a food of a reference has its portions, the usual one first, and its further nutrients', () => {
  const [cod] = searchTable('fried cod', 1)
  expect(cod).toMatchObject({ ref: 'usda:fndds:26109140', source: 'usda', emoji: '🐟', category: 'protein' })
  expect(cod!.portions[0]!.grams).toBeGreaterThan(50)
  expect(cod!.nutrients).toMatchObject({ potassiumMg: expect.any(Number), cholesterolMg: expect.any(Number) })
})

test('a food of ours that was taken from a reference has the further nutrients of its row', () => {
  const [banana] = searchTable('banana', 1)
  expect(banana).toMatchObject({ ref: 'builtin:banana', nutrients: { potassiumMg: 358, vitaminCMg: 8.7 } })
})

test('no name is found twice', () => {
  for (const query of [
    'milk',
    'cheddar',
    'apple pie',
    'chicken breast',
    'white rice',
    'cola',
    'almond butter',
  ]) {
    const found = searchTable(query, 50).map(({ name }) => name.toLowerCase())
    expect(found, query).toEqual([...new Set(found)])
  }
})

test('a slip of the keyboard is mended when nothing else is found', () => {
  expect(names('bananna')[0]).toBe('banana')
})

test('nothing is found for nothing, and for what is no food', () => {
  expect(names('')).toEqual([])
  expect(names('zzqxv')).toEqual([])
})
