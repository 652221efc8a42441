import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { NutritionAnalytics } from '#contract/analytics.ts'
import { Consistency } from './consistency.tsx'

test('today counts as a logged day, as its meals count as items', () => {
  const analytics = {
    consistency: { totalLogged: 4, avgPerDay: null },
    periodStats: { days: 2, loggedDays: 1 },
    series: [
      { day: '2026-11-30', meals: 1 },
      { day: '2026-12-01', meals: 3 },
    ],
  } as NutritionAnalytics
  const text = renderToStaticMarkup(<Consistency analytics={analytics} />).replace(/<[^>]+>/g, '|')
  expect(text).toMatch(/Total items logged\|+4\|/)
  expect(text).toMatch(/Logged days\|+2\|/)
})
