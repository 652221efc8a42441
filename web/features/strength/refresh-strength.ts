import type { QueryClient } from '@tanstack/react-query'

/** Reads the shown answers of the strength log anew. */
export const refreshStrength = (queries: QueryClient) =>
  queries.invalidateQueries({
    predicate: ({ queryKey: [path] }) => typeof path === 'string' && path.startsWith('/api/strength/'),
  })
