import { NumberInput } from '#web/ui/forms/numbers/number-input.tsx'
import type { TypedNumberProps } from '#web/ui/forms/numbers/use-typed-number.ts'
import { formatNumber } from '#web/ui/measures/format.ts'

type Props = TypedNumberProps & {
  label: string
  /** In the unit of storage, shown in grey while the value is null. */
  suggested: number | null
  invalid: boolean
  onFocus?: () => void
}

/** A figure of a set: the screen's number keys, and a suggestion as placeholder. */
export function NumberCell({ label, suggested, invalid, onFocus, ...number }: Props) {
  const shown = suggested === null ? null : (number.measure?.shown(suggested) ?? suggested)
  return (
    <NumberInput
      {...number}
      aria-label={label}
      aria-invalid={invalid || undefined}
      placeholder={shown === null ? '–' : formatNumber(shown, 2).replaceAll(',', '')}
      onFocus={(event) => {
        onFocus?.()
        event.target.select()
      }}
      look="numeral h-11 w-full min-w-0 rounded-sm border border-edge bg-raised px-1 text-center text-xl placeholder:text-ink-3 aria-invalid:border-tomato"
    />
  )
}
