import { LinkButton } from '#web/ui/button.tsx'
import { LostRoad } from './lost-road.tsx'
import { words } from './words.ts'

export function NotFoundPage() {
  return (
    <main
      id="main"
      tabIndex={-1}
      className="mx-auto grid max-w-md justify-items-center gap-3 px-5 pt-[12vh] pb-12 text-center"
    >
      <LostRoad className="mb-3 w-64 max-w-full" />
      <h1 className="display text-3xl">{words.notFoundTitle}</h1>
      <p className="text-ink-2">{words.notFoundText}</p>
      <LinkButton href="/" className="mt-3">
        {words.goHome}
      </LinkButton>
    </main>
  )
}
