import type { ReactNode } from 'react'
import { Redirect } from 'wouter'
import { useUser } from '#web/access/use-user.ts'
import { signInPath } from '#web/http/platform.ts'
import { isSessionOver } from '#web/http/session-over.ts'
import { storedToken } from '#web/http/token.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { AppFrame } from './app-frame.tsx'
import { ScreenLoading } from './screen-loading.tsx'
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
  // The session has ended, or a token is kept here that the server no longer takes: say so instead of bouncing.
  if (isSessionOver() || storedToken())
    return (
      <main className="pt-[18vh]">
        <EmptyState
          title={words.signedOutTitle}
          text={words.signedOutText}
          action={<LinkButton href={signInPath()}>{words.signIn}</LinkButton>}
        />
      </main>
    )
  return <Redirect to="/" replace />
}
