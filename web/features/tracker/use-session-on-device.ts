import { useQuery } from '@tanstack/react-query'
import { useUser } from '#web/features/access/use-user.ts'
import { sessionOnDeviceKey } from './refresh-activities.ts'

/** Whether a session is recorded on this device just now, or waits here to be sent; null for neither. */
export function useSessionOnDevice(sessionId: string): 'recording' | 'waiting' | null {
  const userId = useUser().user?.id
  const { data } = useQuery({
    queryKey: [sessionOnDeviceKey, userId, sessionId],
    async queryFn() {
      const { deviceStore } = await import('./recording/device-store.ts')
      // Without storage nothing of it is here.
      const kept = await deviceStore.unsentOf(userId!).catch(() => [])
      const state = kept.find(({ plan }) => plan?.link.sessionId === sessionId)?.state
      return state === 'recording' || state === 'waiting' ? state : null
    },
    enabled: userId !== undefined,
    refetchOnMount: 'always',
    gcTime: 0,
  })
  return data ?? null
}
