import { expect, test } from 'vitest'
import { mendableFields, mended } from './mendable.ts'

const drink = { drinkType: 'water', customName: 'Water', volume: 240, notes: null, targetDate: '2026-11-20' }
const meal = {
  analysis: { foodName: 'Soup', calories: 120, items: [] },
  mealType: 'lunch',
  targetDate: '2026-11-20',
}

test('an entry is corrected by what a person knows of it', () => {
  expect(mendableFields(drink)).toEqual([
    { name: 'customName', kind: 'text', value: 'Water' },
    { name: 'volume', kind: 'number', value: 240 },
    { name: 'targetDate', kind: 'day', value: '2026-11-20' },
  ])
})

test('corrections go where the call takes them, and nowhere else', () => {
  expect(mended(drink, { volume: 300, targetDate: '2026-11-19' })).toEqual({
    ...drink,
    volume: 300,
    targetDate: '2026-11-19',
  })
  expect(mended(meal, { foodName: 'Stew', calories: 200 })).toEqual({
    ...meal,
    analysis: { foodName: 'Stew', calories: 200, items: [] },
  })
  expect(mended(drink, { distance: 3 })).toEqual(drink)
})

test('correcting leaves the entry as it was until it is saved', () => {
  mended(meal, { foodName: 'Stew' })
  expect(meal.analysis.foodName).toBe('Soup')
})
