import type { PlannedStep } from '#contract/training/recorded-run.ts'
import { type Cue, sounds, ticksBefore, wantsSound } from '#web/ui/device/sounds.ts'
import { say } from '../live/voice.ts'
import type { LengthUnit } from '../measure.ts'
import type { Session } from '../recording/session.ts'
import { words } from '../words.ts'
import { amountOf, caughtUp, leftOf, nameOf, type PlanProgress, skipped } from './plan-progress.ts'

/** Milliseconds between looks at the plan while no positions come. */
const heartbeat = 1000

/**
 * Leads a recording through the steps of its plan while it is not paused: each is announced by tone, vibration and, where
 * wanted, voice. Without a plan it does nothing.
 */
export function createGuide(session: Session, unit: LengthUnit) {
  let timer: ReturnType<typeof setInterval> | undefined

  function go(next: PlanProgress, now: number, sound?: Cue['kind']) {
    const { plan } = session.kept
    if (!plan) return
    void session.change({ plan: { ...plan, progress: next } })
    const step = plan.steps[next.at]
    navigator.vibrate?.([180])
    say(step ? words.spokenStep(nameOf(step), amountOf(step, unit)) : words.spokenPlanDone)
    schedule(now, sound)
  }

  /** Sounds until the end of the step under way, `first` at once. */
  function schedule(now: number, first?: Cue['kind']) {
    const { plan, pausedAt } = session.kept
    if (!plan || pausedAt !== null || !wantsSound()) return
    const { steps, progress } = plan
    const step = steps[progress.at]
    const cues: Cue[] = first ? [{ at: now + 50, kind: first }] : []
    if (step?.metres === null) {
      const end = now + leftOf(step, progress, session.covered(now)) * 1000
      for (const before of ticksBefore) cues.push({ at: end - before, kind: 'tick' })
      cues.push({ at: end, kind: kindOf(steps[progress.at + 1]) })
    }
    sounds.plan(cues, now)
  }

  function look(now = Date.now()) {
    const { plan, pausedAt } = session.kept
    const step = plan?.steps[plan.progress.at]
    if (!plan || !step || pausedAt !== null) return
    const next = caughtUp(plan.steps, plan.progress, session.covered(now))
    // The end of a timed step sounds by itself.
    if (next.at !== plan.progress.at)
      go(next, now, step.metres === null ? undefined : kindOf(plan.steps[next.at]))
  }

  return {
    look,
    begin() {
      if (!session.kept.plan) return
      schedule(Date.now())
      timer = setInterval(look, heartbeat)
    },
    rest() {
      clearInterval(timer)
      if (session.kept.plan) sounds.silence()
    },
    /** Ends the step under way. */
    next() {
      const { plan } = session.kept
      if (!plan?.steps[plan.progress.at]) return
      sounds.wake()
      const now = Date.now()
      go(skipped(plan.progress, session.covered(now)), now, kindOf(plan.steps[plan.progress.at + 1]))
    },
  }
}

const kindOf = (step: PlannedStep | undefined) => (step ? (step.name === null ? 'rest' : 'work') : 'over')
