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
  /** Renders the screen for signed-out visitors too, with its own invitation to sign in. */
  invites?: boolean
  /** Fills the page, without header and bottom bar. */
  fills?: boolean
  children: ReactNode
}

/** Renders its children for signed-in users; redirects everyone else to `/`. */
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
  // The session ended on the server: show that instead of redirecting.
  if (isSessionOver() || savedUserId() || storedToken()) return <SessionEnded />
  return <Redirect to="/" replace />
}
