import { expect, test } from 'vitest'
import { bucketsOf } from './buckets.ts'

const keys = (buckets: { key: string }[]) => buckets.map(({ key }) => key)

test('a week has all its seven days, with what was logged in their places', () => {
  const week = { from: '2026-11-16', to: '2026-11-18' }
  const buckets = bucketsOf('week', 'day', week, [{ day: '2026-11-17' }])
  expect(buckets).toHaveLength(7)
  expect(buckets.map(({ tick }) => tick)).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'])
  expect(buckets.filter(({ rows }) => rows.length).map(({ name }) => name)).toEqual(['Tue, Nov 17'])
})

test('a month ends on its own last day, and names its weeks', () => {
  const february = bucketsOf('month', 'day', { from: '2028-02-01', to: '2028-02-10' }, [])
  expect(february).toHaveLength(29)
  expect(february.filter(({ tick }) => tick).map(({ tick }) => tick)).toEqual(['1', '8', '15', '22', '29'])
})

test('a year is twelve months', () => {
  const rows = [{ day: '2026-03-01' }, { day: '2026-03-31' }, { day: '2026-12-31' }]
  const year = bucketsOf('year', 'month', { from: '2026-01-01', to: '2026-12-31' }, rows)
  expect(year).toHaveLength(12)
  expect(year[2]).toMatchObject({ key: '2026-03-01', name: 'March 2026', rows: [rows[0], rows[1]] })
  expect(year[11]!.rows).toHaveLength(1)
})

test('the weeks of a year begin on Mondays, but for the first, which holds the days from New Year on', () => {
  const rows = [{ day: '2026-01-02' }, { day: '2026-01-05' }, { day: '2026-12-31' }]
  const weeks = bucketsOf('year', 'week', { from: '2026-01-01', to: '2026-12-31' }, rows)
  expect(keys(weeks).slice(0, 3)).toEqual(['2026-01-01', '2026-01-05', '2026-01-12'])
  expect(weeks).toHaveLength(53)
  expect(weeks.flatMap((week) => week.rows)).toEqual(rows)
  expect(weeks.map(({ tick }) => tick).join('')).toBe('JFMAMJJASOND')
})
