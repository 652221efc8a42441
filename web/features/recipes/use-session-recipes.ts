import { useQuery } from '@tanstack/react-query'
import { sessionRecipes } from './recipe-queries.ts'

/** A session's recipes, newest first; `null` while signed out. */
export function useSessionRecipes(session: string | undefined) {
  return useQuery({
    ...sessionRecipes(session ?? ''),
    enabled: session !== undefined,
    refetchOnMount: 'always',
    retry: 1,
  })
}
