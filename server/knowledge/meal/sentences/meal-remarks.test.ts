import { expect, test } from 'vitest'
import { describeMeal } from '../read-meal.ts'

const item = (sentence: string, name: string) => {
  const found = describeMeal(sentence)?.items.find((one) => one.name === name)
  expect(found, `${name} in “${sentence}”`).toBeDefined()
  return found!
}

test.each([
  ['2 eggs', 'egg', '1 egg', 2],
  ['half an avocado', 'avocado', '1 avocado', 0.5],
  ['a third of an avocado', 'avocado', '1 avocado', 1 / 3],
  ['1 cup of rice', 'white rice', '1 cup', 1],
  ['two slices of pizza', 'cheese pizza', '1 slice', 2],
  ['a small apple', 'apple', '1 small', 1],
  ['an oat milk latte', 'oat milk latte', '1 latte', 1],
  ['3 chocolate chip cookies', 'chocolate chip cookie', '1 cookie', 3],
  ['6 oz steak', 'steak', '1 oz', 6],
  ['12 oz cola', 'cola', '1 fl oz', 12],
  ['200 ml milk', 'whole milk', '1 ml', 200],
  ['a pint of beer', 'beer', '1 pint', 1],
  ['coffee with 2 sugars', 'sugar', '1 tsp', 2],
])('“%s”: the amount of %s keeps the unit “%s” that was said', (sentence, name, label, count) => {
  const { measure, grams } = item(sentence, name)
  expect(measure?.label).toBe(label)
  expect(grams / measure!.grams).toBeCloseTo(count, 1)
})

test.each(['100 g rice', 'rice', '150 chicken, 200 rice', '2 cookies (20 g each)'])(
  '“%s” is told in grams',
  (sentence) => {
    for (const { measure } of describeMeal(sentence)!.items) expect(measure).toBeUndefined()
  },
)

test('a portion that nobody named is marked as a usual one', () => {
  const sentence = 'latte and 2 eggs'
  expect(item(sentence, 'latte').isUsual).toBe(true)
  expect(item(sentence, 'egg').isUsual).toBeUndefined()
})

test.each([
  ['coffee, no sugar', 'coffee', 'sugar', false],
  ['2 eggs without salt', 'egg', 'salt', false],
  ['a caesar salad without dressing', 'Caesar salad', 'dressing', true],
  ['chicken salad, hold the mayo', 'chicken salad', 'mayo', true],
  ['a burger without the bun', 'hamburger patty', 'bun', false],
  ['cheeseburger, no bun', 'hamburger patty with cheese', 'bun', false],
  ['a chicken sandwich without the bread', 'chicken sandwich', 'bread', true],
  ['a latte without milk', 'latte', 'milk', true],
])('“%s”: %s is told to be without %s, and whether it counts (%s)', (sentence, name, part, isCounted) => {
  expect(item(sentence, name).without).toEqual([{ name: part, isCounted }])
})

test('several parts that were left out stand on the food before them', () => {
  const { without } = item('2 eggs and a caesar salad without dressing or croutons', 'Caesar salad')
  expect(without?.map(({ name }) => name)).toEqual(['dressing', 'croutons'])
})

test.each([
  ['oatmeal with oat milk instead of milk', 'oat milk', 'milk'],
  ['instead of chips I had a banana', 'banana', 'chips'],
  ['turkey rather than ham', 'turkey', 'ham'],
])('“%s”: %s stands in place of %s', (sentence, name, other) => {
  expect(item(sentence, name).insteadOf).toBe(other)
})

test.each(['no sugar oat latte', 'no milk and 1 croissant', '2 eggs and toast'])(
  '“%s” leaves nothing out of what was eaten',
  (sentence) => {
    for (const { without, insteadOf } of describeMeal(sentence)!.items)
      expect([without, insteadOf]).toEqual([undefined, undefined])
  },
)
