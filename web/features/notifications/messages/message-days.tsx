import { ChevronRight } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'wouter'
import { dayIn } from '#contract/measures/day.ts'
import type { SentMessage } from '#contract/notifications.ts'
import { fallbackTimezone } from '#contract/product.ts'
import { useUser } from '#web/features/access/use-user.ts'
import { formatTime } from '#web/ui/measures/format.ts'
import { recentDay } from '#web/ui/measures/recent-day.ts'
import { words } from '../words.ts'
import { useOpenMessage } from './use-messages.ts'

/** Messages by day, newest first; a press opens the screen that a message is about. */
export function MessageDays({ messages }: { messages: SentMessage[] }) {
  const zone = useUser().user?.timezone ?? fallbackTimezone
  const today = dayIn(zone, new Date())
  const days = Map.groupBy(messages, ({ sentAt }) => dayIn(zone, new Date(sentAt)))
  return (
    <div className="grid gap-6">
      {[...days].map(([day, ofDay]) => (
        <Day key={day} name={recentDay(day, today)} messages={ofDay} zone={zone} />
      ))}
    </div>
  )
}

type DayProps = { name: string; messages: SentMessage[]; zone: string }

function Day({ name, messages, zone }: DayProps) {
  const heading = useId()
  const open = useOpenMessage()
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="eyebrow mb-1">
        {name}
      </h2>
      <ul className="divide-y divide-line">
        {messages.map(({ id, title, body, url, sentAt, opened }) => (
          <li key={id}>
            <Link
              href={url}
              onClick={() => {
                if (!opened) open.mutate(id)
              }}
              className="-mx-3 flex items-center gap-3 rounded-md px-3 py-3 hover:bg-sunken"
            >
              <span
                aria-hidden="true"
                className={`size-2.5 shrink-0 rounded-full ${opened ? 'bg-transparent' : 'bg-herb'}`}
              />
              <span className="min-w-0 flex-1">
                <span className="flex items-baseline justify-between gap-4">
                  <span className={opened ? 'text-ink-2' : 'font-semibold'}>
                    {title}
                    {opened ? null : <span className="sr-only"> {words.messageNew}</span>}
                  </span>
                  <span className="shrink-0 text-sm text-ink-2 tabular-nums">{formatTime(sentAt, zone)}</span>
                </span>
                <span className="block text-[0.9375rem] text-ink-2">{body}</span>
              </span>
              <ChevronRight className="size-4.5 shrink-0 text-ink-2" aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
