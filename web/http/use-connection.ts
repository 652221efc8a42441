import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { getHealth } from '#contract/http/first-calls.ts'
import { read } from './query-client.ts'

export type Connection = 'fine' | 'offline' | 'server-away'

/** Polls the server's health every 30 s; `offline` without a network. */
export function useConnection(): Connection {
  const health = useQuery({ ...read(getHealth), refetchInterval: 30_000, refetchIntervalInBackground: true })
  const online = useSyncExternalStore(onNetworkChange, () => navigator.onLine)
  if (!online) return 'offline'
  return health.isError ? 'server-away' : 'fine'
}

function onNetworkChange(changed: () => void) {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}
