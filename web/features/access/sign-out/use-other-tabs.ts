import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { getAuthUser } from '#contract/http/first-calls.ts'
import { savedUserId } from '../saved-user.ts'
import { userQuery } from '../use-user.ts'
import { userIdKey } from './forget-user.ts'

/** Follows sign-in and sign-out in other tabs, so that no account's data is shown to another. */
export function useOtherTabs() {
  const queries = useQueryClient()
  useEffect(() => {
    const follow = () => {
      const shown = queries.getQueryData(userQuery.queryKey)
      const now = savedUserId()
      if (!shown || shown.id === now) return
      if (now) return void queries.resetQueries()
      // Not refetched: the server may still be handling the sign-out.
      queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== getAuthUser.path })
      queries.setQueryData(userQuery.queryKey, null)
    }
    const other = ({ key }: StorageEvent) => {
      if (key === userIdKey || key === null) follow()
    }
    // The back/forward cache restores a page from before the sign-out.
    const again = ({ persisted }: PageTransitionEvent) => {
      if (persisted) follow()
    }
    addEventListener('storage', other)
    addEventListener('pageshow', again)
    return () => {
      removeEventListener('storage', other)
      removeEventListener('pageshow', again)
    }
  }, [queries])
}
