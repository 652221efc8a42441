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
