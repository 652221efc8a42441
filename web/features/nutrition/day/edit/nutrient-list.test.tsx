import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NutrientList } from './nutrient-list.tsx'

const shown = (figures: Parameters<typeof NutrientList>[0]['figures']) =>
  renderToStaticMarkup(<NutrientList figures={figures} />)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

test('a nutrient that one of the foods does not state is told with the share of the energy it is known for', () => {
  const items = [
    { calories: 150, protein: 5, carbs: 20, fat: 6 },
    { calories: 50, protein: 1, carbs: 9, fat: null },
  ]
  expect(shown({ calories: 200, protein: 6, carbs: 29, fat: 6, items })).toBe(
    'Protein 6 g Carbs 29 g Fat 6 g known for 75%',
  )
})

test('a nutrient that every food states has no mark, and a macro that none states is unknown', () => {
  expect(shown({ calories: 200, protein: 6, carbs: 29, fat: null, items: [] })).toBe(
    'Protein 6 g Carbs 29 g Fat unknown',
  )
})
