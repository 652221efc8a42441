import type { ReactNode } from 'react'

type Props = { id?: string; title: string; lead?: ReactNode; children: ReactNode; className?: string }

/** A section of a public page with its headline. */
export function SiteSection({ id, title, lead, children, className = 'pt-16 lg:pt-24' }: Props) {
  return (
    <section id={id} className={`mx-auto max-w-[76rem] px-5 sm:px-8 ${className}`}>
      <h2 className="display max-w-2xl text-[clamp(2rem,1.4rem+2.4vw,2.875rem)]">{title}</h2>
      {lead ? <p className="mt-3 max-w-2xl text-lg text-ink-2">{lead}</p> : null}
      {children}
    </section>
  )
}
