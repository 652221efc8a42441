import { useQuery } from '@tanstack/react-query'
import { listSavedRecipes, type Recipe } from '#contract/recipes.ts'
import { ApiError } from '#web/http/api-error.ts'
import { pathOf } from '#web/http/client.ts'
import { readPages } from '#web/http/read-pages.ts'
import { savedKey } from '../recipe-queries.ts'

/** All saved recipes, newest first, for the search; `null` while signed out. */
export function useSavedRecipes() {
  return useQuery({
    queryKey: savedKey,
    queryFn: ({ signal }) => readAll(signal),
    refetchOnMount: 'always',
    retry: 1,
  })
}

async function readAll(signal: AbortSignal): Promise<Recipe[] | null> {
  try {
    return await readPages<Recipe>(pathOf(listSavedRecipes, undefined, { limit: 100 }), signal)
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null
    throw error
  }
}
