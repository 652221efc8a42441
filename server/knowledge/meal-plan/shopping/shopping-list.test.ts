import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aisles, type RecipePart } from '#contract/recipes.ts'
import { allIngredients, kitchenIngredient } from '../../kitchen/ingredients.ts'
import { packs, packsFor } from './packs.ts'
import { shoppingAmount } from './shopping-amount.ts'
import { shoppingList } from './shopping-list.ts'

const none = { calories: 0, protein: 0, carbs: 0, fat: 0, sugar: 0, fiber: 0, sodium: 0 }
const part = (name: string, grams: number): RecipePart => ({
  ...none,
  name,
  grams,
  text: name,
  aisle: 'other',
  missing: false,
})
const meal = (servings: number, of: number, ...parts: RecipePart[]) => ({
  recipe: { servings: of, parts },
  servings,
})
const nothingAtHand = { atHand: [], units: 'metric' } as const
const texts = (list: ReturnType<typeof shoppingList>) =>
  list.flatMap(({ things }) => things.map(({ text }) => text))

test('amounts of the same ingredient are summed over meals and servings, whatever a recipe calls it', () => {
  const list = shoppingList(
    [
      meal(2, 2, part('carrot', 120)),
      meal(1, 2, part('carrots', 120)),
      meal(3, 2, part('medium carrots', 60)),
    ],
    nothingAtHand,
  )
  const [aisle] = list
  expect(aisle?.aisle).toBe('produce')
  expect(aisle?.things).toEqual([
    { name: 'carrot', grams: 270, text: '4 carrots (275 g)', packs: null, atHand: null, have: false },
  ])
})

test('an amount does not depend on the order of the meals', () => {
  const pepper = fc.record({
    grams: fc.integer({ min: 1, max: 60 }),
    servings: fc.integer({ min: 1, max: 4 }),
  })
  fc.assert(
    fc.property(fc.array(pepper, { minLength: 2, maxLength: 12 }), (needed) => {
      const meals = needed.map(({ grams, servings }) => meal(servings, 4, part('black pepper', grams / 10)))
      expect(shoppingList(meals.toReversed(), nothingAtHand)).toEqual(shoppingList(meals, nothingAtHand))
    }),
    { numRuns: 2000 },
  )
})

test('amounts are written as one buys them', () => {
  const amounts: [string, number, string][] = [
    ['egg', 340, '7 eggs (350 g)'],
    ['egg', 50, '1 egg (50 g)'],
    ['cauliflower', 60, '60 g of cauliflower (part of a head)'],
    ['banana', 165, '2 bananas (170 g needed)'],
    ['avocado', 35, '35 g of avocado (part of one)'],
    ['canned tuna', 50, '50 g of tuna (part of a can)'],
    ['garlic', 17, '5 cloves of garlic (20 g)'],
    ['chickpea', 470, '2 cans of chickpeas (475 g)'],
    ['canned tuna', 200, '2 cans of tuna (200 g)'],
    ['bread', 210, '6 slices of bread (210 g)'],
    ['beef steak', 440, '2 beef steaks (450 g)'],
    ['salmon', 260, '2 salmon fillets (275 g)'],
    ['cherry tomato', 400, '400 g cherry tomatoes'],
    ['rice', 1130, '1.2 kg rice'],
    ['milk', 730, '750 ml milk'],
    ['olive oil', 46, '50 ml olive oil'],
    ['salt', 2, '5 g salt'],
    ['coconut milk', 400, '1 can of coconut milk (400 g)'],
  ]
  for (const [name, grams, text] of amounts)
    expect(shoppingAmount(name, grams, kitchenIngredient(name))).toBe(text)
  expect(shoppingAmount('moon dust', 12, undefined)).toBe('15 g moon dust')
})

