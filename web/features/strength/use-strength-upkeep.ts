import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { userQuery } from '#web/features/access/use-user.ts'
import { whenIdle } from '#web/ui/deferred-component.ts'

/** Sends unsent sets and deletes the data of other accounts while the app is open. Mounted once. */
export function useStrengthUpkeep() {
  const userId = useQuery(userQuery).data?.id
  useEffect(() => {
    if (!userId) return
    let gone = false
    const send = async () => (await import('./live/outbox.ts')).sendWaiting(userId)
    const begin = async () => {
      if (gone) return
      const { deviceStore } = await import('./live/device-store.ts')
      // Without storage there is nothing to send.
      await deviceStore.keepOnly(userId).catch(() => undefined)
      await send()
    }
    whenIdle(() => void begin())
    addEventListener('online', send)
    return () => {
      gone = true
      removeEventListener('online', send)
    }
  }, [userId])
}

/** The sets on this device, for signing out: whether any would be lost, and their deletion. */
export const useStrengthKeepsakes = () => ({
  async holdsUnsent(userId: string) {
    const { deviceStore } = await import('./live/device-store.ts')
    return (await deviceStore.changesOf(userId).catch(() => [])).length > 0
  },
  async forget() {
    const { deviceStore } = await import('./live/device-store.ts')
    await deviceStore.wipe().catch(() => undefined)
  },
})
