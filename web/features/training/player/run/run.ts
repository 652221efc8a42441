import type { Step } from '#contract/training/workout-steps.ts'

/**
 * A workout under way. All times are milliseconds since 1970 and every figure follows from them, so that a page
 * that slept is right the moment it wakes.
 */
export type Run = {
  /** Under which it is logged, once. */
  id: string
  /** When it began, on the wall. */
  beganAt: number
  /** The step under way; as many as there are when it is over. */
  at: number
  /** When that step began, moved on by every pause in it. */
  stepBeganAt: number
  pausedAt: number | null
  /** Milliseconds spent in pauses. */
  paused: number
  /** Of each step by its number: milliseconds at it, and whether it was done rather than skipped. */
  log: Record<number, { spent: number; done: boolean }>
  endedAt: number | null
}

/** Milliseconds from the press to the first step. */
export const leadIn = 5000

export function begin(id: string, now: number): Run {
  const first = now + leadIn
  return { id, beganAt: first, at: 0, stepBeganAt: first, pausedAt: null, paused: 0, log: {}, endedAt: null }
}

/** Milliseconds at the step under way. */
export function spentAtStep({ stepBeganAt, pausedAt, endedAt }: Run, now: number): number {
  return Math.max(0, (pausedAt ?? endedAt ?? now) - stepBeganAt)
}

function next(run: Run, steps: readonly Step[], when: number, done: boolean): Run {
  const spent = Math.max(0, when - run.stepBeganAt)
  const at = run.at + 1
  return {
    ...run,
    at,
    stepBeganAt: when,
    log: { ...run.log, [run.at]: { spent, done } },
    endedAt: at >= steps.length ? when : null,
  }
}

/** As it stands now: timed steps whose time is over have made way for the next, each at its exact end. */
export function caughtUp(run: Run, steps: readonly Step[], now: number): Run {
  let current = run
  while (current.pausedAt === null && current.endedAt === null) {
    const step = steps[current.at]
    if (!step?.timed) break
    const end = current.stepBeganAt + step.seconds * 1000
    if (now < end) break
    current = next(current, steps, end, true)
  }
  return current
}

/** The person has done the step, or does not want to: on to the next. A pause ends with it. */
export function leave(run: Run, steps: readonly Step[], now: number, done: boolean): Run {
  if (run.endedAt !== null) return run
  const current = resume(caughtUp(run, steps, now), now)
  // A press that comes as its step ends by itself must not skip the next step.
  if (current.at !== run.at) return current
  return next(current, steps, now, done)
}

/** Back to the beginning of the work before this step; in the middle of a step, to that step's beginning. */
export function back(run: Run, steps: readonly Step[], now: number): Run {
  const current = reopened(resume(run, now), now)
  const again = spentAtStep(current, now) > 3000 && steps[current.at]?.kind === 'work'
  let at = Math.min(current.at, steps.length)
  if (!again) {
    do at -= 1
    while (at > 0 && steps[at]?.kind === 'rest')
  }
  at = Math.max(at, 0)
  const log = Object.fromEntries(Object.entries(current.log).filter(([number]) => Number(number) < at))
  return { ...current, at, stepBeganAt: now, log }
}

export function pause(run: Run, steps: readonly Step[], now: number): Run {
  const current = caughtUp(run, steps, now)
  return current.pausedAt === null && current.endedAt === null ? { ...current, pausedAt: now } : current
}

export function resume(run: Run, now: number): Run {
  if (run.pausedAt === null) return run
  const gone = Math.max(0, now - run.pausedAt)
  return { ...run, pausedAt: null, stepBeganAt: run.stepBeganAt + gone, paused: run.paused + gone }
}

/** The time between a step's end and the continuation counts as a pause. */
function reopened(run: Run, now: number): Run {
  if (run.endedAt === null) return run
  return { ...run, endedAt: null, paused: run.paused + Math.max(0, now - run.endedAt) }
}

/** Over before its end; the step under way counts as far as it got. */
export function stop(run: Run, steps: readonly Step[], now: number): Run {
  const current = caughtUp(run, steps, now)
  if (current.endedAt !== null) return current
  const when = current.pausedAt ?? now
  const spent = Math.max(0, when - current.stepBeganAt)
  return {
    ...current,
    pausedAt: null,
    endedAt: when,
    log: { ...current.log, [current.at]: { spent, done: false } },
  }
}
