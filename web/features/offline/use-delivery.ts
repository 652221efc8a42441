import type { Endpoint } from '#contract/http/endpoint.ts'
import { deliver, discardEntry, type Outcome, type Write } from '#web/device/outbox/outbox.ts'
import { useUser } from '#web/features/access/use-user.ts'
import { newId } from '#web/http/random.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { words } from './words.ts'

/**
 * Sends an entry through the outbox, so that it survives a network failure: answers the server's answer, or
 * `kept` after a message.
 */
export function useDelivery() {
  const userId = useUser().user?.id ?? ''
  return async <E extends Endpoint>(write: Write<E>): Promise<Outcome<E>> => {
    const id = write.key ?? newId()
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
