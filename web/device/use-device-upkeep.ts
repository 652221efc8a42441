import { useEffect } from 'react'
import { queryClient } from '#web/http/query-client.ts'
import { whenIdle } from '#web/ui/when-idle.ts'
import { seenAt } from './seen/seen-answers.ts'
import { sendUnsent, tidyStores } from './store-registry.ts'

/**
 * Sends what an account left unsent on this device and deletes what others left, while the app is open. `userId` is the
 * server's answer, as the one stored on this device may be outdated. Mounted once.
 */
export function useDeviceUpkeep(userId: string | undefined) {
  useEffect(() => {
    if (!userId) return
    let gone = false
    const send = () => sendUnsent(userId)
    const lookedAt = () => document.visibilityState === 'visible' && send()
    // Sending loads the contract's schemas, which would delay the first screen.
    whenIdle(() => void (gone || tidyStores(userId)))
    addEventListener('online', send)
    document.addEventListener('visibilitychange', lookedAt)
    return () => {
      gone = true
      removeEventListener('online', send)
      document.removeEventListener('visibilitychange', lookedAt)
    }
  }, [userId])

  useEffect(() => {
    addEventListener('online', askAgain)
    return () => removeEventListener('online', askAgain)
  }, [])
}

/** Refetches failed and cached answers. */
function askAgain() {
  void queryClient.invalidateQueries({
    predicate: ({ queryHash, state }) => seenAt(queryHash) !== undefined || state.status === 'error',
  })
}
