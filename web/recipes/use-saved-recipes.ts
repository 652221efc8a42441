import { useQuery } from '@tanstack/react-query'
import { listSavedRecipes, type Recipe } from '#contract/recipes.ts'
import { ApiError } from '#web/http/api-error.ts'
import { pathOf } from '#web/http/client.ts'
import { request } from '#web/http/request.ts'
import { savedKey } from './recipe-queries.ts'

const nextPage = /<([^>]+)>;\s*rel="next"/
/** Ten pages of a hundred: more than anybody looks through. */
const mostPages = 10

/** Everything saved, the last one first, so that it can be searched; `null` while signed out. */
export function useSavedRecipes() {
  return useQuery({
    queryKey: savedKey,
    queryFn: ({ signal }) => readAll(signal),
    refetchOnMount: 'always',
    retry: 1,
  })
}

async function readAll(signal: AbortSignal): Promise<Recipe[] | null> {
  const all: Recipe[] = []
  let path: string | undefined = pathOf(listSavedRecipes, undefined, { limit: 100 })
  try {
    for (let page = 0; path && page < mostPages; page++) {
      const answer: Response = await request('GET', path, undefined, { signal })
      all.push(...((await answer.json()) as Recipe[]))
      path = nextPage.exec(answer.headers.get('Link') ?? '')?.[1]
    }
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null
    throw error
  }
  return all
}
