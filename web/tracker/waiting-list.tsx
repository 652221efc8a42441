import { Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useUser } from '#web/access/use-user.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { useConfirm } from '#web/ui/confirm.tsx'
import { formatDay, formatTime } from '#web/ui/format.ts'
import { deviceStore, type Kept } from './device-store.ts'
import { refreshWaiting, sendWaiting } from './outbox.ts'
import { useWaiting } from './use-recorder.ts'
import { words } from './words.ts'

/** The finished activities that only this device has. */
export function WaitingList() {
  const { user } = useUser()
  const list = useWaiting()
  const [sending, setSending] = useState(false)
  const userId = user?.id
  useEffect(() => {
    if (userId) void refreshWaiting(userId)
  }, [userId])
  if (!userId || list.length === 0) return null
  const send = async () => {
    setSending(true)
    await sendWaiting(userId)
    setSending(false)
  }
  return (
    <section aria-labelledby="waiting-title" className="mx-auto grid w-full max-w-2xl gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="waiting-title" className="display text-xl">
          {words.waitingTitle}
        </h2>
        <Button variant="secondary" size="sm" busy={sending} onClick={send}>
          {words.sendNow}
        </Button>
      </div>
      <p className="text-ink-2">{words.waitingText}</p>
      <ul className="divide-y divide-line">
        {list.map((kept) => (
          <WaitingRow key={kept.id} kept={kept} />
        ))}
      </ul>
    </section>
  )
}

function WaitingRow({ kept }: { kept: Kept }) {
  const ask = useConfirm()
  const began = new Date(kept.startedAt).toISOString()
  const entry = words.waitingEntry(words.types[kept.activityType], formatDay(began), formatTime(began))
  const remove = async () => {
    const { removeTitle: title, removeText: text, delete: confirm, keep: cancel } = words
    if (!(await ask({ title, text, confirm, cancel, danger: true }))) return
    await deviceStore.drop(kept.id)
    await refreshWaiting(kept.userId)
  }
  return (
    <li className="flex items-center justify-between gap-3 py-2">
      <div>
        <p className="font-semibold">{entry}</p>
        {kept.state === 'refused' ? (
          <p className="text-sm text-tomato">{words.refused(kept.reason ?? '')}</p>
        ) : null}
      </div>
      <IconButton label={words.removeWaiting(entry)} onClick={remove}>
        <Trash2 className="size-5" aria-hidden="true" />
      </IconButton>
    </li>
  )
}
