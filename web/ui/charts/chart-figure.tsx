import { type ReactNode, useId } from 'react'
import { type ChartColumn, type ChartRow, ChartTable } from './chart-table.tsx'

type Props = {
  title: string
  /** The leading figure and its explanation. */
  lead?: ReactNode
  note?: ReactNode
  rows: readonly ChartRow[]
  columns: readonly ChartColumn[]
  /** Header of the row labels in the table. */
  rowsLabel: string
  children: ReactNode
  className?: string
}

/** A chart on a card with its leading figure, and the same data as a table for screen readers. */
export function ChartFigure({
  title,
  lead,
  note,
  rows,
  columns,
  rowsLabel,
  children,
  className = '',
}: Props) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={`flex min-w-0 flex-col rounded-lg border border-line bg-raised p-5 ${className}`}
    >
      <h2 id={id} className="text-sm text-ink-2">
        {title}
      </h2>
      {lead ? <div className="mt-1 flex flex-wrap items-baseline gap-x-2">{lead}</div> : null}
      {note ? <p className="mt-0.5 text-sm text-ink-2">{note}</p> : null}
      <div className="relative mt-3 min-h-52 flex-1">
        <div className="absolute inset-0">{children}</div>
      </div>
      <ChartTable title={title} rowsLabel={rowsLabel} rows={rows} columns={columns} />
    </section>
  )
}
