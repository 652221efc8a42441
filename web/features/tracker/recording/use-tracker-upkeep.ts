import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { userQuery } from '#web/features/access/use-user.ts'
import { useDeviceUpkeep } from '#web/features/offline/use-device-upkeep.ts'
import { useOutboxKeepsakes } from '#web/features/offline/use-outbox-upkeep.ts'
import { useStrengthKeepsakes } from '#web/features/strength/use-strength-upkeep.ts'
import { useCoachKeepsakes } from '#web/features/training/player/use-coach-upkeep.ts'
import { useConfirm } from '#web/ui/feedback/confirm.ts'

const waiting = {
  keepOnly: async (userId: string) => (await import('./device-store.ts')).deviceStore.keepOnly(userId),
  send: async (userId: string) => (await import('./outbox.ts')).sendWaiting(userId),
}

/** Upkeep of the recordings on this device. */
export function useTrackerUpkeep() {
  const { isError, refetch } = useQuery(userQuery)
  useDeviceUpkeep(waiting)

  useEffect(() => {
    if (!isError) return
    const ask = () => void refetch()
    addEventListener('online', ask)
    return () => removeEventListener('online', ask)
  }, [isError, refetch])
}

/** Entries, recordings and workouts on this device: whether anything would be lost, and their deletion. */
export function useDeviceKeepsakes() {
  const coach = useCoachKeepsakes()
  const outbox = useOutboxKeepsakes()
  const strength = useStrengthKeepsakes()
  return {
    async holdsUnsent(userId: string) {
      const { deviceStore } = await import('./device-store.ts')
      const kept = await deviceStore.recordingsOf(userId).catch(() => [])
      if (kept.length > 0 || (await coach.holdsUnsent(userId))) return true
      return (await strength.holdsUnsent(userId)) || outbox.holdsUnsent(userId)
    },
    async forget(userId: string) {
      const { deviceStore } = await import('./device-store.ts')
      await deviceStore.wipe().catch(() => undefined)
      await coach.forget()
      await strength.forget()
      await outbox.forget(userId)
    },
  }
}

/** Asks before a sign-out that would lose data; false if the user cancels. */
export function useMayForget() {
  const ask = useConfirm()
  const keepsakes = useDeviceKeepsakes()
  return async (userId: string) => {
    const { words } = await import('../words.ts')
    const { signOutTitle: title, signOutText: text, signOut: confirm, stay: cancel } = words
    return !(await keepsakes.holdsUnsent(userId)) || ask({ title, text, confirm, cancel, danger: true })
  }
}
