import { type QueryClient, useQuery } from '@tanstack/react-query'
import { type Ingredient, listIngredients } from '#contract/fridge.ts'
import { ApiError } from '#web/http/api-error.ts'
import { read } from '#web/http/query-client.ts'

const listOf = (sessionId: string) => read(listIngredients, { params: { sessionId } })
/** Statuses that a retry cannot change: no such session. */
const final = [400, 404, 422]

/** Whether the session is missing: removed after a month without use, of another account, or a malformed id. */
export function isSessionGone(error: unknown): boolean {
  return error instanceof ApiError && final.includes(error.status)
}

/** A session's ingredients in the order found; `null` while signed out. */
export function useIngredients(session: string | undefined) {
  return useQuery({
    ...listOf(session ?? ''),
    enabled: session !== undefined,
    refetchOnMount: 'always',
    retry: (failures, error) => failures < 3 && !isSessionGone(error),
  })
}

/** Updates a session's cached ingredients, and cancels older requests in flight. */
export async function changeIngredients(
  queries: QueryClient,
  session: string,
  change: (now: Ingredient[]) => Ingredient[],
) {
  const { queryKey } = listOf(session)
  await queries.cancelQueries({ queryKey })
  const shown = queries.setQueryData(queryKey, (now) => now && change(now))
  if (!shown) void queries.invalidateQueries({ queryKey })
}

/** Shows the ingredients that a scan returned. */
export async function showIngredients(queries: QueryClient, session: string, all: Ingredient[]) {
  const { queryKey } = listOf(session)
  await queries.cancelQueries({ queryKey })
  queries.setQueryData(queryKey, all)
}

/** Refetches the session's ingredients. */
export function refreshIngredients(queries: QueryClient, session: string) {
  return queries.invalidateQueries({ queryKey: listOf(session).queryKey })
}
