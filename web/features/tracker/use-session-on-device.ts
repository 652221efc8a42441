import { useQuery } from '@tanstack/react-query'
import { useUser } from '#web/features/access/use-user.ts'
import { sessionOnDeviceKey } from './refresh-activities.ts'

type OnDevice = 'recording' | 'waiting' | 'other' | null

/**
 * Whether a session is recorded on this device just now, waits here to be sent, or something else is recorded here, in this
 * tab or another; null for none of them.
 */
export function useSessionOnDevice(sessionId: string): OnDevice {
  const userId = useUser().user?.id
  const { data } = useQuery({
    queryKey: [sessionOnDeviceKey, userId, sessionId],
    async queryFn(): Promise<OnDevice> {
      const { deviceStore } = await import('./recording/device-store.ts')
      // Without storage nothing of it is here.
      const kept = await deviceStore.unsentOf(userId!).catch(() => [])
      const state = kept.find(({ plan }) => plan?.link.sessionId === sessionId)?.state
      if (state === 'recording' || state === 'waiting') return state
      return kept.some((other) => other.state === 'recording') ? 'other' : null
    },
    enabled: userId !== undefined,
    refetchOnMount: 'always',
    gcTime: 0,
  })
  return data ?? null
}
