import { useQuery } from '@tanstack/react-query'
import { sessionRecipes } from './recipe-queries.ts'

/** The recipes made in a session, newest first; `null` while signed out. */
export function useSessionRecipes(session: string | undefined) {
  return useQuery({
    ...sessionRecipes(session ?? ''),
    enabled: session !== undefined,
    refetchOnMount: 'always',
    retry: 1,
  })
}
