import { useEffect } from 'react'
import { useUser } from '#web/features/access/use-user.ts'
import { isIos } from '#web/http/platform.ts'
import { turnedOff } from './push-device.ts'

/** Milliseconds after the start; leaves the network to the first screen. */
const startedAfter = 2000

/**
 * Registers this device again after each start, because browsers renew subscriptions and Apple renews tokens.
 * Only for signed-in users with permission: the prompt is shown by the card's button alone. Mounted once.
 */
export function usePushUpkeep() {
  const userId = useUser().user?.id
  useEffect(() => {
    if (!userId) return
    const timer = setTimeout(registerQuietly, startedAfter, userId)
    return () => clearTimeout(timer)
  }, [userId])
}

async function registerQuietly(userId: string) {
  // The iOS app checks the permission in its own code, loaded below.
  if (turnedOff(userId) || (!isIos() && globalThis.Notification?.permission !== 'granted')) return
  try {
    const { registerAgain } = await import('./register-device.ts')
    await registerAgain()
  } catch {
    // Not requested by the user; retried at the next start.
  }
}
