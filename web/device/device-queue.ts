import { ApiError, errorText } from '#web/http/api-error.ts'
import { queryClient } from '#web/http/query-client.ts'
import { sessionsHereKey } from './store-registry.ts'

/**
 * An entry too large for the outbox, stored in a device database of its feature. `refused`: not accepted, for `reason`.
 */
export type Queued = { id: string; state: string; reason?: string }

type Store<Entry extends Queued> = {
  /** Unsent entries of an account. */
  unsentOf(userId: string): Promise<readonly Entry[]>
  /** Sends an entry; its id makes a repetition harmless. */
  upload(entry: Entry): Promise<void>
  keep(entry: Entry & { state: 'refused'; reason: string }): Promise<void>
  drop(id: string): Promise<unknown>
  /** Deletes a sent entry, where it may have changed meanwhile; `drop` by default. */
  dropSent?(entry: Entry): Promise<unknown>
}

/** Queued entries of one device store: a list to subscribe to, and their upload. */
export type DeviceQueue<Entry extends Queued> = {
  entries: () => readonly Entry[]
  subscribe: (changed: () => void) => () => void
  /** Reads the list of an account. */
  refresh: (userId: string) => Promise<void>
  /** Sends queued entries one at a time; resolves when all entries queued at the call were tried. */
  send: (userId: string) => Promise<void>
  /** Deletes an entry that a person gives up. */
  remove: (userId: string, id: string) => Promise<void>
}

export function deviceQueue<Entry extends Queued>({
  unsentOf,
  upload,
  keep,
  drop,
  dropSent = ({ id }) => drop(id),
}: Store<Entry>): DeviceQueue<Entry> {
  let listed: readonly Entry[] = []
  const listeners = new Set<() => void>()
  let sending = Promise.resolve()

  async function refresh(userId: string) {
    listed = await unsentOf(userId).catch(() => [])
    for (const listener of listeners) listener()
    void queryClient.invalidateQueries({ queryKey: [sessionsHereKey] })
  }

  async function sendAll(userId: string) {
    await refresh(userId)
    for (const entry of listed) if (entry.state === 'waiting') await send(entry)
    await refresh(userId)
  }

  async function send(entry: Entry) {
    try {
      await upload(entry)
      await dropSent(entry)
    } catch (error) {
      if (isFinal(error)) await keep({ ...entry, state: 'refused', reason: errorText(error) })
    }
  }

  return {
    entries: () => listed,
    subscribe(changed) {
      listeners.add(changed)
      return () => void listeners.delete(changed)
    },
    refresh,
    send(userId) {
      // A failed pass, such as on a full device, does not prevent later ones.
      sending = sending.catch(() => {}).then(() => sendAll(userId))
      return sending
    },
    async remove(userId, id) {
      await drop(id)
      await refresh(userId)
    },
  }
}

/** Whether the server would refuse the same entry again. */
function isFinal(error: unknown) {
  return error instanceof ApiError && [400, 403, 404, 409, 410, 413, 422].includes(error.status)
}
