import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import type { User } from '#contract/access/user.ts'
import { getAuthUser, getUser, setTimezone } from '#contract/http/first-calls.ts'
import { noteAnswer } from '#web/device/seen/seen-answers.ts'
import { call } from '#web/http/client.ts'
import { read } from '#web/http/query-client.ts'
import { noteSession, onSessionOver } from '#web/http/session/session-over.ts'
import { isArriving } from './links/arrival.ts'
import { savedUser, saveUser } from './saved-user.ts'
import { forgetUser } from './sign-out/forget-user.ts'

export const userQuery = read(getAuthUser)

/** The signed-in user: undefined while unknown, null when signed out. */
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

/** Refetches the user while the app is open; mounted once. */
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
      // Answers in flight still lack the zone.
      for (const { path } of [getAuthUser, getUser]) {
        await queries.cancelQueries({ queryKey: [path] })
        queries.setQueryData([path], next)
        noteAnswer(path, next)
      }
    },
    // Days use the fallback zone until the next start tries again.
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

  // A missing zone marks an account as new; on a page opened by the app, the app saves the zone.
  const [path] = useLocation()
  // Once per account, even if a cached answer still lacks the zone.
  const told = useRef<string>(undefined)
  const zoneless = certain?.timezone === null && !isArriving(path) ? certain.id : undefined
  useEffect(() => {
    if (!zoneless || told.current === zoneless) return
    told.current = zoneless
    tellZone(Intl.DateTimeFormat().resolvedOptions().timeZone)
  }, [zoneless, tellZone])
}

/** The avatar's letter: the first letter of the first name or the address, else a question mark. */
export function initialOf(user: Pick<User, 'firstName' | 'email'>): string {
  return (user.firstName || user.email || '?').trim().charAt(0).toUpperCase() || '?'
}
