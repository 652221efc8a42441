import type { QueryClient } from '@tanstack/react-query'
import { listSavedRecipes, listSessionRecipes, type Recipe } from '#contract/recipes.ts'
import { read } from '#web/http/query-client.ts'

export const sessionRecipes = (sessionId: string) => read(listSessionRecipes, { params: { sessionId } })
export const savedKey = [listSavedRecipes.path] as const
const sessionsPath = listSessionRecipes.path.split(':', 1)[0]!

/** Adds new recipes before the session's earlier ones in the cache. */
export async function addToSession(queries: QueryClient, sessionId: string, made: Recipe[]) {
  const { queryKey } = sessionRecipes(sessionId)
  // An older request in flight would hide the new recipes.
  await queries.cancelQueries({ queryKey })
  queries.setQueryData(queryKey, (now) => [...made, ...(now ?? [])])
}

/** Updates `recipe` in all cached lists. */
export function showRecipe(queries: QueryClient, recipe: Recipe) {
  queries.setQueriesData<Recipe[] | null>(
    { predicate: ({ queryKey: [path] }) => String(path).startsWith(sessionsPath) },
    (now) => now?.map((one) => (one.id === recipe.id ? recipe : one)),
  )
  queries.setQueryData<Recipe[] | null>(savedKey, (now) => {
    if (!recipe.isSaved) return now?.filter(({ id }) => id !== recipe.id)
    return now?.some(({ id }) => id === recipe.id) ? now : now && [recipe, ...now]
  })
  return queries.invalidateQueries({ queryKey: savedKey })
}
