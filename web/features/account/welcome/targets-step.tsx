import { useEffect } from 'react'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { Spinner } from '#web/ui/feedback/spinner.tsx'
import { Button } from '#web/ui/forms/button.tsx'
import type { Welcome } from './use-welcome.ts'
import { words } from './words.ts'

/** Proposed targets with formula and bounds; saved on acceptance only. */
export function TargetsStep({ welcome }: { welcome: Welcome }) {
  const { proposal, propose, take, next, isBusy } = welcome
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on mount
  useEffect(propose, [])
  if (proposal === 'failed')
    return (
      <div className="grid gap-4">
        <ErrorState title={words.askFailed} text={words.tryAgain} onRetry={propose} />
        <Button size="lg" variant="quiet" onClick={() => next()}>
          {words.skip}
        </Button>
      </div>
    )
  if (proposal === 'asking') return <Spinner label={words.asking} />
  return proposal(
    <div className="grid gap-2">
      <Button size="lg" onClick={take} busy={isBusy}>
        {isBusy ? words.working : words.take}
      </Button>
      <Button size="lg" variant="quiet" onClick={() => next()} disabled={isBusy}>
        {words.skip}
      </Button>
    </div>,
  )
}
