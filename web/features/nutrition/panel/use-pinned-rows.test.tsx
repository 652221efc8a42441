import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { PanelRow } from '#contract/nutrition/nutrient-panel.ts'
import { usePinnedRows } from './use-pinned-rows.tsx'

const iron: PanelRow = {
  name: 'ironMg',
  amount: 12.34,
  target: { amount: 18, basis: 'rda' },
  reference: { amount: 18, basis: 'rda' },
  upperLimit: { amount: 45, basis: 'ul' },
  known: 1,
  pinned: true,
  onDashboard: false,
}

function Rows({ row, hasMeals = true }: { row: Partial<PanelRow>; hasMeals?: boolean }) {
  return usePinnedRows([{ ...iron, ...row }], hasMeals)
}
const textOf = (row: Partial<PanelRow>, hasMeals?: boolean) =>
  renderToStaticMarkup(<Rows row={row} {...(hasMeals === undefined ? {} : { hasMeals })} />).replace(
    /<[^>]+>/g,
    '',
  )

test('a pinned nutrient says how much of the target there is, and for how much of the food it is known', () => {
  expect(textOf({})).toBe('Iron 12.3 of 18 mg')
  expect(textOf({ known: 0.8 })).toBe('Iron 12.3 of 18 mg, known for 80%')
  expect(textOf({ target: { amount: 12.25, basis: 'own' } })).toBe('Iron 12.3 of your 12.25 mg')
  expect(textOf({ target: null })).toBe('Iron 12.3 mg')
})

test('it is unknown where no food states it, and 0 on a day without a meal', () => {
  expect(textOf({ amount: null, known: 0 })).toBe('Iron not known')
  expect(textOf({ amount: null, known: 0 }, false)).toBe('Iron 0 of 18 mg')
})

test('more than the upper limit is said where enough is known', () => {
  expect(textOf({ amount: 50 })).toBe('Iron 50 of 18 mgOver the limit of 45 mg')
  expect(textOf({ amount: 50, known: 0.5 })).toBe('Iron 50 of 18 mg, known for 50%')
})

test('supplements alone are held against their own limit and that of all intake, whatever is known of the food', () => {
  const little = { amount: 60, known: 0.1 }
  expect(textOf({ ...little, fromSupplements: 46 })).toContain('Over the limit of 45 mg')
  expect(textOf({ ...little, fromSupplements: 44 })).not.toContain('Over')
  const ofSupplements = { amount: 600, upperLimit: null, supplementLimit: 350 }
  expect(textOf({ ...ofSupplements, fromSupplements: 350 })).not.toContain('Over')
  expect(textOf({ ...ofSupplements, fromSupplements: 351 })).toContain(
    'Over the limit of 350 mg from supplements',
  )
})

test('on a day without a meal it is what supplements gave', () => {
  expect(textOf({ amount: 5, fromSupplements: 5, known: 0 }, false)).toBe('Iron 5 of 18 mg')
})
