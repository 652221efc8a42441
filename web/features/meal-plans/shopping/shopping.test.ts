import { expect, test } from 'vitest'
import type { ShoppingList } from '#contract/meal-plans.ts'
import { listAsText } from './share-list.ts'
import { withTicks } from './use-tick.ts'

const list: ShoppingList = {
  aisles: [
    {
      aisle: 'produce',
      things: [
        { name: 'carrot', grams: 180, text: '3 carrots (180 g)', packs: null, atHand: null, have: false },
        {
          name: 'garlic',
          grams: 10,
          text: '2 cloves of garlic (10 g)',
          packs: null,
          atHand: null,
          have: true,
        },
      ],
    },
    {
      aisle: 'spices_oils',
      things: [{ name: 'salt', grams: 5, text: '5 g salt', packs: null, atHand: null, have: true }],
    },
  ],
  own: [
    { name: 'Dish soap', have: false },
    { name: 'Foil', have: true },
  ],
}

test('the list that is shared holds what is still to buy, by aisle', () => {
  expect(listAsText(list)).toBe('Fruit and vegetables\n☐ 3 carrots (180 g)\n\nAdded by you\n☐ Dish soap')
  expect(listAsText(withTicks(list, { salt: false }))).toBe(
    'Fruit and vegetables\n☐ 3 carrots (180 g)\n\nSpices and oils\n☐ 5 g salt\n\nAdded by you\n☐ Dish soap',
  )
})

test('ticking one thing leaves the others as they are', () => {
  const after = withTicks(list, { carrot: true })
  expect(after.aisles[0]!.things.map(({ have }) => have)).toEqual([true, true])
  expect(list.aisles[0]!.things[0]!.have).toBe(false)
})
