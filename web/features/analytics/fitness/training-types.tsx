import type { TrainingAnalytics } from '#contract/analytics.ts'
import { activityEmoji, activityName } from '#web/features/activities/use-activity-names.ts'
import { Card } from '#web/ui/card.tsx'
import { share } from '#web/ui/charts/hue.ts'
import { formatDuration, inUnit, type LengthUnit, unitName } from '#web/ui/measures/distance.ts'
import { formatNumber } from '#web/ui/measures/format.ts'
import { words } from '../words.ts'

type Props = { types: TrainingAnalytics['byType']; unit: LengthUnit }

/** Duration by kind of activity, the longest first. */
export function TrainingTypes({ types, unit }: Props) {
  const most = Math.max(...types.map(({ seconds }) => seconds))
  return (
    <Card as="section" aria-labelledby="training-types">
      <h2 id="training-types" className="display text-[1.375rem]">
        {words.byType}
      </h2>
      <ul className="mt-4 grid gap-4">
        {types.map(({ activityType, workouts, seconds, distance }) => (
          <li key={activityType} className="grid grid-cols-[auto_1fr] items-center gap-x-3 gap-y-1">
            <span aria-hidden="true" className="emoji row-span-2 w-7 text-center text-xl">
              {activityEmoji(activityType)}
            </span>
            <span className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span className="font-semibold">{activityName(activityType)}</span>
              <span className="text-sm text-ink-2 tabular-nums">
                {words.facts([
                  words.times(workouts),
                  formatDuration(seconds),
                  distance ? `${formatNumber(inUnit(distance, unit), 1)} ${unitName[unit]}` : '',
                ])}
              </span>
            </span>
            <span aria-hidden="true" className="h-2 rounded-full bg-sunken">
              <span
                className="block h-full rounded-full bg-herb"
                style={{ width: `${share(seconds, most) * 100}%` }}
              />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
