import { useQuery } from '@tanstack/react-query'
import { muscleLabels } from '#contract/labels.ts'
import { getStrengthVolume, type StrengthWeek, usefulSets } from '#contract/strength/volume.ts'
import { type Muscle, muscles } from '#contract/training/exercises.ts'
import { read } from '#web/http/query-client.ts'
import { ChartTable } from '#web/ui/charts/chart-table.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { formatDay, formatNumber } from '#web/ui/measures/format.ts'
import { words } from '../words.ts'
import { View } from './view-links.tsx'

/** Whole weeks shown. */
const shownWeeks = 12

/** Sets of each muscle in the last twelve whole weeks, the most trained first. */
export function MuscleWeeks() {
  const asked = read(getStrengthVolume, { query: { weeks: shownWeeks + 1 } })
  const { data, isError, refetch } = useQuery({ ...asked, staleTime: 0 })
  const weeks = data?.slice(1).toReversed()
  const { least, most } = usefulSets
  return (
    <View title={words.weeksTitle} text={words.weeksText(shownWeeks, least, most)}>
      {weeks ? (
        <Weeks weeks={weeks} />
      ) : isError || data === null ? (
        <ErrorState title={words.weeksFailed} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-60" />
      )}
    </View>
  )
}

function Weeks({ weeks }: { weeks: readonly StrengthWeek[] }) {
  const setsOf = (week: StrengthWeek, muscle: Muscle) =>
    week.muscles.find((one) => one.muscle === muscle)?.sets ?? 0
  const totalOf = (muscle: Muscle) => weeks.reduce((sum, week) => sum + setsOf(week, muscle), 0)
  const trained = muscles.filter((muscle) => totalOf(muscle) > 0).sort((a, b) => totalOf(b) - totalOf(a))
  const unknown = weeks.reduce((sum, week) => sum + week.unknown, 0)
  const scale = Math.max(usefulSets.most, ...weeks.flatMap((week) => week.muscles.map(({ sets }) => sets)))
  if (!trained.length && !unknown) return <p className="text-ink-2">{words.noWeeks}</p>
  return (
    <>
      <ul className="grid gap-3" aria-hidden="true">
        {trained.map((muscle) => (
          <li key={muscle} className="grid grid-cols-[6.5rem_1fr_5.5rem] items-end gap-3">
            <span className="text-sm">{muscleLabels[muscle]}</span>
            <span className="flex h-10 items-end gap-0.5 border-b border-line">
              {weeks.map((week) => {
                const sets = setsOf(week, muscle)
                return (
                  <span
                    key={week.from}
                    className={`flex-1 rounded-t-[2px] ${sets >= usefulSets.least ? 'bg-herb' : 'bg-herb/45'}`}
                    style={{ height: `${(100 * sets) / scale}%` }}
                  />
                )
              })}
            </span>
            <span className="text-right text-sm text-ink-2">
              <span className="numeral text-lg text-ink">
                {formatNumber(totalOf(muscle) / weeks.length, 1)}
              </span>{' '}
              {words.aWeek}
            </span>
          </li>
        ))}
      </ul>
      <ChartTable
        title={words.weeksTitle}
        rowsLabel={words.weekHead}
        columns={trained.map((muscle) => ({
          key: muscle,
          label: muscleLabels[muscle],
          format: (sets) => formatNumber(sets, 1),
        }))}
        rows={weeks.map((week) => ({
          key: week.from,
          tick: formatDay(week.from, 'short'),
          name: words.weekOf(formatDay(week.from)),
          values: Object.fromEntries(trained.map((muscle) => [muscle, setsOf(week, muscle)])),
        }))}
      />
      {unknown ? <p className="text-sm text-ink-3">{words.muscleUnknown(unknown)}</p> : null}
      <p className="text-sm text-ink-3">{words.muscleSource}</p>
    </>
  )
}
