import { Link } from 'wouter'
import { useVisitor } from '#web/access/use-visitor.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Wordmark } from '#web/ui/mark.tsx'
import { LostRoad } from './lost-road.tsx'
import { words } from './words.ts'

/** An address that has no screen: the ways home, for members to their dashboard too. */
export function NotFoundPage() {
  const visitor = useVisitor()
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
          {visitor === 'member' ? <LinkButton href="/dashboard">{words.backToDashboard}</LinkButton> : null}
          <LinkButton href="/" variant={visitor === 'member' ? 'secondary' : 'primary'}>
            {words.goHome}
          </LinkButton>
        </div>
      </main>
    </div>
  )
}
