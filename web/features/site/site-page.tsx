import type { ReactNode } from 'react'
import { EntryActionsProvider } from './landing/entry-actions.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

type Props = { trialHref: string; asks?: boolean; children: ReactNode }

/** Header, content and footer of a public page. */
export function SitePage({ children, ...actions }: Props) {
  return (
    <EntryActionsProvider {...actions}>
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
    </EntryActionsProvider>
  )
}

type SectionProps = { id?: string; title: string; lead?: ReactNode; children: ReactNode; className?: string }

/** A section of a public page with its headline. */
export function SiteSection({ id, title, lead, children, className = 'pt-16 lg:pt-24' }: SectionProps) {
  return (
    <section id={id} className={`mx-auto max-w-[76rem] px-5 sm:px-8 ${className}`}>
      <h2 className="display max-w-2xl text-[clamp(2rem,1.4rem+2.4vw,2.875rem)]">{title}</h2>
      {lead ? <p className="mt-3 max-w-2xl text-lg text-ink-2">{lead}</p> : null}
      {children}
    </section>
  )
}
