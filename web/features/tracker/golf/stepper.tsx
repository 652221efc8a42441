import { Minus, Plus } from 'lucide-react'
import { IconButton } from '#web/ui/forms/button.tsx'
import { formatNumber } from '#web/ui/measures/format.ts'
import { words } from '../words.ts'

type Props = {
  /** What is counted. */
  label: string
  value: number | null
  /** Where the first tap begins. */
  first: number
  least: number
  most: number
  onChange: (value: number) => void
  large?: boolean
}

/** A small whole number, one tap up or down; the first tap either way sets its usual value. */
export function Stepper({ label, value, first, least, most, onChange, large }: Props) {
  const step = (by: 1 | -1) => onChange(value === null ? first : Math.min(most, Math.max(least, value + by)))
  return (
    <fieldset aria-label={label} className="flex items-center gap-1.5">
      <IconButton outlined label={words.fewer(label)} disabled={value === least} onClick={() => step(-1)}>
        <Minus className="size-5" aria-hidden="true" />
      </IconButton>
      <output className={`numeral text-center ${large ? 'min-w-16 text-5xl' : 'min-w-9 text-2xl'}`}>
        {value === null ? words.none : formatNumber(value)}
      </output>
      <IconButton outlined label={words.more(label)} disabled={value === most} onClick={() => step(1)}>
        <Plus className="size-5" aria-hidden="true" />
      </IconButton>
    </fieldset>
  )
}
