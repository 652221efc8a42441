import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { LinkButton } from '#web/ui/forms/button.tsx'
import { Wordmark } from '#web/ui/mark.tsx'
import { LostRoad } from './lost-road.tsx'
import { words } from './words.ts'

/** The 404 page, with a link to the dashboard too on a device that has seen an account. */
export function NotFoundPage() {
  // Set after hydration: the first paint has to match the prerendered page.
  const [isKnown, setKnown] = useState(false)
  useEffect(() => setKnown('account' in document.documentElement.dataset), [])
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr]">
      <header className="px-5 pt-[max(0.5rem,env(safe-area-inset-top))] sm:px-8">
        <Link href="/" className="inline-flex min-h-12 items-center rounded-sm">
          <Wordmark />
        </Link>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto grid max-w-md content-center justify-items-center gap-3 px-5 pb-[14vh] text-center"
      >
        <LostRoad className="mb-3 w-64 max-w-full" />
        <h1 className="display text-3xl">{words.notFoundTitle}</h1>
        <p className="text-ink-2">{words.notFoundText}</p>
        <div className="mt-3 flex flex-wrap justify-center gap-2">
          {isKnown ? <LinkButton href="/dashboard">{words.backToDashboard}</LinkButton> : null}
          <LinkButton href="/" variant={isKnown ? 'secondary' : 'primary'}>
            {words.goHome}
          </LinkButton>
        </div>
      </main>
    </div>
  )
}
