import { CalendarDays, Flame, Play } from 'lucide-react'
import { Link } from 'wouter'
import type { DashboardToday } from '#contract/insights.ts'
import { useInUnits } from '#web/features/access/use-in-units.ts'
import { useDashboardStats } from '#web/features/insights/use-dashboard-stats.ts'
import { LiftPanel } from '#web/features/strength/lift-panel.tsx'
import { TrackerTab } from '#web/features/tracker/tracker-tab.tsx'
import { useSessionStart } from '#web/features/tracker/use-session-start.ts'
import { useSchedules } from '#web/features/training/schedule/use-schedules.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { formatDay, formatNumber } from '#web/ui/measures/format.ts'
import { words } from './words.ts'

const look =
  'flex min-h-16 items-center gap-2.5 rounded-lg border border-line bg-raised px-3.5 py-2 transition-colors duration-150 hover:border-edge'
const calendarLook = {
  className: 'size-5 shrink-0 text-herb',
  strokeWidth: 1.75,
  'aria-hidden': true,
} as const

/** Where moving and lifting begin: today's session, plan and streak above both. */
export const FitnessStart = () => <TrackerTab above={<FitnessToday />} beside={<LiftPanel />} />

type PlanProps = { session: NonNullable<DashboardToday['session']>; isToday: boolean; plan: string }

/** The next session; today's begins by one press, unless it waits here to be sent. */
function NextSession({ session, isToday, plan }: PlanProps) {
  const tell = useInUnits()
  const title = tell(session.title)
  const start = useSessionStart({ ...session, title })
  const day = isToday ? words.today : formatDay(session.day, 'short')
  return (
    <div className={look}>
      {isToday && start.kind !== 'waiting' ? (
        <Link
          {...start.link}
          aria-label={words.startSession(title)}
          className="-ml-1.5 grid size-11 shrink-0 place-items-center rounded-full bg-herb text-on-herb transition-colors duration-150 hover:bg-herb-deep"
        >
          <Play className="size-5" aria-hidden="true" />
        </Link>
      ) : (
        <CalendarDays {...calendarLook} />
      )}
      <PlanLink
        href={`/fitness/session/${session.scheduleId}/${session.id}`}
        title={words.sessionOn(day, title)}
        text={start.kind === 'waiting' ? start.text : plan}
      />
    </div>
  )
}

function PlanLink({ href, title, text }: { href: string; title: string; text: string }) {
  return (
    <Link href={href} className="flex min-h-12 min-w-0 flex-1 items-center">
      <span className="min-w-0">
        <span className="block font-semibold text-pretty wrap-anywhere">{title}</span>
        <span className="block text-sm text-pretty wrap-anywhere text-ink-2">{text}</span>
      </span>
    </Link>
  )
}

/** The next session with its plan, and the streak with the week's goal. */
function FitnessToday() {
  const { data: stats } = useDashboardStats()
  const { data: schedules } = useSchedules()
  const tell = useInUnits()
  // Without an answer nothing is claimed; everything below works.
  if (!stats?.present) return <Skeleton className="h-16" />
  const { session } = stats.present
  const plan = schedules?.find(({ id }) => id === session?.scheduleId)
  const workouts = stats.week.reduce((sum, day) => sum + day.workouts, 0)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2">
      {session ? (
        <NextSession
          session={session}
          isToday={session.day === stats.date}
          plan={
            plan
              ? words.planAt(tell(plan.title), formatNumber(plan.done), formatNumber(plan.total))
              : words.minutes(formatNumber(session.minutes))
          }
        />
      ) : (
        <div className={look}>
          <CalendarDays {...calendarLook} />
          <PlanLink href="/fitness?tab=scheduler" title={words.noPlan} text={words.noPlanText} />
        </div>
      )}
      <Link href="/fitness?tab=goals" className={look}>
        <span className="whitespace-nowrap">
          <span className="flex items-center gap-1.5 font-semibold">
            <Flame className="size-5 text-energy" strokeWidth={1.75} aria-hidden="true" />
            {words.streakOf(stats.streakDays)}
          </span>
          <span className="block text-sm text-ink-2">
            {words.ofGoal(formatNumber(workouts), formatNumber(stats.goals.weeklyWorkouts))}
          </span>
          {stats.goals.areDefaults ? (
            <span className="block text-xs text-ink-2">{words.defaultGoal}</span>
          ) : null}
        </span>
      </Link>
    </div>
  )
}
