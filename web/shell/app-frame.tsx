import { type ReactNode, useEffect } from 'react'
import type { User } from '#contract/access/user.ts'
import { forgetPlanNext } from '#web/features/subscriptions/manage/plan-next.ts'
import { deferredComponent } from '#web/ui/deferred-component.ts'
import { DeferredRecordingPill, DeferredSentenceNotices } from './deferred-components.tsx'
import { rememberInside } from './home-screen.tsx'
import { AppHeader } from './menus/app-header.tsx'
import { BottomBar } from './menus/bottom-bar.tsx'
import { KitchenNav } from './menus/kitchen-nav.tsx'
import { aboutLinks } from './menus/links.ts'

const helpLinks = deferredComponent(async () => (await import('#web/ui/help-links.tsx')).HelpLinks)

/** Header and bottom bar around the screens of signed-in users. */
export function AppFrame({ user, children }: { user: User; children: ReactNode }) {
  const HelpLinks = helpLinks.useComponent(false)
  useEffect(() => {
    rememberInside()
    forgetPlanNext()
  }, [])
  return (
    <>
      <AppHeader user={user} />
      <main id="main" tabIndex={-1} className="pb-24 lg:pb-8">
        <KitchenNav />
        {children}
        {HelpLinks ? (
          <HelpLinks
            before={aboutLinks}
            className="mx-auto hidden max-w-[76rem] px-8 pt-4 lg:flex print:hidden"
          />
        ) : null}
      </main>
      <DeferredRecordingPill />
      <DeferredSentenceNotices />
      <BottomBar />
    </>
  )
}
