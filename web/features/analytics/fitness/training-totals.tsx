import { Fragment } from 'react'
import type { TrainingAnalytics } from '#contract/analytics.ts'
import { durationParts, inUnit, type LengthUnit, unitName } from '#web/ui/measures/distance.ts'
import { formatNumber } from '#web/ui/measures/format.ts'
import { words } from '../words.ts'

type Props = { totals: TrainingAnalytics['totals'] | undefined; unit: LengthUnit }

/** Totals of the period; zeros after a failed request. */
export function TrainingTotals({ totals, unit }: Props) {
  const { workouts = 0, seconds = 0, distance = 0, calories = 0 } = totals ?? {}
  const figures: { label: string; parts: { value: string; unit: string }[] }[] = [
    { label: words.workouts, parts: [{ value: formatNumber(workouts), unit: '' }] },
    { label: words.time, parts: durationParts(seconds) },
    {
      label: words.distance,
      parts: [{ value: formatNumber(inUnit(distance, unit), 1), unit: unitName[unit] }],
    },
    { label: words.burned, parts: [{ value: formatNumber(calories), unit: words.kcal }] },
  ]
  return (
    <dl className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      {figures.map(({ label, parts }) => (
        <div key={label} className="rounded-lg border border-line bg-raised p-4 sm:p-5">
          <dt className="text-sm text-ink-2">{label}</dt>
          <dd className="mt-1.5 flex flex-wrap items-baseline gap-x-1.5">
            {parts.map(({ value, unit: of }) => (
              <Fragment key={of}>
                <span className="numeral text-[1.75rem] leading-9">{value}</span>
                {of ? <span className="text-sm text-ink-2">{of}</span> : null}
              </Fragment>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}
