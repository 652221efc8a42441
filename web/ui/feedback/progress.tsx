import { fills, type Hue, share } from '../charts/hue.ts'
import { formatNumber } from '../measures/format.ts'
import { words } from '../words.ts'

type Props = {
  value: number
  max: number
  tone?: Hue
  /** Accessible name of the bar. */
  label: string
  className?: string
}

/** A progress bar, limited to 100 %; for a larger value a gap marks the maximum. */
export function ProgressBar({ value, max, tone = 'herb', label, className = '' }: Props) {
  const filled = share(value, max)
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(filled * 100)}
      aria-valuetext={words.progress(label, formatNumber(value, 1), formatNumber(max, 1))}
      className={`relative h-2 overflow-hidden rounded-full bg-sunken ${className}`}
    >
      <div
        className={`h-full rounded-full transition-[width] duration-200 ease-out ${fills[tone]}`}
        style={{ width: `${filled * 100}%` }}
      />
      {value > max && max > 0 ? (
        <div className="absolute inset-y-0 w-1 bg-raised" style={{ left: `${(max / value) * 100}%` }} />
      ) : null}
    </div>
  )
}
