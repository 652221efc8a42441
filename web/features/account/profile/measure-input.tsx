import { useState } from 'react'
import type { UnitSystem } from '#contract/measures/units.ts'
import { centimetresOf, feetAndInches, kilogramsOf, poundsOf } from '#web/ui/forms/body-measures.ts'
import type { FieldIds } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { words } from '../words.ts'
import { parseAmount } from './parse-amount.ts'

type Props = {
  ids: FieldIds
  units: UnitSystem
  /** Kilograms or centimetres; NaN if the typed text is not a number. */
  value: number | null
  onChange: (value: number | null) => void
}

/** Keeps the typed text; `value` is only the initial value. Change the key to reset it. */
export function WeightInput({ ids, units, value, onChange }: Props) {
  const imperial = units === 'imperial'
  const [typed, setTyped] = useState(() => shown(value, imperial ? poundsOf : same))
  return (
    <Input
      {...ids}
      value={typed}
      inputMode="decimal"
      autoComplete="off"
      suffix={imperial ? words.pounds : words.kilograms}
      onChange={(event) => {
        setTyped(event.target.value)
        const amount = parseAmount(event.target.value)
        onChange(amount === null ? null : (imperial ? kilogramsOf : same)(amount))
      }}
    />
  )
}

export function HeightInput(props: Props) {
  return props.units === 'imperial' ? <FeetAndInches {...props} /> : <Centimetres {...props} />
}

function Centimetres({ ids, value, onChange }: Props) {
  const [typed, setTyped] = useState(() => shown(value, same))
  return (
    <Input
      {...ids}
      value={typed}
      inputMode="decimal"
      autoComplete="off"
      suffix={words.centimetres}
      onChange={(event) => {
        setTyped(event.target.value)
        onChange(parseAmount(event.target.value))
      }}
    />
  )
}

function FeetAndInches({ ids, value, onChange }: Props) {
  const [typed, setTyped] = useState(() => {
    if (value === null) return { feet: '', inches: '' }
    const { feet, inches } = feetAndInches(value)
    return { feet: String(feet), inches: String(inches) }
  })
  const type = (next: typeof typed) => {
    setTyped(next)
    const [feet, inches] = [parseAmount(next.feet), parseAmount(next.inches)]
    onChange(feet === null && inches === null ? null : centimetresOf(feet ?? 0, inches ?? 0))
  }
  return (
    <div className="grid grid-cols-2 gap-2">
      <Input
        {...ids}
        aria-label={words.heightFeet}
        value={typed.feet}
        inputMode="numeric"
        autoComplete="off"
        suffix={words.feet}
        onChange={(event) => type({ ...typed, feet: event.target.value })}
      />
      <Input
        aria-label={words.heightInches}
        aria-invalid={ids['aria-invalid']}
        aria-describedby={ids['aria-describedby']}
        value={typed.inches}
        inputMode="decimal"
        autoComplete="off"
        suffix={words.inches}
        onChange={(event) => type({ ...typed, inches: event.target.value })}
      />
    </div>
  )
}

const same = (amount: number) => amount
const shown = (value: number | null, convert: (amount: number) => number) =>
  value === null ? '' : String(Math.round(convert(value) * 10) / 10)
