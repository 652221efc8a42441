import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { DashboardStats } from '#contract/insights.ts'
import { WeeklyGoal } from './weekly-goal.tsx'

test('a weekly goal that is exceeded is told in its real percentage, and its bar is full', () => {
  const stats = {
    weeklyGoalProgress: 125,
    week: [{ workouts: 5 }],
    goals: { weeklyWorkouts: 4 },
    totalDistance: 12,
  }
  const card = renderToStaticMarkup(<WeeklyGoal stats={stats as DashboardStats} units="metric" />)
  expect(card).toContain('125%')
  expect(card).toContain('5 of 4 workouts')
  expect(card).toContain('Reached. Well done.')
  expect(card).toContain('width:100%')
})
