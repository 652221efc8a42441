import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getExerciseTrend, trendMonths } from '#contract/strength/exercises.ts'
import { read } from '#web/http/query-client.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Segmented } from '#web/ui/forms/segmented.tsx'
import { formatDay } from '#web/ui/measures/format.ts'
import { WeightLine } from '../weight-line.tsx'
import { inUnit, type WeightUnit } from '../weights.ts'
import { words } from '../words.ts'

/** Estimated maximum over months as a line; nothing without estimates. */
export default function ExerciseTrend({ exerciseId, unit }: { exerciseId: string; unit: WeightUnit }) {
  const [months, setMonths] = useState<(typeof trendMonths)[number]>(3)
  const { data } = useQuery({
    ...read(getExerciseTrend, { params: { exerciseId }, query: { months } }),
    staleTime: 0,
  })
  const points = (data ?? []).flatMap(({ day, estimatedMax }) =>
    estimatedMax === null
      ? []
      : [
          {
            key: day,
            tick: formatDay(day, 'short'),
            name: formatDay(day),
            values: { max: inUnit(estimatedMax, unit) },
          },
        ],
  )
  return (
    <section aria-label={words.trend} className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold">{words.estimatedMax}</h3>
        <Segmented
          label={words.trendOver}
          value={String(months)}
          options={trendMonths.map((value) => ({ value: String(value), label: words.months(value) }))}
          onChange={(value) => setMonths(Number(value) as typeof months)}
        />
      </div>
      {data === undefined ? (
        <Skeleton className="h-48" />
      ) : points.length > 1 ? (
        <WeightLine
          title={words.trend}
          rowsLabel={words.day}
          points={points}
          lines={[{ key: 'max', label: words.estimatedMax, hue: 'herb' }]}
          unit={unit}
        />
      ) : (
        <p className="text-sm text-ink-3">{words.noTrend}</p>
      )}
    </section>
  )
}
