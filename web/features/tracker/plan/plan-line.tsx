import { SkipForward } from 'lucide-react'
import { ProgressBar } from '#web/ui/feedback/progress.tsx'
import { Button } from '#web/ui/forms/button.tsx'
import type { LengthUnit } from '../measure.ts'
import { recorder } from '../recording/recorder.ts'
import type { Session } from '../recording/session.ts'
import { words } from '../words.ts'
import { amountOf, leftText, nameOf, shareOf } from './plan-progress.ts'

type Props = { session: Session; unit: LengthUnit; now: number }

/** The planned step under way with what is left of it, the one after, and the whole plan as a bar; nothing without a plan. */
export function PlanLine({ session, unit, now }: Props) {
  const { plan } = session.kept
  if (!plan) return null
  const { steps, progress, title } = plan
  const covered = session.covered(now)
  const step = steps[progress.at]
  const next = steps[progress.at + 1]
  const { done, all } = shareOf(steps, progress, covered)
  return (
    <section aria-label={words.planOf(title)} className="grid gap-2">
      <div className="flex min-h-11 items-center justify-between gap-3">
        <p className="min-w-0">
          <span role="status" className="font-semibold text-pretty">
            {step ? nameOf(step) : words.planDone}
          </span>
          {step ? (
            <span className="text-ink-2 tabular-nums">
              {' '}
              {words.stepLeft(leftText(step, progress, covered, unit))}
            </span>
          ) : null}
          {next ? (
            <span className="block text-sm text-ink-2">
              {words.nextStep(nameOf(next), amountOf(next, unit))}
            </span>
          ) : null}
        </p>
        {step ? (
          <Button
            variant="quiet"
            size="sm"
            icon={<SkipForward className="size-4" aria-hidden="true" />}
            className="shrink-0"
            onClick={() => recorder.nextStep()}
          >
            {next ? words.skipStep : words.endStep}
          </Button>
        ) : null}
      </div>
      <ProgressBar label={title} value={done} max={all} />
    </section>
  )
}
