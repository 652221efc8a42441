import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useUser } from '#web/access/use-user.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { useConfirm } from '#web/ui/confirm.tsx'
import { formatDay, formatTime } from '#web/ui/format.ts'
import { deviceStore, type KeptCompletion } from './device-store.ts'
import { refreshWaiting, sendWaiting } from './outbox.ts'
import { useWaiting } from './use-waiting.ts'
import { words } from './words.ts'

/** The finished workouts that are not logged yet; nothing where there are none. */
export function WaitingList() {
  const userId = useUser().user?.id
  const list = useWaiting(userId)
  const [sending, setSending] = useState(false)
  if (!userId || list.length === 0) return null
  const send = async () => {
    setSending(true)
    await sendWaiting(userId)
    setSending(false)
  }
  return (
    <Card as="section" tone="sunken" aria-labelledby="unlogged-title" className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="unlogged-title" className="display text-xl">
          {words.waitingTitle}
        </h2>
        <Button variant="secondary" size="sm" busy={sending} onClick={() => void send()}>
          {words.sendNow}
        </Button>
      </div>
      <p className="text-ink-2">{words.waitingText}</p>
      <ul className="divide-y divide-line">
        {list.map((kept) => (
          <Row key={kept.id} kept={kept} />
        ))}
      </ul>
    </Card>
  )
}

function Row({ kept }: { kept: KeptCompletion }) {
  const ask = useConfirm()
  const { title, startTime } = kept.body
  const entry = words.waitingEntry(title, formatDay(startTime), formatTime(startTime))
  const remove = async () => {
    const { removeTitle, removeText: text, remove: confirm, keep: cancel } = words
    if (!(await ask({ title: removeTitle, text, confirm, cancel, danger: true }))) return
    await deviceStore.dropCompletion(kept.id)
    await refreshWaiting(kept.userId)
  }
  return (
    <li className="flex items-center justify-between gap-3 py-1">
      <div>
        <p className="font-semibold">{entry}</p>
        {kept.state === 'refused' ? (
          <p className="text-sm text-tomato">{words.refused(kept.reason ?? '')}</p>
        ) : null}
      </div>
      <IconButton label={words.removeWaiting(entry)} onClick={() => void remove()}>
        <Trash2 className="size-5" aria-hidden="true" />
      </IconButton>
    </li>
  )
}
