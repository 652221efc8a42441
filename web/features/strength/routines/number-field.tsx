import { useState } from 'react'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { formatNumber } from '#web/ui/measures/format.ts'
import { words } from '../words.ts'

type Props = {
  label: string
  value: number | null
  least: number
  most: number
  /** What the value is a multiple of. */
  step?: number
  whole?: boolean
  /** Null when emptied; called with values within the bounds only. */
  onChange: (value: number | null) => void
}

const shown = (value: number | null) => (value === null ? '' : formatNumber(value, 2).replaceAll(',', ''))

/** A number with bounds; what is out of them is said and not taken over. */
export function NumberField({ label, value, least, most, step, whole, onChange }: Props) {
  const [typed, setTyped] = useState<string>()
  const isFine = (number: number) =>
    number >= least &&
    number <= most &&
    (!whole || Number.isInteger(number)) &&
    (!step || Number.isInteger(Math.round((number / step) * 1e6) / 1e6))
  const text = typed?.replace(',', '.').trim()
  const wrong = text ? !isFine(Number(text)) : false
  return (
    <Field
      label={label}
      {...(wrong && { error: words.between(formatNumber(least, 2), formatNumber(most, 2)) })}
    >
      {(ids) => (
        <Input
          {...ids}
          inputMode={whole ? 'numeric' : 'decimal'}
          autoComplete="off"
          value={typed ?? shown(value)}
          onBlur={() => wrong || setTyped(undefined)}
          onChange={({ target }) => {
            setTyped(target.value)
            const next = target.value.replace(',', '.').trim()
            if (next === '') onChange(null)
            else if (isFine(Number(next))) onChange(Number(next))
          }}
        />
      )}
    </Field>
  )
}
