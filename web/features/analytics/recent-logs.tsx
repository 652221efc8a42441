import { Link } from 'wouter'
import type { DetailedLog } from '#contract/analytics.ts'
import { useToday } from '#web/features/nutrition/day/use-today.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { FoodEmoji } from '#web/ui/food-emoji.tsx'
import { formatNumber } from '#web/ui/measures/format.ts'
import { recentDay } from '#web/ui/measures/recent-day.ts'
import { Problem } from './problem.tsx'
import { useWeekLogs } from './use-analytics.ts'
import { words } from './words.ts'

const shown = 10

/** The latest ten entries of the last seven days, in any period; each links to its day. */
export function RecentLogs() {
  const { data, isPending, isError, isFetching, refetch } = useWeekLogs()
  const logs = data?.slice(0, shown) ?? []
  return (
    <section aria-labelledby="recent-logs" className="mt-4">
      <h2 id="recent-logs" className="display text-2xl">
        {words.recentLogs}
      </h2>
      <p className="text-sm text-ink-2">{words.recentLead}</p>
      {isError ? (
        <div className="mt-3">
          <Problem
            title={words.logsFailed}
            hasOld={logs.length > 0}
            busy={isFetching}
            onRetry={() => void refetch()}
          />
        </div>
      ) : null}
      {isPending ? (
        <div role="status" aria-label={words.loading} className="mt-3 grid gap-3">
          {[0, 1, 2, 3].map((place) => (
            <Skeleton key={place} className="h-14 w-full" />
          ))}
        </div>
      ) : logs.length ? (
        <ul className="mt-3 grid grid-cols-1 gap-x-10 lg:grid-cols-2">
          {logs.map((log) => (
            <Row key={log.id} log={log} />
          ))}
        </ul>
      ) : (
        <p className="mt-3 rounded-md bg-sunken p-4 text-ink-2">{words.recentNone}</p>
      )}
    </section>
  )
}

function Row({
  log: { foodName, foodEmoji, mealType, calories, targetDate, analysis },
}: {
  log: DetailedLog
}) {
  const { today } = useToday()
  const guessed = analysis && analysis.source !== 'manual' && analysis.confidence !== null
  return (
    <li className="border-b border-line">
      <Link
        href={`/nutrition?date=${targetDate}`}
        className="-mx-2 flex items-center gap-3.5 rounded-sm px-2 py-2.5 hover:bg-sunken"
      >
        <FoodEmoji emoji={foodEmoji} />
        <span className="min-w-0 flex-1">
          <span className="block truncate font-semibold">{foodName}</span>
          <span className="block text-sm text-ink-2">
            {words.facts([
              words.mealType(mealType),
              recentDay(targetDate, today),
              guessed ? words.estimated(analysis.confidence! * 100) : '',
            ])}
          </span>
        </span>
        <span className="whitespace-nowrap">
          <span className="numeral text-xl">{formatNumber(calories)}</span>{' '}
          <span className="text-sm text-ink-2">{words.kcal}</span>
        </span>
      </Link>
    </li>
  )
}
