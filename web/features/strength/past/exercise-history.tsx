import { useQuery } from '@tanstack/react-query'
import { getExerciseHistory } from '#contract/strength/strength.ts'
import { isGone } from '#web/http/api-error.ts'
import { read } from '#web/http/query-client.ts'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { formatDay, formatNumber } from '#web/ui/measures/format.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { formatWeight, type WeightUnit } from '../weights.ts'
import { words } from '../words.ts'

type Props = { exerciseId: string; name: string; unit: WeightUnit; onClose: () => void }

/** Records and days of an exercise. */
export function ExerciseHistory({ exerciseId, name, unit, onClose }: Props) {
  const { data, error, refetch } = useQuery({
    ...read(getExerciseHistory, { params: { exerciseId }, query: {} }),
    staleTime: 0,
  })
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={name}>
      {data ? (
        <div className="grid grid-cols-1 gap-6">
          {data.days.length ? <Records records={data.records} unit={unit} /> : null}
          <section aria-label={words.days}>
            {data.days.length ? (
              <ul className="grid gap-px">
                {data.days.map(({ day, sets, reps, volume, heaviest, heaviestReps }) => (
                  <li
                    key={day}
                    className="flex items-baseline justify-between gap-3 border-t border-line py-2.5"
                  >
                    <span>{formatDay(day)}</span>
                    <span className="text-right text-ink-2 tabular-nums">
                      {words.dayLine(
                        sets,
                        heaviest === null
                          ? words.reps(reps)
                          : `${formatWeight(heaviest, unit)} × ${heaviestReps}`,
                        volume ? formatWeight(volume, unit) : '',
                      )}
                    </span>
                  </li>
                ))}
              </ul>
            ) : (
              <p className="text-ink-2">{words.noDays}</p>
            )}
          </section>
          <p className="text-sm text-ink-3">{words.formula}</p>
        </div>
      ) : isGone(error) ? (
        <p className="text-ink-2">{words.noDays}</p>
      ) : error || data === null ? (
        <ErrorState title={words.historyFailed} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-60" />
      )}
    </Dialog>
  )
}

type Record = { day: string; value: number } | null
type Records = { heaviest: Record; oneRepMax: Record; volume: Record; mostReps: Record }

function Records({ records, unit }: { records: Records; unit: WeightUnit }) {
  const weight = (value: number) => formatWeight(value, unit)
  const shown: [label: string, record: Record, format: (value: number) => string][] = [
    [words.heaviest, records.heaviest, weight],
    [words.oneRepMax, records.oneRepMax, weight],
    [words.volume, records.volume, weight],
    [words.mostReps, records.mostReps, (value) => formatNumber(value)],
  ]
  return (
    <section aria-label={words.records}>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4">
        {shown.map(([label, record, format]) =>
          record?.value ? (
            <div key={label}>
              <dt className="text-sm text-ink-2">{label}</dt>
              <dd>
                <span className="numeral text-2xl">{format(record.value)}</span>
                <span className="block text-sm text-ink-3">{formatDay(record.day)}</span>
              </dd>
            </div>
          ) : null,
        )}
      </dl>
    </section>
  )
}
