import type { QueryClient } from '@tanstack/react-query'

/** Refetches the strength log's queries. */
export const refreshStrength = (queries: QueryClient) =>
  queries.invalidateQueries({
    predicate: ({ queryKey: [path] }) => typeof path === 'string' && path.startsWith('/api/strength/'),
  })
