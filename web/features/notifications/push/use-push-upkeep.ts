import { useEffect } from 'react'
import { useUser } from '#web/features/access/use-user.ts'
import { isIos } from '#web/http/platform.ts'
import { turnedOff } from './push-choice.ts'

/** Milliseconds after the start, when the first screen has what it needs. */
const startedAfter = 2000

/**
 * Registers this device again soon after each start, for browsers renew their subscriptions and Apple its tokens. Only
 * for somebody who is signed in and has allowed notifications: the question itself is asked by the card's button alone.
 * Mounted once.
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
  // The iOS app's own answer is asked for where its kit is loaded.
  if (turnedOff(userId) || (!isIos() && globalThis.Notification?.permission !== 'granted')) return
  try {
    const { registerAgain } = await import('./register-device.ts')
    await registerAgain()
  } catch {
    // Nobody asked for it now; the next start tries again.
  }
}
