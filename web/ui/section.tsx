import { type ReactNode, useEffect, useId } from 'react'
import { Card } from './card.tsx'

type Props = {
  /** Anchor for links, which may lead here before the section is rendered. */
  id?: string
  title: string
  lead?: ReactNode
  badge?: ReactNode
  tone?: 'raised' | 'tomato'
  children: ReactNode
}

/** A section of a settings screen with its heading. */
export function Section({ id, title, lead, badge, tone, children }: Props) {
  const heading = useId()
  useEffect(() => {
    if (id && location.hash === `#${id}`) document.getElementById(id)?.scrollIntoView()
  }, [id])
  return (
    <Card as="section" tone={tone} id={id} aria-labelledby={heading} className="scroll-mt-24 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id={heading} className="display text-2xl">
          {title}
        </h2>
        {badge}
      </div>
      {lead ? <p className="mt-1 text-ink-2">{lead}</p> : null}
      <div className="mt-5">{children}</div>
    </Card>
  )
}
