import { Minus, Plus } from 'lucide-react'
import { IconButton } from '#web/ui/forms/button.tsx'
import { formatNumber } from '#web/ui/measures/format.ts'
import { words } from '../words.ts'

type Props = {
  /** Accessible name of the figure. */
  label: string
  value: number | null
  /** Value after the first press. */
  first: number
  least: number
  most: number
  onChange: (value: number) => void
  large?: boolean
}

/** A stepper for a small whole number; the first press in either direction sets `first`. */
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
