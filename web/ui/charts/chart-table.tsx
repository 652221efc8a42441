import { words } from '../words.ts'
import type { Hue } from './hue.ts'

/** A column of the data; without a hue it is in the table only. */
export type ChartColumn = { key: string; label: string; hue?: Hue; format: (value: number) => string }
export type ChartRow = {
  key: string
  /** Axis label, and the full name. */
  tick: string
  name: string
  values: Record<string, number | null>
  /** Screen that a press on the bar opens. */
  href?: string | undefined
}

/** The text of a value; a dash where it is not known. */
export function cellText(values: ChartRow['values'], { key, format }: ChartColumn): string {
  const value = values[key]
  return value === null ? words.unknown : format(value ?? 0)
}

type Props = {
  title: string
  rowsLabel: string
  rows: readonly ChartRow[]
  columns: readonly ChartColumn[]
}

/** A chart's data as a table for screen readers; empty rows are left out. */
export function ChartTable({ title, rowsLabel, rows, columns }: Props) {
  return (
    <div className="sr-only">
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{rowsLabel}</th>
            {columns.map(({ key, label }) => (
              <th key={key} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows
            .filter(({ values }) => Object.values(values).some(Boolean))
            .map(({ key, name, values }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                {columns.map((column) => (
                  <td key={column.key}>{cellText(values, column)}</td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  )
}
