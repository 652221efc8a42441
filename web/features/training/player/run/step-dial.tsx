import type { Step } from '#contract/training/workout-steps.ts'
import type { Prescribed } from '#contract/training/workouts.ts'
import { formatClock, type LengthUnit } from '#web/ui/measures/distance.ts'
import { formatNumber } from '#web/ui/measures/format.ts'
import { formatWay } from '#web/ui/measures/interval.ts'
import { words } from '../words.ts'
import { Dial } from './dial.tsx'
import { type Run, spentAtStep } from './run.ts'

type Props = { run: Run; step: Step; exercise: Prescribed; unit: LengthUnit; now: number }

/** How long still, or how many: the figure of the step under way. */
export function StepDial({ run, step, exercise, unit, now }: Props) {
  const moment = run.pausedAt ?? now
  const lead = (run.stepBeganAt - moment) / 1000
  const spent = spentAtStep(run, now) / 1000
  const left = Math.max(0, step.seconds - spent)
  const paused = run.pausedAt !== null ? <p className="font-semibold text-tomato">{words.paused}</p> : null

  if (lead > 0)
    return (
      <Dial filled={0} tone="herb">
        <p className="text-ink-2">{words.getReady}</p>
        <Big>{formatNumber(Math.ceil(lead))}</Big>
        {paused}
      </Dial>
    )
  if (!step.timed) {
    const isWay = exercise.reps === null
    return (
      <Dial filled={spent / step.seconds} tone="herb">
        <Big small={isWay}>{isWay ? formatWay(exercise.metres!, unit) : formatNumber(exercise.reps)}</Big>
        <p className="text-ink-2">
          {isWay ? '' : `${words.repsWord} `}
          {exercise.perSide ? words.eachSide : ''}
        </p>
        <p className="text-sm text-ink-2 tabular-nums">{words.elapsed(formatClock(Math.floor(spent)))}</p>
        {paused}
      </Dial>
    )
  }
  const resting = step.kind === 'rest'
  return (
    <Dial filled={left / step.seconds} tone={resting ? 'water' : 'energy'}>
      {resting ? <p className="font-semibold text-water">{words.rest}</p> : null}
      <div role="timer" aria-label={words.timeLeft}>
        <Big>{formatClock(Math.ceil(left))}</Big>
      </div>
      {!resting && exercise.perSide ? (
        <p className="text-ink-2">{left > step.seconds / 2 ? words.firstSide : words.otherSide}</p>
      ) : null}
      {paused}
    </Dial>
  )
}

function Big({ small, children }: { small?: boolean; children: string }) {
  return (
    <p className={`numeral ${small ? 'text-5xl' : 'text-7xl [@media(max-height:700px)]:text-5xl'}`}>
      {children}
    </p>
  )
}
