import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { Redirect } from 'wouter'
import { savedUserId } from '#web/features/access/saved-user.ts'
import { userQuery } from '#web/features/access/use-user.ts'
import { isSessionOver } from '#web/http/session/session-over.ts'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { Spinner } from '#web/ui/feedback/spinner.tsx'
import { AppFrame } from './app-frame.tsx'
import { lazyScreen } from './load-screen.ts'
import { SessionEnded } from './session-ended.tsx'
import { words } from './words.ts'

const ConfirmOwner = lazyScreen(
  () => import('#web/features/access/sign-in/confirm-owner.tsx'),
  'ConfirmOwner',
)

/**
 * Renders for the owner, asks to confirm an unconfirmed owner's address, and redirects everyone else to `/`.
 * The server checks each call itself.
 */
export function OwnerGuard({ children }: { children: ReactNode }) {
  // The saved user is not enough: only the server's answer counts.
  const { data: user, isPending, isError, refetch, isFetching } = useQuery(userQuery)
  if (isPending)
    return (
      <main
        id="main"
        tabIndex={-1}
        className="grid min-h-[60dvh] place-content-center justify-items-center gap-4"
      >
        <Spinner />
        <div role="status">
          <h1 className="text-ink-2">{words.verifyingAdmin}</h1>
        </div>
      </main>
    )
  if (isError)
    return (
      <main className="pt-[18vh]">
        <ErrorState
          title={words.userFailedTitle}
          text={words.userFailedText}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      </main>
    )
  if (!user && (isSessionOver() || savedUserId())) return <SessionEnded />
  if (user && !user.isOwner && !user.emailVerified)
    return (
      <Suspense fallback={null}>
        <ConfirmOwner />
      </Suspense>
    )
  if (!user?.isOwner) return <Redirect to="/" replace />
  return <AppFrame user={user}>{children}</AppFrame>
}
