import { type ActivityType, activityTypes } from '#contract/activities/activities.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import type { HistoryFilter } from '../use-activities.ts'
import { words } from '../words.ts'

const every = 'every'
const options = [
  { value: every, label: words.everyType },
  ...activityTypes.map((value) => ({ value, label: words.label(value) })),
]

type Props = { filter: HistoryFilter; onChange: (filter: HistoryFilter) => void; today: string }

/** Filters by kind and by range of days. */
export function HistoryFilters({ filter, onChange, today }: Props) {
  const change = (changed: HistoryFilter) => {
    const next = { ...filter, ...changed }
    // Empty fields are left out.
    onChange(Object.fromEntries(Object.entries(next).filter(([, value]) => value)) as HistoryFilter)
  }
  return (
    <div className="flex flex-wrap items-end gap-2 sm:flex-nowrap">
      <Select
        label={words.filterType}
        className="min-w-36"
        value={filter.type ?? every}
        options={options}
        onChange={(value) => change({ type: value === every ? undefined : (value as ActivityType) })}
      />
      <Field label={words.from} className="w-40 shrink-0">
        {(ids) => (
          <Input
            {...ids}
            type="date"
            max={filter.to ?? today}
            value={filter.from ?? ''}
            onChange={(event) => change({ from: event.target.value || undefined })}
          />
        )}
      </Field>
      <Field label={words.to} className="w-40 shrink-0">
        {(ids) => (
          <Input
            {...ids}
            type="date"
            min={filter.from}
            max={today}
            value={filter.to ?? ''}
            onChange={(event) => change({ to: event.target.value || undefined })}
          />
        )}
      </Field>
    </div>
  )
}
