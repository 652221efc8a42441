import { useQuery } from '@tanstack/react-query'
import { getGoals } from '#contract/goals.ts'
import { read } from '#web/http/query-client.ts'

/** The user's goals; null when signed out. */
export function useGoals() {
  return useQuery({ ...read(getGoals), refetchOnMount: 'always' })
}
