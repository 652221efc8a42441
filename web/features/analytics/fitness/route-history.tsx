import { Link } from 'wouter'
import type { TrainingAnalytics } from '#contract/analytics.ts'
import { activityName } from '#web/features/activities/use-activity-names.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { LinkButton } from '#web/ui/forms/button.tsx'
import { formatDistance, formatDuration, type LengthUnit } from '#web/ui/measures/distance.ts'
import { formatDay } from '#web/ui/measures/format.ts'
import { useRoutes } from '../use-analytics.ts'
import { words } from '../words.ts'
import { routeShape } from './route-shape.ts'

type Way = TrainingAnalytics['routes'][number]
type Props = { routes: readonly Way[]; loading: boolean; unit: LengthUnit; zone: string }

/** Small drawings of the latest recorded routes, each a link to its activity. */
export function RouteHistory({ routes, loading, unit, zone }: Props) {
  const drawn = useRoutes(routes.map(({ id }) => id))
  return (
    <section aria-labelledby="route-history">
      <h2 id="route-history" className="display text-2xl">
        {words.routeHistory}
      </h2>
      {loading ? (
        <div role="status" aria-label={words.loading} className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-3">
          {[0, 1, 2].map((place) => (
            <Skeleton key={place} className="aspect-[4/5] w-full rounded-lg!" />
          ))}
        </div>
      ) : routes.length ? (
        <ul className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-3">
          {routes.map((way, at) => (
            <li key={way.id}>
              <RouteCard way={way} lines={drawn[at]?.data?.lines} unit={unit} zone={zone} />
            </li>
          ))}
        </ul>
      ) : (
        <div className="mt-3 grid justify-items-start gap-3 rounded-md bg-sunken p-5">
          <p className="text-ink-2">{words.routesNone}</p>
          <LinkButton href="/fitness?tab=tracker" variant="secondary" size="sm">
            {words.startTracker}
          </LinkButton>
        </div>
      )}
    </section>
  )
}

type CardProps = { way: Way; lines: readonly string[] | undefined; unit: LengthUnit; zone: string }

function RouteCard({ way, lines, unit, zone }: CardProps) {
  const { id, activityType, routeName, startTime, distance, seconds } = way
  return (
    <Link
      href={`/fitness?tab=history&activity=${id}`}
      className="flex h-full flex-col overflow-hidden rounded-lg border border-line bg-raised transition-colors duration-150 hover:border-edge"
    >
      <RouteLines lines={lines} />
      <span className="grid gap-0.5 px-4 py-3">
        <span className="truncate font-semibold">{routeName || activityName(activityType)}</span>
        <span className="text-sm text-ink-2">{formatDay(startTime, 'medium', zone)}</span>
        <span className="text-sm text-ink-2 tabular-nums">
          {words.facts([distance ? formatDistance(distance, unit, 1) : '', formatDuration(seconds)])}
        </span>
      </span>
    </Link>
  )
}

/** The route as a line, with its start in green and its end in red. */
function RouteLines({ lines }: { lines: readonly string[] | undefined }) {
  const shape = lines && routeShape(lines)
  return (
    <svg viewBox="0 0 100 100" fill="none" aria-hidden="true" className="aspect-[5/4] w-full bg-sunken p-1">
      {shape ? (
        <>
          {shape.paths.map((path) => (
            <path
              key={path}
              d={path}
              className="stroke-herb"
              strokeWidth="2"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          ))}
          <circle cx={shape.start.x} cy={shape.start.y} r="3" className="fill-herb" />
          <circle cx={shape.end.x} cy={shape.end.y} r="4" className="fill-tomato" />
        </>
      ) : null}
    </svg>
  )
}
