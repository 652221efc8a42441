import { useState } from 'react'
import { Field } from '#web/ui/forms/field.tsx'
import { NumberInput } from '#web/ui/forms/numbers/number-input.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { formatCount } from '#web/ui/measures/format.ts'
import { words } from './schedule-words.ts'

type Props = {
  label: string
  /** Singular and plural of the unit. */
  unit: readonly [string, string]
  choices: readonly number[]
  value: number
  onChange: (value: number) => void
  error: string | undefined
}
const other = 'other'

/** A choice of preset numbers, or a typed one. */
export function ScheduleChoice({ label, unit, choices, value, onChange, error }: Props) {
  const [byHand, setByHand] = useState(!choices.includes(value))
  const options = [
    ...choices.map((choice) => ({ value: String(choice), label: formatCount(choice, ...unit) })),
    { value: other, label: words.other },
  ]
  const choose = (chosen: string) => {
    setByHand(chosen === other)
    if (chosen !== other) onChange(Number(chosen))
  }
  return (
    <Field label={label} error={error}>
      {(ids) => (
        <div className="grid gap-2">
          <Select {...ids} value={byHand ? other : String(value)} onChange={choose} options={options} />
          {byHand ? (
            <NumberInput
              aria-label={words.otherOf(label)}
              aria-describedby={ids['aria-describedby']}
              aria-invalid={ids['aria-invalid']}
              bounds={{ whole: true }}
              value={value}
              onChange={(typed) => onChange(typed ?? Number.NaN)}
            />
          ) : null}
        </div>
      )}
    </Field>
  )
}
