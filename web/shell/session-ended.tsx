import { useEffect } from 'react'
import { signInPath } from '#web/http/platform.ts'
import { endVisit } from '#web/http/session/session-over.ts'
import { LinkButton } from '#web/ui/forms/button.tsx'
import { words } from './words.ts'

/** Shows that the session has ended and opens the sign-in page. */
export function SessionEnded() {
  useEffect(() => endVisit(), [])
  return (
    <main
      id="main"
      tabIndex={-1}
      className="mx-auto grid max-w-md justify-items-center gap-3 px-5 pt-[18vh] text-center"
    >
      <h1 className="display text-3xl">{words.signedOutTitle}</h1>
      <p className="text-ink-2">{words.signedOutText}</p>
      <LinkButton href={signInPath()} className="mt-3">
        {words.signIn}
      </LinkButton>
    </main>
  )
}
