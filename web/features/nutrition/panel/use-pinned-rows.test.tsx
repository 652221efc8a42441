import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { PanelRow } from '#contract/nutrient-panel.ts'
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
  expect(textOf({ amount: 50 })).toBe('Iron 50 of 18 mgOver the 45 mg that are the limit')
  expect(textOf({ amount: 50, known: 0.5 })).toBe('Iron 50 of 18 mg, known for 50%')
})
