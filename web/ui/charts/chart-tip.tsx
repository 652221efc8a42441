import { words } from '../words.ts'
import { type ChartColumn, type ChartRow, cellText } from './chart-table.tsx'
import { fills } from './hue.ts'

/** The values at one place of a chart, beside the pointer. */
export function ChartTip({ row, columns }: { row: ChartRow; columns: readonly ChartColumn[] }) {
  return (
    <div className="rounded-sm border border-line bg-raised px-3 py-2 text-sm shadow-float">
      <p className="text-ink-2">{row.name}</p>
      <dl className="mt-1 grid gap-0.5">
        {columns.map(({ key, label, hue, format }) => (
          <div key={key} className="flex items-baseline gap-2">
            <dt className="mr-auto flex items-center gap-2 pr-3">
              {hue ? <span aria-hidden="true" className={`size-2 rounded-full ${fills[hue]}`} /> : null}
              {label}
            </dt>
            <dd className="font-semibold tabular-nums">{cellText(row.values, { key, label, format })}</dd>
          </div>
        ))}
      </dl>
      {row.href ? <p className="mt-1 text-ink-2">{words.opensDay}</p> : null}
    </div>
  )
}
