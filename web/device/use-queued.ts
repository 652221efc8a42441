import { useEffect, useSyncExternalStore } from 'react'
import type { DeviceQueue, Queued } from './device-queue.ts'

/** Entries of a queue that the server does not have yet. */
export function useQueued<Entry extends Queued>(queue: DeviceQueue<Entry>, userId: string | undefined) {
  useEffect(() => {
    if (userId) void queue.refresh(userId)
  }, [queue, userId])
  return useSyncExternalStore(queue.subscribe, queue.entries)
}
