import { firstDay, lastDiaryDay } from '#contract/measures/day.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { useToday } from '../day/use-today.ts'
import { words } from '../words.ts'

type Props = {
  label: string
  /** `yyyy-MM-dd`; empty while incomplete. */
  day: string
  onChange: (day: string) => void
  /** Error other than a day after tomorrow. */
  error?: string | undefined
}

/** A date input for days up to tomorrow, the server's limit. */
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
          min={firstDay}
          max={last}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
