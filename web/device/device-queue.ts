import { ApiError, errorText } from '#web/http/api-error.ts'

/**
 * An entry too large for the outbox, stored in a device database of its feature. `refused`: not accepted, for `reason`.
 */
type Queued = { id: string; state: string; reason?: string }

type Store<Entry extends Queued> = {
  /** Unsent entries of an account. */
  entriesOf(userId: string): Promise<readonly Entry[]>
  /** Sends an entry; its id makes a repetition harmless. */
  upload(entry: Entry): Promise<void>
  keep(entry: Entry & { state: 'refused'; reason: string }): Promise<void>
  drop(id: string): Promise<unknown>
}

/** Queued entries of one device store: a list to subscribe to, and their upload. */
export function deviceQueue<Entry extends Queued>({ entriesOf, upload, keep, drop }: Store<Entry>) {
  let listed: readonly Entry[] = []
  const listeners = new Set<() => void>()
  let sending = Promise.resolve()

  async function refreshWaiting(userId: string) {
    listed = await entriesOf(userId).catch(() => [])
    for (const listener of listeners) listener()
  }

  async function sendAll(userId: string) {
    await refreshWaiting(userId)
    for (const entry of listed) if (entry.state === 'waiting') await send(entry)
    await refreshWaiting(userId)
  }

  async function send(entry: Entry) {
    try {
      await upload(entry)
      await drop(entry.id)
    } catch (error) {
      if (isFinal(error)) await keep({ ...entry, state: 'refused', reason: errorText(error) })
    }
  }

  return {
    waiting: () => listed,
    onWaiting(changed: () => void) {
      listeners.add(changed)
      return () => void listeners.delete(changed)
    },
    refreshWaiting,
    /** Sends queued entries one at a time; resolves when all entries queued at the call were tried. */
    sendWaiting(userId: string): Promise<void> {
      // A failed pass, such as on a full device, does not prevent later ones.
      sending = sending.catch(() => {}).then(() => sendAll(userId))
      return sending
    },
  }
}

/** Whether the server would refuse the same entry again. */
function isFinal(error: unknown) {
  return error instanceof ApiError && [400, 403, 404, 409, 410, 413, 422].includes(error.status)
}
