import { useQuery } from '@tanstack/react-query'
import { listSavedPairings, type SavedPairing } from '#contract/pairings.ts'
import { ApiError } from '#web/http/api-error.ts'
import { pathOf } from '#web/http/client.ts'
import { request } from '#web/http/request.ts'

export const savedKey = [listSavedPairings.path] as const
const nextPage = /<([^>]+)>;\s*rel="next"/
/** Ten pages of a hundred: more than anybody looks through. */
const mostPages = 10
const retries = 3

/** Every saved pairing, the last one first. A refusal for being signed out (401) is final. */
export function useSavedPairings() {
  return useQuery({
    queryKey: savedKey,
    queryFn: ({ signal }) => readAll(signal),
    refetchOnMount: 'always',
    retry: (failures, error) => failures < retries && !(error instanceof ApiError && error.status === 401),
  })
}

async function readAll(signal: AbortSignal): Promise<SavedPairing[]> {
  const all: SavedPairing[] = []
  let path: string | undefined = pathOf(listSavedPairings, undefined, { limit: 100 })
  for (let page = 0; path && page < mostPages; page++) {
    const answer: Response = await request('GET', path, undefined, { signal })
    all.push(...((await answer.json()) as SavedPairing[]))
    path = nextPage.exec(answer.headers.get('Link') ?? '')?.[1]
  }
  return all
}
