import { useSyncExternalStore } from 'react'
import { useUser } from '#web/features/access/use-user.ts'
import { discardEntry } from '#web/http/outbox/outbox.ts'
import { type Listed, listedEntries, onListedEntries } from '#web/http/outbox/outbox-list.ts'

/** An entry in a log’s own shape; `unsent` is there until the server’s own takes its place. */
export type Shown<T> = T & { unsent?: Listed }

/** What waits on this device for some of the logs, in the order of logging. */
export function useUnsent<T extends { id: string }>(kinds: readonly string[]): Shown<T>[] {
  const userId = useUser().user?.id
  const all = useSyncExternalStore(onListedEntries, listedEntries)
  return all
    .filter((entry) => entry.userId === userId && kinds.includes(entry.kind))
    .map((entry) => ({ ...(entry.shown as T), id: entry.id, unsent: entry }))
}

/** Whether an answer that was given at `updatedAt` does not hold an entry yet. */
export function isMissing(unsent: Listed | undefined, updatedAt: number): boolean {
  return unsent !== undefined && unsent.state !== 'refused' && !(unsent.sentAt && unsent.sentAt <= updatedAt)
}

/** Throws an entry away that only this device has. */
export const useDiscardUnsent = () => (unsent: Listed) => void discardEntry(unsent)
