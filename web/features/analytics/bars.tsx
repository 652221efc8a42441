import { Suspense } from 'react'
import { ChartFigure } from '#web/ui/charts/chart-figure.tsx'
import type { ChartColumn, ChartRow } from '#web/ui/charts/chart-table.tsx'
import { fills } from '#web/ui/charts/hue.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { lazyDrawing } from '#web/ui/lazy-drawing.ts'
import { words } from './words.ts'

const BarChart = lazyDrawing(() => import('#web/ui/charts/bar-chart.tsx'))

type Props = {
  title: string
  lead: { value: string; unit: string } | undefined
  note?: string
  /** Legend above the chart, for several series. */
  legend?: readonly ChartColumn[]
  rows: readonly ChartRow[]
  columns: readonly ChartColumn[]
  goal?: { value: number; label: string }
  className?: string
}

/** A card with a bar chart; the chart's code is loaded when the first one is shown. */
export function Bars({ title, lead, legend, note, rows, columns, goal, className }: Props) {
  return (
    <ChartFigure
      title={title}
      className={className}
      lead={
        lead ? (
          <>
            <span className="numeral text-[1.75rem]">{lead.value}</span>
            <span className="text-sm text-ink-2">{lead.unit}</span>
          </>
        ) : legend ? (
          <Legend columns={legend} />
        ) : null
      }
      note={note}
      rows={rows}
      columns={columns}
      rowsLabel={words.periodLabel}
    >
      <Suspense fallback={<Skeleton className="h-full w-full" />}>
        <BarChart label={title} rows={rows} columns={columns} goal={goal} />
      </Suspense>
    </ChartFigure>
  )
}

function Legend({ columns }: { columns: readonly ChartColumn[] }) {
  return (
    <ul aria-hidden="true" className="flex flex-wrap gap-x-4 gap-y-1 py-1 text-sm font-semibold">
      {columns.map(({ key, label, hue }) => (
        <li key={key} className="flex items-center gap-1.5">
          <span className={`size-2.5 rounded-full ${hue ? fills[hue] : ''}`} />
          {label}
        </li>
      ))}
    </ul>
  )
}
