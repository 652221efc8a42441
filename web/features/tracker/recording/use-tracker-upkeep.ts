import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { userQuery } from '#web/features/access/use-user.ts'
import { useOutboxKeepsakes } from '#web/features/offline/use-outbox-upkeep.ts'
import { useCoachKeepsakes } from '#web/features/training/player/use-coach-upkeep.ts'
import { useConfirm } from '#web/ui/feedback/confirm.ts'

/** While the app is open: sends what waits, and forgets what belongs to somebody else. Mounted once. */
export function useTrackerUpkeep() {
  // Only what the server says: a name remembered on this device may be somebody else’s by now.
  const { data: user, isError, refetch } = useQuery(userQuery)
  const userId = user?.id

  useEffect(() => {
    if (!userId) return
    const send = async () => (await import('./outbox.ts')).sendWaiting(userId)
    const begin = async () => {
      const { deviceStore } = await import('./device-store.ts')
      // A browser that keeps nothing has nothing to send either.
      await deviceStore.keepOnly(userId).catch(() => undefined)
      await send()
    }
    void begin()
    addEventListener('online', send)
    return () => removeEventListener('online', send)
  }, [userId])

  useEffect(() => {
    if (!isError) return
    const ask = () => void refetch()
    addEventListener('online', ask)
    return () => removeEventListener('online', ask)
  }, [isError, refetch])
}

/** What this device keeps of entries, recordings and workouts: whether something would be lost, and the way to forget it. */
export function useDeviceKeepsakes() {
  const coach = useCoachKeepsakes()
  const outbox = useOutboxKeepsakes()
  return {
    async holdsUnsent(userId: string) {
      const { deviceStore } = await import('./device-store.ts')
      const kept = await deviceStore.recordingsOf(userId).catch(() => [])
      return kept.length > 0 || (await coach.holdsUnsent(userId)) || (await outbox.holdsUnsent(userId))
    },
    async forget(userId: string) {
      const { deviceStore } = await import('./device-store.ts')
      await deviceStore.wipe().catch(() => undefined)
      await coach.forget()
      await outbox.forget(userId)
    },
  }
}

/** To call before signing out: asks where something would be lost; false where a person stays. */
export function useMayForget() {
  const ask = useConfirm()
  const keepsakes = useDeviceKeepsakes()
  return async (userId: string) => {
    const { words } = await import('../words.ts')
    const { signOutTitle: title, signOutText: text, signOut: confirm, stay: cancel } = words
    return !(await keepsakes.holdsUnsent(userId)) || ask({ title, text, confirm, cancel, danger: true })
  }
}
