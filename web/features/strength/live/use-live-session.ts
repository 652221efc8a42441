import { useEffect, useSyncExternalStore } from 'react'
import { useUser } from '#web/features/access/use-user.ts'
import { liveSession, onLiveSession, openLiveSession } from './live-store.ts'

/** The running session of this device: undefined while it is looked for, null without one. */
export function useLiveSession() {
  const userId = useUser().user?.id
  useEffect(() => {
    if (userId) void openLiveSession(userId)
  }, [userId])
  const session = useSyncExternalStore(onLiveSession, liveSession)
  return session && session.userId !== userId ? null : session
}
