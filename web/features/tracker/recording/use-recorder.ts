import { useEffect, useSyncExternalStore } from 'react'
import { useUser } from '#web/features/access/use-user.ts'
import { recorder } from './recorder.ts'

/** The running recording; restores one interrupted by a reload. */
export function useRecorder() {
  const { user } = useUser()
  const { id: userId, units } = user ?? {}
  useEffect(() => {
    if (userId) void recorder.restore(userId, units)
  }, [userId, units])
  return useSyncExternalStore(recorder.subscribe, recorder.state)
}
