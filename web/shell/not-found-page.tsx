import { Link } from 'wouter'
import { LinkButton } from '#web/ui/button.tsx'
import { Wordmark } from '#web/ui/mark.tsx'
import { LostRoad } from './lost-road.tsx'
import { words } from './words.ts'

export function NotFoundPage() {
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
        <LinkButton href="/" className="mt-3">
          {words.goHome}
        </LinkButton>
      </main>
    </div>
  )
}
