import { CalendarDays, Play } from 'lucide-react'
import { Link } from 'wouter'
import type { DashboardToday } from '#contract/insights.ts'
import { useInUnits } from '#web/features/access/use-in-units.ts'
import { useSessionStart } from '#web/features/tracker/use-session-start.ts'
import { LinkButton } from '#web/ui/forms/button.tsx'
import { formatNumber } from '#web/ui/measures/format.ts'
import { words } from '../words.ts'

type Props = { session: NonNullable<DashboardToday['session']> }

/** The session planned for today, begun by one press; its name opens its parts. */
export function TodaySession({ session }: Props) {
  const { scheduleId, id, minutes } = session
  const tell = useInUnits()
  const title = tell(session.title)
  const start = useSessionStart({ ...session, title })
  return (
    <section
      aria-label={words.todaysSession}
      className="flex items-center gap-3 rounded-full border border-line bg-raised py-1.5 pr-1.5 pl-4 lg:min-w-96"
    >
      <CalendarDays className="size-5 shrink-0 text-herb" strokeWidth={1.75} aria-hidden="true" />
      <Link
        href={`/fitness/session/${scheduleId}/${id}`}
        className="flex min-h-11 min-w-0 flex-1 flex-col justify-center leading-tight"
      >
        <span className="truncate font-semibold">{title}</span>
        <span className="text-sm text-ink-2">
          {start.kind === 'waiting' ? start.text : words.sessionOn(words.today, formatNumber(minutes))}
        </span>
      </Link>
      {start.kind === 'waiting' ? null : start.kind === 'recording' ? (
        <LinkButton {...start.link} variant="secondary">
          {words.openSession}
          <span className="sr-only"> {title}</span>
        </LinkButton>
      ) : (
        <LinkButton {...start.link} icon={<Play className="size-4.5" aria-hidden="true" />}>
          {words.startSession}
          <span className="sr-only"> {title}</span>
        </LinkButton>
      )}
    </section>
  )
}
