import { useSyncExternalStore } from 'react'
import { queryClient } from '#web/http/query-client.ts'
import { onSeen, seenAt } from './seen-answers.ts'

/** When (milliseconds since 1970) the oldest answer on screen was received; undefined if all are fresh. */
export function useSeenSince(): number | undefined {
  return useSyncExternalStore(onChange, oldest)
}

function oldest(): number | undefined {
  const shown = queryClient.getQueryCache().findAll({ type: 'active' })
  const times = shown.flatMap(({ queryHash }) => seenAt(queryHash) ?? [])
  return times.length ? Math.min(...times) : undefined
}

function onChange(changed: () => void) {
  const stopSeen = onSeen(changed)
  const stopCache = queryClient.getQueryCache().subscribe(({ type }) => {
    if (type === 'observerAdded' || type === 'observerRemoved') changed()
  })
  return () => {
    stopSeen()
    stopCache()
  }
}
