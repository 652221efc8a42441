import { Trophy } from 'lucide-react'
import { useState } from 'react'
import type { ActivityType } from '#contract/activities/activities.ts'
import { useUser } from '#web/features/access/use-user.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Segmented } from '#web/ui/forms/segmented.tsx'
import { formatClock, formatDistance, type LengthUnit } from '#web/ui/measures/distance.ts'
import { formatDay } from '#web/ui/measures/format.ts'
import { useRecords } from '../use-activities.ts'
import { words } from '../words.ts'
import { foreignRecord } from './foreign-record.ts'

const types = (['running', 'walking', 'cycling'] satisfies ActivityType[]).map((value) => ({
  value,
  label: words.label(value),
}))

/** The fastest stretches and the longest distance of one kind of activity. */
export function Records({ unit, onOpen }: { unit: LengthUnit; onOpen: (id: string) => void }) {
  const [type, setType] = useState<(typeof types)[number]['value']>('running')
  const { user } = useUser()
  const { data, isPending } = useRecords(type)
  const records = data?.filter(({ record }) => record !== foreignRecord[user?.units ?? 'specified'])
  return (
    <section aria-labelledby="records">
      <h2 id="records" className="display text-2xl">
        {words.records}
      </h2>
      <Segmented className="mt-3" label={words.filterType} value={type} onChange={setType} options={types} />
      <div className="mt-3">
        {isPending ? (
          <Skeleton className="h-48 w-full" />
        ) : records?.length ? (
          <ul className="divide-y divide-line">
            {records.map(({ record, value, activityId, day }) => (
              <li key={record}>
                <button
                  type="button"
                  onClick={() => onOpen(activityId)}
                  className="-mx-2 flex min-h-14 w-[calc(100%+1rem)] items-center gap-3 rounded-md px-2 text-left transition-colors duration-150 hover:bg-sunken"
                >
                  <Trophy className="size-4.5 text-carbs" strokeWidth={1.75} aria-hidden="true" />
                  <span className="flex-1">
                    <span className="block font-semibold">{words.recordNames[record]}</span>
                    <span className="block text-sm text-ink-2">{formatDay(day, 'medium')}</span>
                  </span>
                  <span className="numeral text-xl">
                    {record === 'longest' ? formatDistance(value, unit) : formatClock(value)}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        ) : (
          <p className="rounded-md bg-sunken p-4 text-sm text-ink-2">{words.recordsNone}</p>
        )}
      </div>
    </section>
  )
}
