import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import type { User } from '#contract/access/user.ts'
import { getAuthUser, getUser, setTimezone } from '#contract/http/first-calls.ts'
import { call } from '#web/http/client.ts'
import { read } from '#web/http/query-client.ts'
import { noteSession, onSessionOver } from '#web/http/session/session-over.ts'
import { isArriving } from './links/arrival.ts'
import { savedUser, saveUser } from './saved-user.ts'
import { forgetUser } from './sign-out/forget-user.ts'

export const userQuery = read(getAuthUser)

/** The signed-in user: undefined while nobody knows yet, null when signed out. */
export function useUser() {
  const query = useQuery({ ...userQuery, placeholderData: savedUser })
  const user = query.data
  return {
    user,
    isLoading: query.isPending,
    isSignedIn: Boolean(user),
    error: query.error,
    retry: () => void query.refetch(),
  }
}

/** Keeps the user fresh while the app is open; mounted once. */
export function useUserUpkeep() {
  const queries = useQueryClient()
  const { data: known, isPlaceholderData } = useQuery({ ...userQuery, placeholderData: savedUser })
  const certain = isPlaceholderData ? undefined : known
  const polled = useQuery({
    ...read(getUser),
    enabled: Boolean(certain),
    refetchInterval: 60_000,
    staleTime: 60_000,
  })
  const { mutate: tellZone } = useMutation({
    mutationFn: (timezone: string) => call(setTimezone, { body: { timezone } }),
    async onSuccess(next) {
      // Answers that are on their way lack the zone still.
      for (const { queryKey } of [userQuery, read(getUser)]) {
        await queries.cancelQueries({ queryKey })
        queries.setQueryData(queryKey, next)
      }
    },
    // Days are counted in the fallback zone until the next start tries again.
    onError: () => undefined,
  })

  useEffect(() => {
    if (polled.data !== undefined) queries.setQueryData(userQuery.queryKey, polled.data)
  }, [polled.data, queries])

  useEffect(() => onSessionOver(forgetUser), [])
  useEffect(() => {
    if (certain) {
      noteSession()
      saveUser(certain)
    }
    if (certain === null) forgetUser()
  }, [certain])

  // Arriving reads by the missing zone that an account is new; a page that the app opened leaves the zone to the app.
  const [path] = useLocation()
  // Once for each account, whatever older answers still say.
  const told = useRef<string>(undefined)
  const zoneless = certain?.timezone === null && !isArriving(path) ? certain.id : undefined
  useEffect(() => {
    if (!zoneless || told.current === zoneless) return
    told.current = zoneless
    tellZone(Intl.DateTimeFormat().resolvedOptions().timeZone)
  }, [zoneless, tellZone])
}

/** What the avatar shows: the first letter of the first name or the address, else a question mark. */
export function initialOf(user: Pick<User, 'firstName' | 'email'>): string {
  return (user.firstName || user.email || '?').trim().charAt(0).toUpperCase() || '?'
}