test('what comes in packs says which to buy, in sizes of where the units are', () => {
  const bought: [string, number, string | null, string | null][] = [
    ['chickpea', 470, '2 cans of 400 g', '2 cans of 15 oz'],
    ['rice', 520, '1 bag of 500 g', '1 bag of 2 lb'],
    ['rice', 1130, '3 bags of 500 g', '3 bags of 1 lb'],
    ['egg', 350, '1 box of 10', '1 carton of 12'],
    ['egg', 120, '1 box of 6', '1 carton of 12'],
    ['milk', 730, '1 carton of 1 l', '1 carton of 32 fl oz'],
    ['whole wheat bread', 600, '2 loaves of 500 g', '2 loaves of 20 oz'],
    ['carrot', 270, null, null],
    ['moon dust', 3, null, null],
  ]
  for (const [name, grams, metric, imperial] of bought) {
    expect(packsFor(name, grams, 'metric')).toBe(metric)
    expect(packsFor(name, grams, 'specified')).toBe(metric)
    expect(packsFor(name, grams, 'imperial')).toBe(imperial)
  }
})

test('every ingredient of the packs is one of the kitchen, and its packs hold something', () => {
  for (const [name, sizes] of packs) {
    expect(kitchenIngredient(name)?.name, name).toBe(name)
    for (const { noun, size, grams } of [...sizes.metric, ...sizes.imperial]) {
      expect(grams, `${name}: ${noun} ${size}`).toBeGreaterThan(50)
      expect(grams, `${name}: ${noun} ${size}`).toBeLessThan(2500)
    }
  }
})

test('aisles come in the order of a shop, water is not bought, pantry things and those at hand are had', () => {
  const list = shoppingList(
    [
      meal(
        2,
        2,
        part('olive oil', 20),
        part('chicken breast', 300),
        part('water', 500),
        part('spinach', 100),
        part('eggs', 100),
        part('moon dust', 3),
      ),
    ],
    { atHand: ['fresh spinach leaves', '6 eggs'], units: 'metric' },
  )
  expect(list.map(({ aisle }) => aisle)).toEqual([
    'produce',
    'meat_fish',
    'dairy_eggs',
    'spices_oils',
    'other',
  ])
  expect(texts(list).join()).not.toContain('water')
  const had = list.flatMap(({ things }) => things.filter(({ have }) => have).map(({ name }) => name))
  expect(had.sort()).toEqual(['egg', 'olive oil', 'spinach'])
})

test('what is at hand is not bought: its amount, or what one meal needs where none was said', () => {
  const meals = [meal(1, 1, part('spinach', 150)), meal(1, 1, part('spinach', 200))]
  const bought = (...atHand: string[]) => shoppingList(meals, { atHand, units: 'metric' })[0]!.things[0]
  expect(bought()).toMatchObject({ text: '350 g spinach', atHand: null, have: false })
  expect(bought('spinach')).toMatchObject({ text: '150 g spinach', atHand: '200 g spinach', have: false })
  expect(bought('300 g spinach')).toMatchObject({ grams: 50, atHand: '300 g spinach', have: false })
  expect(bought('1 kg spinach')).toMatchObject({ text: '350 g spinach', atHand: null, have: true })
})

test('nothing that a recipe needs is missing from the list, and nothing stands there twice', () => {
  const parts = fc.array(
    fc.record({ at: fc.nat({ max: allIngredients.length - 1 }), grams: fc.integer({ min: 1, max: 900 }) }),
    { minLength: 1, maxLength: 30 },
  )
  fc.assert(
    fc.property(parts, fc.integer({ min: 1, max: 8 }), (some, servings) => {
      const needed = some.map(({ at, grams }) => part(allIngredients[at]!.name, grams))
      const things = shoppingList([meal(servings, 2, ...needed)], nothingAtHand).flatMap((one) => one.things)
      expect(new Set(things.map(({ name }) => name)).size).toBe(things.length)
      for (const { name } of needed) {
        if (name === 'water' || name === 'ice') continue
        const sum = needed.filter((one) => one.name === name).reduce((total, { grams }) => total + grams, 0)
        expect(things.find((thing) => thing.name === name)?.grams).toBeCloseTo((sum * servings) / 2, 0)
      }
      const order = shoppingList([meal(servings, 2, ...needed)], nothingAtHand).map(({ aisle }) =>
        aisles.indexOf(aisle),
      )
      expect(order).toEqual([...order].sort((a, b) => a - b))
    }),
    { numRuns: 100 },
  )
})
