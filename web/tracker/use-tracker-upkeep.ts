import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { userQuery } from '#web/access/use-user.ts'
import { useCoachKeepsakes } from '#web/training/player/use-coach-upkeep.ts'
import { useConfirm } from '#web/ui/confirm.tsx'

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

/** What this device keeps of recordings and workouts: whether something would be lost, and the way to forget it. */
export function useDeviceKeepsakes() {
  const coach = useCoachKeepsakes()
  return {
    async holdsUnsent(userId: string) {
      const { deviceStore } = await import('./device-store.ts')
      const kept = await deviceStore.recordingsOf(userId).catch(() => [])
      return kept.length > 0 || (await coach.holdsUnsent(userId))
    },
    async forget() {
      const { deviceStore } = await import('./device-store.ts')
      await deviceStore.wipe().catch(() => undefined)
      await coach.forget()
    },
  }
}

/** To call before signing out: asks where an activity would be lost, then forgets all; false where a person stays. */
export function useForgetRecordings() {
  const ask = useConfirm()
  const keepsakes = useDeviceKeepsakes()
  return async (userId: string) => {
    const { words } = await import('./words.ts')
    const { signOutTitle: title, signOutText: text, signOut: confirm, stay: cancel } = words
    if ((await keepsakes.holdsUnsent(userId)) && !(await ask({ title, text, confirm, cancel, danger: true })))
      return false
    await keepsakes.forget()
    return true
  }
}
