import { type ReactNode, useId } from 'react'
import { Card } from '#web/ui/card.tsx'

/** A section of a tab with a heading and a sentence. */
export function Panel({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="display text-xl">
        {title}
      </h2>
      {text ? <p className="mt-1 text-sm text-ink-2">{text}</p> : null}
      <div className="mt-5">{children}</div>
    </Card>
  )
}
