import type { Endpoint } from '#contract/http/endpoint.ts'
import { useUser } from '#web/features/access/use-user.ts'
import { deliver, discardEntry, type Outcome, type Write } from '#web/http/outbox/outbox.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { words } from './words.ts'

/**
 * Logs by way of this device, so that nothing is lost where there is no network: answers what the server answers, or
 * `kept`, which it says itself.
 */
export function useDelivery() {
  const userId = useUser().user?.id ?? ''
  return async <E extends Endpoint>(write: Write<E>): Promise<Outcome<E>> => {
    const id = write.key ?? crypto.randomUUID()
    const outcome = await deliver(userId, { ...write, key: id })
    if (outcome === 'kept')
      toast({
        title: words.kept,
        description: words.keptText,
        action: { label: words.undo, onSelect: () => void discardEntry({ id, userId }) },
      })
    return outcome
  }
}
