import type { ComponentProps } from 'react'
import { WaitingList } from '#web/ui/feedback/waiting-list.tsx'
import type { DeviceQueue, Queued } from './device-queue.ts'
import { useQueued } from './use-queued.ts'

type Props<Entry extends Queued> = {
  queue: DeviceQueue<Entry>
  userId: string | undefined
  words: ComponentProps<typeof WaitingList>['words'] & { refused: (reason: string) => string }
  /** Name and time of an entry. */
  nameOf: (entry: Entry) => string
}

/** Entries of a queue that the server does not have yet; nothing without any. */
export function QueueList<Entry extends Queued>({ queue, userId, words, nameOf }: Props<Entry>) {
  const entries = useQueued(queue, userId)
  if (!userId || entries.length === 0) return null
  return (
    <WaitingList
      words={words}
      list={entries.map((entry) => ({
        id: entry.id,
        entry: nameOf(entry),
        refused: entry.state === 'refused' ? words.refused(entry.reason ?? '') : undefined,
      }))}
      send={() => queue.send(userId)}
      remove={(id) => queue.remove(userId, id)}
    />
  )
}
