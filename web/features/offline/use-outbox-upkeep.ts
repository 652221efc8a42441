import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { seenAt } from '#web/device/seen/seen-answers.ts'
import { userQuery } from '#web/features/access/use-user.ts'
import { queryClient } from '#web/http/query-client.ts'
import { whenIdle } from '#web/ui/when-idle.ts'

/** Sends queued entries while the app is open, and clears other accounts' cached answers. Mounted once. */
export function useOutboxUpkeep() {
  const userId = useQuery(userQuery).data?.id

  useEffect(() => {
    if (!userId) return
    let stopHearing: (() => void) | undefined
    let gone = false
    const send = async () => (await import('#web/device/outbox/outbox.ts')).sendOutbox(userId)
    const begin = async () => {
      if (gone) return
      const [{ seenStore }, { sendOutbox }, { onOtherTab }, { readList }] = await Promise.all([
        import('#web/device/seen/seen-store.ts'),
        import('#web/device/outbox/outbox.ts'),
        import('#web/device/outbox/outbox-tabs.ts'),
        import('#web/device/outbox/outbox-list.ts'),
      ])
      if (gone) return
      stopHearing = onOtherTab((changed) => changed === userId && void readList(userId))
      // Without storage there are no cached answers.
      await seenStore.keepOnly(userId).catch(() => undefined)
      await sendOutbox(userId)
    }
    const lookedAt = () => document.visibilityState === 'visible' && void send()
    // Sending loads the contract's schemas, which would delay the first screen.
    whenIdle(() => void begin())
    addEventListener('online', send)
    document.addEventListener('visibilitychange', lookedAt)
    return () => {
      gone = true
      stopHearing?.()
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

/** The account's queued entries, for sign-out: whether any would be lost, and the function that deletes them. */
export const useOutboxKeepsakes = () => ({
  async holdsUnsent(userId: string) {
    const { outboxStore } = await import('#web/device/outbox/outbox-store.ts')
    const kept = await outboxStore.entriesOf(userId).catch(() => [])
    return kept.some(({ state }) => state !== 'sent')
  },
  async forget(userId: string) {
    const { outboxStore } = await import('#web/device/outbox/outbox-store.ts')
    const { seenStore } = await import('#web/device/seen/seen-store.ts')
    await outboxStore.dropAll(userId).catch(() => undefined)
    await seenStore.wipe().catch(() => undefined)
  },
})
