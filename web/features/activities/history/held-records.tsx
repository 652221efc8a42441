import { Trophy } from 'lucide-react'
import type { Activity } from '#contract/activities/activities.ts'
import { useUser } from '#web/features/access/use-user.ts'
import { formatClock, formatDistance, type LengthUnit } from '#web/ui/measures/distance.ts'
import { useRecords } from '../use-activities.ts'
import { words } from '../words.ts'
import { foreignRecord } from './foreign-record.ts'

type Props = { activity: Pick<Activity, 'id' | 'activityType'>; unit: LengthUnit }

/** The personal records that an activity holds; nothing without any. */
export function HeldRecords({ activity: { id, activityType }, unit }: Props) {
  const { user } = useUser()
  const { data } = useRecords(activityType)
  const foreign = foreignRecord[user?.units ?? 'specified']
  const held = data?.filter(({ activityId, record }) => activityId === id && record !== foreign)
  if (!held?.length) return null
  return (
    <section aria-label={words.records} className="rounded-lg bg-sunken p-4">
      <h3 className="flex items-center gap-2 font-semibold">
        <Trophy className="size-4.5 text-carbs" strokeWidth={1.75} aria-hidden="true" />
        {words.recordsHeld(held.length)}
      </h3>
      <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-1.5">
        {held.map(({ record, value }) => (
          <li key={record} className="flex items-baseline gap-2">
            <span className="text-sm text-ink-2">{words.recordNames[record]}</span>
            <span className="numeral text-xl">
              {record === 'longest' ? formatDistance(value, unit) : formatClock(value)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
