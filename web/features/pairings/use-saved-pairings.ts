import { useQuery } from '@tanstack/react-query'
import { listSavedPairings, type SavedPairing } from '#contract/pairings.ts'
import { ApiError } from '#web/http/api-error.ts'
import { pathOf } from '#web/http/client.ts'
import { readPages } from '#web/http/read-pages.ts'

export const savedKey = [listSavedPairings.path] as const
const retries = 3

/** All saved pairings, newest first. A 401 is not retried. */
export function useSavedPairings() {
  return useQuery({
    queryKey: savedKey,
    queryFn: ({ signal }) =>
      readPages<SavedPairing>(pathOf(listSavedPairings, undefined, { limit: 100 }), signal),
    refetchOnMount: 'always',
    retry: (failures, error) => failures < retries && !(error instanceof ApiError && error.status === 401),
  })
}
