import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { userQuery } from '#web/features/access/use-user.ts'

/** Sends unsent workouts and deletes the data of other accounts while the app is open. Mounted once. */
export function useCoachUpkeep() {
  // Uses the server's answer, since the user id stored on this device may be outdated.
  const userId = useQuery(userQuery).data?.id
  useEffect(() => {
    if (!userId) return
    const send = async () => (await import('./outbox.ts')).sendWaiting(userId)
    const begin = async () => {
      const { deviceStore } = await import('./device-store.ts')
      // Without storage there is nothing to send.
      await deviceStore.keepOnly(userId).catch(() => undefined)
      await send()
    }
    void begin()
    addEventListener('online', send)
    return () => removeEventListener('online', send)
  }, [userId])
}

/** The coach's data on this device, for signing out: whether anything would be lost, and its deletion. */
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
