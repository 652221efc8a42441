import { useSyncExternalStore } from 'react'
import { discardEntry } from '#web/device/outbox/outbox.ts'
import { type Listed, listedEntries, onListedEntries } from '#web/device/outbox/outbox-list.ts'
import { useUser } from '#web/features/access/use-user.ts'

/** An entry in a log's own type; `unsent` is set until the server's entry replaces it. */
export type Shown<T> = T & { unsent?: Listed }

/** Queued entries of some logs, in order of logging. */
export function useUnsent<T extends { id: string }>(kinds: readonly string[]): Shown<T>[] {
  const userId = useUser().user?.id
  const all = useSyncExternalStore(onListedEntries, listedEntries)
  return all
    .filter((entry) => entry.userId === userId && kinds.includes(entry.kind))
    .map((entry) => ({ ...(entry.shown as T), id: entry.id, unsent: entry }))
}

/** Whether an answer given at `updatedAt` lacks an entry. */
export function isMissing(unsent: Listed | undefined, updatedAt: number): boolean {
  return unsent !== undefined && unsent.state !== 'refused' && !(unsent.sentAt && unsent.sentAt <= updatedAt)
}

/** Deletes a queued entry. */
export const useDiscardUnsent = () => (unsent: Listed) => void discardEntry(unsent)
