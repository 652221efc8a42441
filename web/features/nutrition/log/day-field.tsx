import { lastDiaryDay } from '#contract/measures/day.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { useToday } from '../day/use-today.ts'
import { words } from '../words.ts'

type Props = {
  label: string
  /** `yyyy-MM-dd`; empty while half typed. */
  day: string
  onChange: (day: string) => void
  /** Why this day cannot be taken, besides lying beyond tomorrow. */
  error?: string | undefined
}

/** A day of the diary, tomorrow at the latest, as the server takes it. */
export function DayField({ label, day, onChange, error }: Props) {
  const { today } = useToday()
  const last = lastDiaryDay(today)
  return (
    <Field label={label} error={day > last ? words.dayTooLate : error}>
      {(ids) => (
        <Input
          {...ids}
          type="date"
          value={day}
          min="1970-01-01"
          max={last}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
