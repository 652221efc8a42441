import { ChevronLeft } from 'lucide-react'
import { Link } from 'wouter'
import { useUser } from '#web/features/access/use-user.ts'
import { isOutdoor } from '../kinds.ts'
import { lengthUnit, planUnit } from '../measure.ts'
import { PlanLine } from '../plan/plan-line.tsx'
import type { RecorderState } from '../recording/recorder.ts'
import type { Session } from '../recording/session.ts'
import { signalOf } from '../recording/signal.ts'
import { useClock } from '../recording/use-clock.ts'
import { words } from '../words.ts'
import { LiveControls } from './live-controls.tsx'
import { LiveFigures } from './live-figures.tsx'
import { LiveNotices } from './live-notices.tsx'
import { RouteMap } from './route-map.tsx'
import { SplitBars } from './split-bars.tsx'

type Props = { session: Session; state: RecorderState }

/** The running activity. On phones it fills the screen: a map, with the figures and buttons in a sheet below. */
export function LivePanel({ session, state }: Props) {
  const now = useClock()
  const { user } = useUser()
  const { activityType } = session.kept
  const outdoor = isOutdoor(activityType)
  const unit = lengthUnit(user?.units)
  const figures = session.figures(now)
  const signal = signalOf(state.lastPosition, state.problem, now)
  const paused = state.phase === 'paused'
  const how = paused ? words.paused : outdoor ? words.signals[signal] : words.timeOnly
  return (
    <section
      aria-label={words.recording}
      className={`mx-auto flex w-full flex-col overflow-hidden border-line bg-paper max-lg:fixed max-lg:inset-0 max-lg:z-45 max-lg:overflow-y-auto lg:rounded-lg lg:border ${outdoor ? 'max-w-5xl lg:flex-row' : 'max-w-xl'}`}
    >
      <div
        className={`relative shrink-0 ${outdoor ? 'min-h-[34dvh] grow lg:min-h-120 lg:basis-1/2' : 'h-24'}`}
      >
        {outdoor ? <RouteMap line={session.line} last={state.lastPosition} unit={unit} /> : null}
        <div className="pointer-events-none absolute inset-x-0 top-[max(0.75rem,env(safe-area-inset-top))] flex items-center justify-center px-16">
          <p
            role="status"
            className="rounded-full border border-line bg-raised px-5 py-2.5 text-center text-[0.9375rem] font-semibold shadow-float"
          >
            {words.types[activityType]} · {how}
          </p>
        </div>
        <Link
          href="/dashboard"
          aria-label={words.minimise}
          className="absolute top-[max(0.75rem,env(safe-area-inset-top))] left-3 grid size-11 place-items-center rounded-full border border-line bg-raised shadow-float lg:hidden"
        >
          <ChevronLeft className="size-5" aria-hidden="true" />
        </Link>
      </div>
      <div className="relative z-10 -mt-6 grid content-start gap-5 rounded-t-lg bg-paper px-5 pt-6 pb-[max(1.5rem,env(safe-area-inset-bottom))] sm:px-8 lg:mt-0 lg:flex-1 lg:content-center lg:rounded-none lg:py-8">
        <LiveNotices state={state} outdoor={outdoor} />
        <PlanLine session={session} unit={planUnit(user?.units)} now={now} />
        <LiveFigures figures={figures} type={activityType} unit={unit} outdoor={outdoor} />
        {figures.autoPaused && !paused ? (
          <p role="status" className="text-center font-medium text-tomato">
            {words.autoPaused}
          </p>
        ) : null}
        {outdoor ? <SplitBars figures={figures} unit={unit} /> : null}
        <LiveControls session={session} paused={paused} />
      </div>
    </section>
  )
}
