import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getWeekReview } from '#contract/week-review.ts'
import { read } from '#web/http/query-client.ts'

/** The review of the week from `monday`, or of the default one. Keeps the previous week until the new one arrives. */
export function useWeekReview(monday: string | undefined) {
  return useQuery({
    ...read(getWeekReview, { query: monday ? { monday } : {} }),
    refetchOnMount: 'always',
    staleTime: 15_000,
    placeholderData: keepPreviousData,
  })
}
