import { useQuery } from '@tanstack/react-query'
import { getGoals } from '#contract/goals.ts'
import { read } from '#web/http/query-client.ts'

/** The person's goals; null for somebody who was signed out meanwhile. */
export function useGoals() {
  return useQuery({ ...read(getGoals), refetchOnMount: 'always' })
}
