import { ChevronRight } from 'lucide-react'
import { Link, useLocation, useSearch } from 'wouter'
import { useUser } from '#web/features/access/use-user.ts'
import { keepToastsAbove } from '#web/ui/feedback/toast-rise.ts'
import { formatFixed } from '#web/ui/measures/format.ts'
import { isOutdoor } from './kinds.ts'
import { formatClock, lengthIn, lengthUnit } from './measure.ts'
import type { Session } from './recording/session.ts'
import { useClock } from './recording/use-clock.ts'
import { useRecorder } from './recording/use-recorder.ts'
import { words } from './words.ts'

/** The running activity on every other screen; a press opens it. A recording that a reload interrupted goes on. */
export function RecordingPill() {
  const { phase, session } = useRecorder()
  const [path] = useLocation()
  const tab = new URLSearchParams(useSearch()).get('tab')
  const isShownWhole = path === '/fitness' && (tab === null || tab === 'tracker')
  if (!session || isShownWhole) return null
  return <Pill session={session} paused={phase === 'paused'} />
}

function Pill({ session, paused }: { session: Session; paused: boolean }) {
  const now = useClock()
  const { user } = useUser()
  const unit = lengthUnit(user?.units)
  const { activityType } = session.kept
  const { distanceKm, movingSeconds } = session.figures(now)
  const length = isOutdoor(activityType)
    ? `${formatFixed(lengthIn(distanceKm, unit), 2)} ${words.units[unit]}`
    : undefined
  return (
    <aside
      aria-label={words.recording}
      ref={keepToastsAbove}
      className="pointer-events-none fixed inset-x-0 bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-30 flex justify-center px-4 pb-3 lg:bottom-2 print:hidden"
    >
      <Link
        href="/fitness?tab=tracker"
        className="pointer-events-auto flex min-h-12 max-w-full items-center gap-3 rounded-full border border-line bg-raised py-2 pr-3 pl-4 font-semibold tabular-nums shadow-float hover:bg-sunken"
      >
        <span
          aria-hidden="true"
          className={`size-2.5 shrink-0 rounded-full bg-tomato ${paused ? 'opacity-40' : 'motion-safe:animate-pulse'}`}
        />
        <span className="min-w-0 truncate">
          {paused ? words.pausedPill(words.types[activityType]) : words.types[activityType]}
        </span>
        {length ? <span className="whitespace-nowrap">{length}</span> : null}
        <span role="timer" className="whitespace-nowrap text-ink-2">
          {formatClock(movingSeconds)}
        </span>
        <span className="sr-only">{words.openRecording}</span>
        <ChevronRight className="size-5 shrink-0 text-ink-2" aria-hidden="true" />
      </Link>
    </aside>
  )
}
