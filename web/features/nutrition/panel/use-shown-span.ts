import { useLocation, useSearch } from 'wouter'
import { addDays, weekStart } from '#contract/measures/day.ts'
import { useShownDay, withQuery } from '../day/use-shown-day.ts'

export const spans = ['day', 'week'] as const
export type Span = (typeof spans)[number]

/** The day in the address and whether it or its week is shown (`?span=week`). */
export function useShownSpan(today: string) {
  const [path, go] = useLocation()
  const query = new URLSearchParams(useSearch())
  const { day, show } = useShownDay(today)
  const span: Span = query.get('span') === 'week' ? 'week' : 'day'
  const monday = weekStart(day)
  return {
    day,
    span,
    from: span === 'week' ? monday : day,
    to: span === 'week' ? addDays(monday, 6) : day,
    show,
    choose(next: Span) {
      if (next === 'week') query.set('span', next)
      else query.delete('span')
      go(withQuery(path, query), { replace: true })
    },
  }
}
