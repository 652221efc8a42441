import type { ReactNode } from 'react'

/** A definition list in two columns. */
export function Rows({ children }: { children: ReactNode }) {
  return <dl className="grid grid-cols-1 divide-y divide-line">{children}</dl>
}

export function Row({ label, strong, children }: { label: string; strong?: boolean; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 py-2.5">
      <dt className="text-ink-2">{label}</dt>
      <dd className={`tabular-nums ${strong ? 'numeral text-2xl' : 'font-semibold'}`}>{children}</dd>
    </div>
  )
}
