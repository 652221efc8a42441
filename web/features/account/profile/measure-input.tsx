import { useState } from 'react'
import { profileChange } from '#contract/account/profile.ts'
import type { UnitSystem } from '#contract/measures/units.ts'
import { centimetresOf, feetAndInches, kilogramsOf, poundsOf } from '#web/ui/forms/body-measures.ts'
import type { FieldIds } from '#web/ui/forms/field.tsx'
import { boundsOf } from '#web/ui/forms/numbers/bounds.ts'
import { NumberInput } from '#web/ui/forms/numbers/number-input.tsx'
import type { NumberMeasure } from '#web/ui/forms/numbers/use-typed-number.ts'
import { words } from '../words.ts'

type Props = {
  ids: FieldIds
  units: UnitSystem
  /** Kilograms or centimetres; NaN if the typed text is not a number. */
  value: number | null
  onChange: (value: number | null) => void
}

const same = (amount: number) => amount
const pounds: NumberMeasure = { unit: words.pounds, shown: poundsOf, stored: kilogramsOf, digits: 1 }
const kilograms: NumberMeasure = { unit: words.kilograms, shown: same, stored: same, digits: 1 }
const centimetres: NumberMeasure = { unit: words.centimetres, shown: same, stored: same, digits: 1 }
const { weight, height } = profileChange.shape

export function WeightInput({ ids, units, value, onChange }: Props) {
  const measure = units === 'imperial' ? pounds : kilograms
  return (
    <NumberInput {...ids} measure={measure} bounds={boundsOf(weight)} value={value} onChange={onChange} />
  )
}

export function HeightInput({ ids, units, value, onChange }: Props) {
  return units === 'imperial' ? (
    <FeetAndInches ids={ids} value={value} onChange={onChange} />
  ) : (
    <NumberInput {...ids} measure={centimetres} bounds={boundsOf(height)} value={value} onChange={onChange} />
  )
}

/** Keeps what was typed; `value` is only the initial value. */
function FeetAndInches({ ids, value, onChange }: Omit<Props, 'units'>) {
  const [typed, setTyped] = useState<Record<'feet' | 'inches', number | null>>(() =>
    value === null ? { feet: null, inches: null } : feetAndInches(value),
  )
  const type = (next: typeof typed) => {
    setTyped(next)
    const { feet, inches } = next
    onChange(feet === null && inches === null ? null : centimetresOf(feet ?? 0, inches ?? 0))
  }
  return (
    <div className="grid grid-cols-2 gap-2">
      <NumberInput
        {...ids}
        aria-label={words.heightFeet}
        suffix={words.feet}
        bounds={{ whole: true }}
        value={typed.feet}
        onChange={(feet) => type({ ...typed, feet })}
      />
      <NumberInput
        aria-label={words.heightInches}
        aria-invalid={ids['aria-invalid']}
        aria-describedby={ids['aria-describedby']}
        suffix={words.inches}
        bounds={{ most: 100 }}
        value={typed.inches}
        onChange={(inches) => type({ ...typed, inches })}
      />
    </div>
  )
}
