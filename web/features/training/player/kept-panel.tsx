import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { LinkButton } from '#web/ui/forms/button.tsx'
import type { KeptCompletion } from './device-store.ts'
import { words } from './words.ts'

/** State of a finished workout that is not on the server yet. */
export function KeptPanel({ kept, home }: { kept: KeptCompletion; home: string }) {
  const refused = kept.state === 'refused'
  return (
    <div className="pt-[18vh]">
      <h1 className="sr-only">{kept.body.title}</h1>
      <EmptyState
        title={<span role="status">{refused ? words.refusedTitle : words.keptTitle}</span>}
        text={refused ? words.refused(kept.reason ?? '') : words.keptText}
        action={<LinkButton href={home}>{words.backToFitness}</LinkButton>}
      />
    </div>
  )
}
