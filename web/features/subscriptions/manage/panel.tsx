import { type ReactNode, useId } from 'react'
import { Card } from '#web/ui/card.tsx'

type Props = {
  title: string
  badges?: ReactNode
  tone?: 'raised' | 'herb' | 'tomato'
  children: ReactNode
}

/** A card of the subscription screens with its heading. */
export function Panel({ title, badges, tone, children }: Props) {
  const heading = useId()
  return (
    <Card as="section" tone={tone} aria-labelledby={heading} className="sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={heading} className="display text-2xl">
          {title}
        </h2>
        {badges ? <span className="flex flex-wrap gap-2">{badges}</span> : null}
      </div>
      <div className="mt-4">{children}</div>
    </Card>
  )
}

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
