import { useEffect } from 'react'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { Spinner } from '#web/ui/feedback/spinner.tsx'
import { SkipButton, StepBar, StepButtons } from './step-bar.tsx'
import type { Welcome } from './use-welcome.ts'
import { words } from './words.ts'

/** Proposed targets with formula and bounds; saved on acceptance only. */
export function TargetsStep({ welcome }: { welcome: Welcome }) {
  const { proposal, propose, take, next } = welcome
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on mount
  useEffect(propose, [])
  if (proposal === 'failed')
    return (
      <div className="grid gap-4">
        <ErrorState title={words.askFailed} text={words.tryAgain} onRetry={propose} />
        <StepBar>
          <SkipButton onSkip={() => next()} />
        </StepBar>
      </div>
    )
  if (proposal === 'asking') return <Spinner label={words.asking} />
  return proposal(<StepButtons welcome={welcome} label={words.take} onNext={take} />)
}
