import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { foodCategories } from '#contract/nutrition/nutrition.ts'
import { referenceFood } from '../data/foods/reference-table.ts'
import { referenceRowOf } from './food.ts'
import { foods, parseFoods } from './food-table.ts'

describe('the food table', () => {
  test('holds well over a thousand foods of all categories', () => {
    expect(foods().length).toBeGreaterThan(1500)
    expect(new Set(foods().map((food) => food.category))).toEqual(new Set(foodCategories))
  })
  test.each(['README.md', 'docs/decisions/0004-food-table.md'])('has as many foods as %s says', (file) => {
    const text = readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8')
    const said = /(\d[\d ]*\d) foods\b/.exec(text)?.[1]
    expect(Number(said?.replaceAll(' ', ''))).toBe(foods().length)
    for (const source of ['SR28', 'FNDDS', 'recipe', 'label']) {
      const count = foods().filter((food) => food.source.startsWith(source)).length
      expect(text.replaceAll(/(?<=\d) (?=\d)/g, ''), source).toMatch(new RegExp(`\\b${count}\\b`))
    }
  })
  test('has a serving for every food, and every portion weighs something', () => {
    for (const food of foods()) {
      expect(food.portions.has('serving'), food.name).toBe(true)
      for (const [unit, grams] of food.portions)
        expect(grams > 0 && grams <= 10_000, `${food.name} ${unit}`).toBe(true)
    }
  })
  test('has the figures of FNDDS where that is its source', () => {
    const taken = foods().filter(({ source }) => source.startsWith('FNDDS'))
    for (const { name, source, per100 } of taken)
      expect(referenceFood(referenceRowOf(source)!)?.per100, name).toMatchObject(per100)
    expect(taken.length).toBeGreaterThan(140)
  })
  test('has no name or alias twice', () => {
    const seen = new Map<string, string>()
    const twice: string[] = []
    for (const food of foods()) {
      for (const name of new Set([food.name, ...food.aliases])) {
        if (seen.has(name)) twice.push(`${name}: ${seen.get(name)}, ${food.name}`)
        seen.set(name, food.name)
      }
    }
    expect(twice).toEqual([])
  })
  test('has figures that can stand in 100 g', () => {
    for (const { name, per100 } of foods()) {
      expect(per100.protein + per100.carbs + per100.fat, name).toBeLessThanOrEqual(103)
      expect(per100.calories, name).toBeLessThanOrEqual(902)
      expect(per100.sugar, name).toBeLessThanOrEqual(per100.carbs + 1)
    }
  })
  test('names wheat as gluten and pork as meat', () => {
    for (const { name, contains } of foods()) {
      if (contains.has('wheat')) expect(contains.has('gluten'), name).toBe(true)
      if (contains.has('pork')) expect(contains.has('meat') || contains.has('gelatin'), name).toBe(true)
    }
  })
})

describe('a row that breaks the format', () => {
  const header =
    'name,aliases,category,emoji,kcal,protein_g,carbs_g,fat_g,sugar_g,fiber_g,sodium_mg,portions,contains,source'
  const apple = 'apple,red apple,fruit,🍎,52,0.26,13.81,0.17,10.39,2.4,1,serving=182;half=91,,SR28 09003'
  const read = (row: string) => () => parseFoods('foods/plants.csv', `${header}\n# fruit\n${row}\n`)

  test.each([
    ['apple,fruit', '2 cells instead of 14.'],
    [apple.replace('fruit', 'fruits'), '"fruits" is none of protein, vegetable, fruit'],
    [apple.replace('52', ''), '"" is no number from 0.'],
    [apple.replace('0.26', '-1'), '"-1" is no number from 0.'],
    [apple.replace('serving=182;', ''), '"half=91" is no serving with further portions.'],
    [apple.replace(',,', ',nuts,'), '"nuts" is none of egg, milk'],
    [apple.replace('SR28 09003', 'a book'), '"a book" is no source.'],
    [apple.replace('red apple', '"red apple'), 'a quote is out of place.'],
  ])('"%s" is refused with its place', (row, reason) => {
    expect(read(row)).toThrow(`foods/plants.csv, line 3 (apple): ${reason}`)
  })
  test('other columns are refused', () => {
    expect(() => parseFoods('foods/plants.csv', 'name,kcal\napple,52\n')).toThrow(
      'foods/plants.csv, line 1: the columns are not name,aliases,',
    )
  })
})
