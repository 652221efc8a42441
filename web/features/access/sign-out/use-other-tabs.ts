import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { getAuthUser } from '#contract/http/first-calls.ts'
import { savedUserId } from '../saved-user.ts'
import { userQuery } from '../use-user.ts'
import { userIdKey } from './forget-user.ts'

/** Follows what another tab does: who signs out there is signed out here, and nobody sees another account's figures. */
export function useOtherTabs() {
  const queries = useQueryClient()
  useEffect(() => {
    const follow = () => {
      const shown = queries.getQueryData(userQuery.queryKey)
      const now = savedUserId()
      if (!shown || shown.id === now) return
      if (now) return void queries.resetQueries()
      // Not asked of the server, which may still be signing out.
      queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== getAuthUser.path })
      queries.setQueryData(userQuery.queryKey, null)
    }
    const other = ({ key }: StorageEvent) => {
      if (key === userIdKey || key === null) follow()
    }
    // Going back, a browser shows the page as it was, from before somebody signed out.
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
