import { describe, expect, test } from 'vitest'
import { pairIngredients } from './pair.ts'

const only = (...names: string[]) => pairIngredients(names)[0]!
const membersOf = ({ primaryIngredient, pairedIngredients }: ReturnType<typeof only>) => [
  primaryIngredient,
  ...pairedIngredients,
]

describe('classics', () => {
  test.each([
    ['tomato', 'basil', 'Italian'],
    ['feta', 'olive', 'Greek'],
    ['duck breast', 'orange', 'French'],
    ['spinach', 'paneer', 'Indian'],
    ['bratwurst', 'sauerkraut', 'German'],
    ['kimchi', 'rice', 'Korean'],
    ['salmon', 'dill', 'Nordic'],
    ['diced lamb', 'dried apricot', 'North African'],
    ['black bean', 'plantain', 'Caribbean'],
  ])('%s and %s score high, by the cuisine that made them one', (one, other, cuisine) => {
    const pairing = only(one, other)
    expect(pairing.cuisineStyle).toBe(cuisine)
    expect(pairing.pairingScore).toBeGreaterThanOrEqual(85)
    expect(pairing.pairingScore).toBeLessThanOrEqual(98)
  })
  test('an ingredient pairs as its kin does, a little less surely', () => {
    const cheddar = only('cheddar', 'flour tortilla')
    const monterey = only('monterey jack', 'flour tortilla')
    expect(monterey.pairingScore).toBeGreaterThanOrEqual(85)
    expect(monterey.pairingScore).toBeLessThan(cheddar.pairingScore)
  })
})

describe('what no cuisine joins', () => {
  test('pairs by shared company and contrast, below the classics', () => {
    const { pairingScore, cuisineStyle, reasoning } = only('halloumi', 'chicken breast')
    expect(pairingScore).toBeGreaterThanOrEqual(60)
    expect(pairingScore).toBeLessThan(85)
    expect(cuisineStyle).toBe('Home cooking')
    expect(reasoning).toContain('each go well with')
  })
  test('clashes score low, say so, and come only where there is nothing else', () => {
    const clash = only('salmon', 'dark chocolate')
    expect(clash.pairingScore).toBeLessThan(60)
    expect(clash.reasoning).toContain('better kept apart')
    const better = pairIngredients(['salmon', 'dark chocolate', 'dill', 'banana'])
    expect(better.length).toBeGreaterThan(0)
    for (const pairing of better) expect(pairing.pairingScore).toBeGreaterThanOrEqual(60)
  })
  test.each([
    ['brie', 'mackerel'],
    ['soy sauce', 'brie'],
    ['milk', 'grapefruit'],
    ['garlic', 'strawberry'],
  ])('%s and %s do not', (one, other) => {
    expect(only(one, other).pairingScore).toBeLessThan(60)
  })
})

describe('a list', () => {
  const fridge =
    'tomato, basil, mozzarella, chicken breast, spinach, lemon, garlic, olive oil, pasta, egg, milk, cheddar, banana, yogurt'
  test('is made into at most eight pairings, best first, of two to four ingredients', () => {
    const pairings = pairIngredients(fridge.split(', '))
    expect(pairings.length).toBeGreaterThanOrEqual(5)
    expect(pairings.length).toBeLessThanOrEqual(8)
    const scores = pairings.map(({ pairingScore }) => pairingScore)
    expect(scores).toEqual(scores.toSorted((a, b) => b - a))
    for (const pairing of pairings) expect([2, 3, 4]).toContain(membersOf(pairing).length)
    expect(pairings.some((pairing) => membersOf(pairing).length > 2)).toBe(true)
  })
  test('uses much of what is at hand rather than one thing again and again', () => {
    const used = pairIngredients(fridge.split(', ')).flatMap(membersOf)
    expect(new Set(used).size).toBeGreaterThanOrEqual(9)
    expect(used.filter((name) => name === 'tomato').length).toBeLessThanOrEqual(3)
  })
  test('the food comes first and the seasoning after it', () => {
    expect(only('thyme', 'chicken thigh').primaryIngredient).toBe('chicken thigh')
    expect(only('lemon', 'parsley', 'cod').primaryIngredient).toBe('cod')
  })
  test('plurals, other names and repetitions are one', () => {
    const plain = pairIngredients(['zucchini', 'feta'])
    expect(pairIngredients(['2 zucchinis', 'Feta', 'zucchini', 'FETA'])).toEqual(plain)
    expect(pairIngredients(['tomato', 'tomatoes', 'Tomato '])).toEqual([])
  })
  test('what nobody knows and what pairs with nothing is left out', () => {
    expect(pairIngredients(['zorblax', 'tomato', 'water', 'basil', ''])).toEqual(
      pairIngredients(['tomato', 'basil']),
    )
    expect(pairIngredients(['zorblax', 'tomato'])).toEqual([])
    expect(pairIngredients([])).toEqual([])
  })
})

describe('how to cook it', () => {
  test('a leaf is not roasted, and the meat beside it is cooked first', () => {
    expect(only('lettuce', 'bacon').cookingMethod).toBe('Serve lettuce with pan-fried bacon')
    expect(only('arugula', 'beef steak').cookingMethod).toBe('Grill beef steaks, finish with arugula')
  })
  test('stewing meat takes its time and is hard, a salad is soon made', () => {
    const stew = only('stew beef', 'red wine')
    expect(stew.cookingMethod).toMatch(/^Braise/)
    expect(stew).toMatchObject({ difficulty: 'hard' })
    expect(stew.estimatedTime).toBeGreaterThanOrEqual(120)
    const salad = only('tomato', 'mozzarella')
    expect(salad).toMatchObject({ difficulty: 'easy' })
    expect(salad.estimatedTime).toBeLessThanOrEqual(10)
  })
  test('energy is that of a usual helping of each', () => {
    const pair = only('banana', 'peanut butter')
    expect(pair.calories).toBeGreaterThan(150)
    expect(pair.calories).toBeLessThan(300)
  })
})

describe('what it does for the body', () => {
  test.each([
    ['lentil', 'lemon', 'The vitamin C in lemon helps the body take up the iron in lentils.'],
    ['turmeric', 'black pepper', 'Black pepper helps the body take up the curcumin of turmeric.'],
    ['carrot', 'butter', 'The fat in butter helps the body take up the beta-carotene of carrots.'],
    ['kidney bean', 'rice', 'Kidney beans and rice complete each other’s protein'],
  ])('%s and %s', (one, other, benefit) => {
    expect(only(one, other).nutritionBenefit).toContain(benefit)
  })
  test('it says what each adds', () => {
    expect(only('egg', 'spinach').nutritionBenefit).toBe(
      'You get protein and choline from eggs, and iron, folate and lutein from spinach.',
    )
  })
})
