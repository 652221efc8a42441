import { Pencil, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { Card } from '../card.tsx'
import { Button, IconButton } from '../forms/button.tsx'
import { useConfirm } from './confirm.ts'

/** An entry that is stored on this device only. */
export type Waiting = {
  id: string
  /** Name and time. */
  entry: string
  /** Why the server refused it. */
  refused: string | undefined
}
type Props = {
  words: {
    waitingTitle: string
    waitingText: string
    sendNow: string
    removeTitle: string
    removeText: string
    remove: string
    keep: string
    removeWaiting: (entry: string) => string
    /** Where refused entries can be corrected. */
    mend?: (entry: string) => string
  }
  list: readonly Waiting[]
  send: () => Promise<unknown>
  remove: (id: string) => Promise<unknown>
  mend?: (id: string) => void
}

/** Entries that wait to be sent, each removable after a confirmation. */
export function WaitingList({ words, list, send, remove, mend }: Props) {
  const heading = useId()
  const [sending, setSending] = useState(false)
  const ask = useConfirm()
  const sendAll = async () => {
    setSending(true)
    await send()
    setSending(false)
  }
  const removeOne = async (id: string) => {
    const { removeTitle: title, removeText: text, remove: confirm, keep: cancel } = words
    if (await ask({ title, text, confirm, cancel, danger: true })) await remove(id)
  }
  return (
    <Card as="section" tone="sunken" aria-labelledby={heading} className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={heading} className="display text-xl">
          {words.waitingTitle}
        </h2>
        <Button variant="secondary" size="sm" busy={sending} onClick={() => void sendAll()}>
          {words.sendNow}
        </Button>
      </div>
      <p className="text-ink-2">{words.waitingText}</p>
      <ul className="divide-y divide-line">
        {list.map(({ id, entry, refused }) => (
          <li key={id} className="flex items-center justify-between gap-3 py-1">
            <div>
              <p className="font-semibold">{entry}</p>
              {refused === undefined ? null : <p className="text-sm text-tomato">{refused}</p>}
            </div>
            {mend && words.mend ? (
              <IconButton label={words.mend(entry)} onClick={() => mend(id)} className="ml-auto">
                <Pencil className="size-5" aria-hidden="true" />
              </IconButton>
            ) : null}
            <IconButton label={words.removeWaiting(entry)} onClick={() => void removeOne(id)}>
              <Trash2 className="size-5" aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
    </Card>
  )
}
