import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import type { ContactMessage } from '#contract/admin.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { MessageBody } from './message-body.tsx'
import { momentOf } from './moments.ts'
import { useMessage } from './use-message.ts'
import { words } from './words.ts'

/** A message; the first opening marks it as read. */
export function MessageRow({ message, zone }: { message: ContactMessage; zone: string | undefined }) {
  const [isOpen, setOpen] = useState(false)
  const { change, busy } = useMessage(message)
  const body = useId()
  const isNew = message.state === 'new'
  const toggle = () => {
    setOpen(!isOpen)
    if (!isOpen && isNew) change({ state: 'read' })
  }
  return (
    <li>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={body}
        onClick={toggle}
        className="flex w-full items-start gap-3 rounded-lg p-4 text-left transition-colors duration-150 hover:bg-sunken focus-visible:-outline-offset-2 sm:p-5"
      >
        <span className="grid min-w-0 flex-1 gap-1">
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span className={`wrap-anywhere ${isNew ? 'font-semibold' : 'font-medium'}`}>
              {message.subject}
            </span>
            {isNew ? <Badge tone="info">{words.newMessage}</Badge> : null}
            {message.priority ? <Badge tone="good">{words.priority}</Badge> : null}
          </span>
          <span className="text-sm wrap-anywhere text-ink-2">{words.from(message.name, message.email)}</span>
          <span className="text-sm wrap-anywhere text-ink-2">{words.writtenAs(message.account)}</span>
          <span className="text-sm text-ink-2 tabular-nums">{momentOf(message.createdAt, zone)}</span>
        </span>
        <ChevronDown
          className={`mt-0.5 size-5 shrink-0 text-ink-3 transition-transform duration-150 ${isOpen ? 'rotate-180' : ''}`}
          aria-hidden="true"
        />
      </button>
      <div id={body} hidden={!isOpen}>
        {isOpen ? <MessageBody message={message} change={change} busy={busy} /> : null}
      </div>
    </li>
  )
}
