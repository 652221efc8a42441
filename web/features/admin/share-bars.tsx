import { fills, type Hue, share } from '#web/ui/charts/hue.ts'
import { formatNumber } from '#web/ui/measures/format.ts'

export type Part = { label: string; count: number; hue: Hue }

/** Shares of a whole: a bar each, with count and percent in words. */
export function ShareBars({ parts }: { parts: readonly Part[] }) {
  const whole = parts.reduce((sum, { count }) => sum + count, 0)
  return (
    <dl className="grid gap-4">
      {parts.map(({ label, count, hue }) => (
        <div key={label}>
          <dt className="float-left text-sm font-medium">{label}</dt>
          <dd>
            <p className="text-right text-sm text-ink-2 tabular-nums">
              <span className="font-semibold text-ink">{formatNumber(count)}</span>
              {` · ${formatNumber(100 * share(count, whole), 1)}%`}
            </p>
            <div aria-hidden="true" className="mt-1.5 h-2.5 overflow-hidden rounded-full bg-sunken">
              <div
                className={`h-full rounded-full transition-[width] duration-200 ${fills[hue]}`}
                style={{ width: `${100 * share(count, whole)}%` }}
              />
            </div>
          </dd>
        </div>
      ))}
    </dl>
  )
}
