import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { userQuery } from '#web/features/access/use-user.ts'
import { whenIdle } from '#web/ui/when-idle.ts'

/** One kind of data that waits on this device; both functions are the same at each call. */
type Waiting = {
  /** Deletes what other accounts left. */
  keepOnly: (userId: string) => Promise<void>
  /** Sends what the account left unsent. */
  send: (userId: string) => Promise<unknown>
}

/** Sends unsent data and deletes that of other accounts while the app is open. Mounted once for each kind. */
export function useDeviceUpkeep({ keepOnly, send }: Waiting) {
  // Uses the server's answer, since the user id stored on this device may be outdated.
  const userId = useQuery(userQuery).data?.id
  useEffect(() => {
    if (!userId) return
    let gone = false
    const begin = async () => {
      if (gone) return
      // Without storage there is nothing to send.
      await keepOnly(userId).catch(() => undefined)
      await send(userId)
    }
    const again = () => void send(userId)
    // Sending loads the contract's schemas, which would delay the first screen.
    whenIdle(() => void begin())
    addEventListener('online', again)
    return () => {
      gone = true
      removeEventListener('online', again)
    }
  }, [userId, keepOnly, send])
}
