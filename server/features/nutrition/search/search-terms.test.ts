import { expect, test } from 'vitest'
import { searchTerms } from './search-terms.ts'

/** A Monday. */
const today = '2026-11-23'
const one = (day: string) => ({ from: day, to: day })

test.each([
  ['yesterday', one('2026-11-22')],
  ['last Friday', one('2026-11-20')],
  ['tuesday', one('2026-11-17')],
  ['two weeks ago', one('2026-11-09')],
  ['last week', { from: '2026-11-16', to: '2026-11-22' }],
  ['last month', { from: '2026-10-01', to: '2026-10-31' }],
  ['2025-03-14', one('2025-03-14')],
  ['3/14/2025', one('2025-03-14')],
  ['3/14', one('2026-03-14')],
  ['14 March', one('2026-03-14')],
  ['December 24', one('2025-12-24')],
  ['March', { from: '2026-03-01', to: '2026-03-31' }],
  ['february 2024', { from: '2024-02-01', to: '2024-02-29' }],
  ['2024-12', { from: '2024-12-01', to: '2024-12-31' }],
  ['2024', { from: '2024-01-01', to: '2024-12-31' }],
  ['1970', { from: '1970-01-01', to: '1970-12-31' }],
  ['December 2200', { from: '2200-12-01', to: '2200-12-31' }],
  ['12/28/1969 to 1/3/1970', { from: '1970-01-01', to: '1970-01-03' }],
])('“%s” names days alone', (text, days) => {
  expect(searchTerms(text, today)).toEqual({ terms: [], days })
})

test.each([
  '1900',
  '1969-05',
  '1969-12-31',
  '9999-12-31',
  'May 5 44 BC',
  'January 30 BC',
  '99999999 days ago',
])('“%s” names no day of the diary and is looked for as words', (text) => {
  expect(searchTerms(text, today)).toEqual({ terms: text.toLowerCase().split(' '), days: null })
})

test('words beside a date are looked for within it', () => {
  const march = { from: '2026-03-01', to: '2026-03-31' }
  expect(searchTerms('Pizza in March', today)).toEqual({ terms: ['pizza'], days: march })
  expect(searchTerms('fried rice from yesterday', today)).toEqual({
    terms: ['fried', 'rice'],
    days: one('2026-11-22'),
  })
})

test.each(['may', 'sun', 'mar', 'sat', '2 eggs', '3/4 cup of rice', '100 %', '1.5', '🍕', 'noon', '20000'])(
  '“%s” names no day',
  (text) => {
    expect(searchTerms(text, today).days).toBeNull()
  },
)

test('words are compared without case and accents', () => {
  expect(searchTerms('Crème  BRÛLÉE', today).terms).toEqual(['creme', 'brulee'])
})
