import type { Step } from '#contract/training/workout-steps.ts'
import { type Cue, ticksBefore } from '#web/ui/device/sounds.ts'
import { caughtUp, type Run } from './run.ts'

/** Scheduling horizon of sounds in milliseconds: longer than a hidden page is suspended. */
const horizon = 150_000

/** Upcoming sounds, up to the next step that ends by a press. `sided`: steps with a change of sides. */
export function cuesAhead(
  run: Run,
  steps: readonly Step[],
  now: number,
  sided: (step: Step) => boolean,
): Cue[] {
  const cues: Cue[] = []
  let current = caughtUp(run, steps, now)
  const lead = current.stepBeganAt
  if (lead > now && current.pausedAt === null && current.endedAt === null) {
    for (const before of ticksBefore) cues.push({ at: lead - before, kind: 'tick' })
    cues.push({ at: lead, kind: 'work' })
  }
  while (current.pausedAt === null && current.endedAt === null && current.stepBeganAt < now + horizon) {
    const step = steps[current.at]
    if (!step?.timed) break
    const end = current.stepBeganAt + step.seconds * 1000
    if (step.kind === 'work' && sided(step)) cues.push({ at: (current.stepBeganAt + end) / 2, kind: 'side' })
    if (step.seconds > 3) for (const before of ticksBefore) cues.push({ at: end - before, kind: 'tick' })
    current = caughtUp(current, steps, end)
    cues.push({ at: end, kind: current.endedAt === null ? steps[current.at]!.kind : 'over' })
  }
  return cues.filter(({ at }) => at > now)
}
