import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { toast } from '#web/ui/feedback/toast.tsx'
import { takeArrival } from '../links/arrival.ts'
import { shownAsToast } from '../links/landing-query.ts'
import { useArrive } from '../links/use-arrive.ts'
import { userQuery } from '../use-user.ts'
import { words } from '../words.ts'
import { completeSignIn } from './complete-sign-in.ts'

/** Completes a sign-in once, then leaves the screen. */
export function useCompletion() {
  const [path, go] = useLocation()
  const queries = useQueryClient()
  const arrive = useArrive()
  const started = useRef(false)

  const complete = async () => {
    const whoIsIn = () => queries.fetchQuery({ ...userQuery, staleTime: 0 })
    const done = await completeSignIn({ path, params: takeArrival(), whoIsIn })
    if (done.kind === 'signed-in') return arrive(done.method, done.user)
    if (done.kind === 'sign-in-page') return go(`/login?error=${done.error}`, { replace: true })
    toast({ title: words.failedTitle, variant: 'destructive' })
    go(`/?error=${encodeURIComponent(done.error)}`, { replace: true, state: { [shownAsToast]: true } })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: completed once
  useEffect(() => {
    if (started.current) return
    started.current = true
    void complete()
  }, [])
}
