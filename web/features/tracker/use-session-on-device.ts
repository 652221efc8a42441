import { useQuery } from '@tanstack/react-query'
import { sessionsHereKey, waitingSessions } from '#web/device/store-registry.ts'
import { useUser } from '#web/features/access/use-user.ts'

type OnDevice = 'recording' | 'waiting' | 'other' | null

/**
 * Whether a session is recorded on this device just now, in this tab or another, is done and waits here to be sent, be it
 * recorded, played or logged as sets, or something else is recorded here; null for none of them.
 */
export function useSessionOnDevice(sessionId: string): OnDevice {
  const userId = useUser().user?.id
  const { data } = useQuery({
    queryKey: [sessionsHereKey, userId, sessionId],
    async queryFn(): Promise<OnDevice> {
      const { deviceStore } = await import('./recording/device-store.ts')
      // Without storage nothing of it is here.
      const kept = await deviceStore.unsentOf(userId!).catch(() => [])
      const recorded = kept.find(({ state }) => state === 'recording')
      if (recorded?.plan?.link.sessionId === sessionId) return 'recording'
      if ((await waitingSessions(userId!)).includes(sessionId)) return 'waiting'
      return recorded ? 'other' : null
    },
    enabled: userId !== undefined,
    refetchOnMount: 'always',
    gcTime: 0,
  })
  return data ?? null
}
