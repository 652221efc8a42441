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
