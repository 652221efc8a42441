import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { DashboardStats } from '#contract/insights.ts'
import { WeeklyGoal } from './weekly-goal.tsx'

test('a weekly goal that is exceeded is told in its real percentage, and its bar is full', () => {
  const stats = { weeklyGoalProgress: 125, week: [], totalWorkouts: 5, totalDistance: 12 }
  const card = renderToStaticMarkup(
    <WeeklyGoal stats={stats as Partial<DashboardStats> as DashboardStats} units="metric" />,
  )
  expect(card).toContain('125%')
  expect(card).toContain('Reached. Well done.')
  expect(card).toContain('width:100%')
})
