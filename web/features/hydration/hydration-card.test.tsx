import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { DashboardStats } from '#contract/insights.ts'
import { HydrationProgress } from './hydration-card.tsx'

test('water beyond the goal is told in its real percentage', () => {
  const stats = { today: { waterIntake: 2.36 }, goals: { water: 2.2 } } as DashboardStats
  const card = renderToStaticMarkup(<HydrationProgress stats={stats} drinks={undefined} units="metric" />)
  expect(card).toContain('107%')
  expect(card).toContain('width:100%')
})
