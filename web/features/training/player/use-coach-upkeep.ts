import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { userQuery } from '#web/features/access/use-user.ts'

/** While the app is open: sends the finished workouts that wait, and forgets what belongs to somebody else. Mounted once. */
export function useCoachUpkeep() {
  // Only what the server says: a name remembered on this device may be somebody else’s by now.
  const userId = useQuery(userQuery).data?.id
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
}

/** What the coach keeps on this device, for signing out: whether something would be lost, and the way to forget it. */
export const useCoachKeepsakes = () => ({
  async holdsUnsent(userId: string) {
    const { deviceStore } = await import('./device-store.ts')
    return (await deviceStore.completionsOf(userId).catch(() => [])).length > 0
  },
  async forget() {
    const { deviceStore } = await import('./device-store.ts')
    await deviceStore.wipe().catch(() => undefined)
  },
})
