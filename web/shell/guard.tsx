import type { ReactNode } from 'react'
import { Redirect } from 'wouter'
import { savedUserId } from '#web/features/access/saved-user.ts'
import { useUser } from '#web/features/access/use-user.ts'
import { isSessionOver } from '#web/http/session/session-over.ts'
import { storedToken } from '#web/http/session/token.ts'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { AppFrame } from './app-frame.tsx'
import { ScreenLoading } from './screen-loading.tsx'
import { SessionEnded } from './session-ended.tsx'
import { words } from './words.ts'

type Props = {
  /** The screen says itself what those who are not signed in need to do. */
  invites?: boolean
  /** The screen fills the page, without header and bar. */
  fills?: boolean
  children: ReactNode
}

/** Lets those who are signed in through; everyone else goes to `/`. */
export function Guard({ invites, fills, children }: Props) {
  const { user, isLoading, error, retry } = useUser()
  if (user && fills)
    return (
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    )
  if (user) return <AppFrame user={user}>{children}</AppFrame>
  if (isLoading) return <ScreenLoading />
  if (error)
    return (
      <main className="pt-[18vh]">
        <ErrorState title={words.userFailedTitle} text={words.userFailedText} onRetry={retry} />
      </main>
    )
  if (invites)
    return (
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    )
  // Over on the server, not signed out of here: say so instead of bouncing.
  if (isSessionOver() || savedUserId() || storedToken()) return <SessionEnded />
  return <Redirect to="/" replace />
}
