import { mostKilograms, mostReps } from '../sets.ts'
import { floorTo, highestMax, roundTo, weightForEffort } from './effort.ts'
import type { PlannedSet, ProgressionRule, Standing } from './rules.ts'

/** What was done in a set without its kind. */
export type DoneSet = {
  kilograms: number | null
  reps: number | null
  seconds: number | null
  metres: number | null
  rpe: number | null
  repsInReserve: number | null
}

const blank: PlannedSet = {
  kind: 'working',
  kilograms: null,
  reps: null,
  seconds: null,
  metres: null,
  rpe: null,
  open: false,
}
const times = (count: number, set: Partial<PlannedSet>): PlannedSet[] =>
  Array.from({ length: count }, () => ({ ...blank, ...set }))

/** The sets of the next workout; without a weight where none is known yet. */
export function nextSets(rule: ProgressionRule, at: Standing): PlannedSet[] {
  const { kilograms } = at
  switch (rule.kind) {
    case 'linear':
      return times(rule.sets, { kilograms, reps: rule.reps })
    case 'double':
      return times(rule.sets, { kilograms, reps: at.reps ?? rule.fewest })
    case 'waves':
      return weekOf(rule, at).map(({ percent, reps, open }) => ({
        ...blank,
        kilograms: kilograms === null ? null : roundTo((kilograms * percent) / 100, rule.step),
        reps,
        open,
      }))
    case 'effort': {
      const { reps, rpe, step } = rule
      return times(rule.sets, { kilograms: weightForEffort(kilograms, reps, rpe, step), reps, rpe })
    }
    case 'time':
      return times(rule.sets, { kilograms, seconds: at.seconds ?? rule.increment })
    case 'distance':
      return times(rule.sets, { kilograms, metres: at.metres ?? rule.increment })
  }
}

const weekOf = ({ weeks }: ProgressionRule & { kind: 'waves' }, { week }: Standing) =>
  weeks[week % weeks.length]!

/**
 * Where an exercise stands after a workout with `done` sets, warm-ups left out. Without any it stays, so that a missed
 * week only shifts the plan. A first workout without a planned weight sets it.
 */
export function standingAfter(rule: ProgressionRule, at: Standing, done: readonly DoneSet[]): Standing {
  if (!done.length) return at
  const asked = nextSets(rule, at)
  const made = isMade(asked, done)
  const start = startFrom(rule, at, done)
  if (!made) return afterFailure(rule, start)
  const next = { ...start, failures: 0 }
  switch (rule.kind) {
    case 'linear':
      return { ...next, kilograms: heavier(next.kilograms, rule) }
    case 'double': {
      const fewest = Math.min(...done.slice(0, rule.sets).map(({ reps }) => reps ?? 0))
      return fewest >= rule.most
        ? { ...next, kilograms: heavier(next.kilograms, rule), reps: rule.fewest }
        : { ...next, reps: Math.min(rule.most, fewest + 1) }
    }
    case 'waves': {
      const last = at.week + 1 >= rule.weeks.length
      return last
        ? { ...next, kilograms: heavier(next.kilograms, rule), week: 0 }
        : { ...next, week: at.week + 1 }
    }
    case 'effort':
      return { ...next, kilograms: highestMax(done) ?? next.kilograms }
    case 'time':
      return { ...next, seconds: Math.min(86_400, (at.seconds ?? rule.increment) + rule.increment) }
    case 'distance':
      return { ...next, metres: Math.min(500_000, (at.metres ?? rule.increment) + rule.increment) }
  }
}

/** Whether each asked set has one done with as much; the weight counts where one was asked for. */
function isMade(asked: readonly PlannedSet[], done: readonly DoneSet[]): boolean {
  return asked.every((set, at) => {
    const one = done[at]
    if (!one) return false
    return (['kilograms', 'reps', 'seconds', 'metres'] as const).every(
      (measure) => set[measure] === null || (one[measure] ?? 0) >= set[measure] - 1e-3,
    )
  })
}

/** A weight that was not known, or was surpassed in each set, is taken from what was done. */
function startFrom(rule: ProgressionRule, at: Standing, done: readonly DoneSet[]): Standing {
  if (rule.kind === 'waves' || rule.kind === 'effort')
    return at.kilograms === null ? { ...at, kilograms: highestMax(done) } : at
  const weights = done.flatMap(({ kilograms }) => kilograms ?? [])
  const least = weights.length === done.length ? Math.min(...weights) : null
  return least !== null && least > (at.kilograms ?? 0) ? { ...at, kilograms: least } : at
}

const heavier = (kilograms: number | null, { increment, step }: { increment: number; step: number }) =>
  kilograms === null
    ? null
    : Math.min(mostKilograms, Math.max(kilograms, roundTo(kilograms + increment, Math.min(step, increment))))

function afterFailure(rule: ProgressionRule, at: Standing): Standing {
  const failures = at.failures + 1
  if (failures < rule.deloadAfter) return { ...at, failures }
  const less = <T extends number | null>(value: T) => (value === null ? value : value * (1 - rule.deloadBy))
  const step = 'step' in rule ? rule.step : 2.5
  const seconds = less(at.seconds)
  const metres = less(at.metres)
  const kilograms = less(at.kilograms)
  return {
    kilograms:
      rule.kind === 'time' || rule.kind === 'distance' || kilograms === null
        ? at.kilograms
        : floorTo(kilograms, step),
    reps: rule.kind === 'double' ? rule.fewest : at.reps,
    seconds: seconds === null ? null : Math.max(1, Math.round(seconds)),
    metres: metres === null ? null : Math.max(1, Math.round(metres)),
    week: 0,
    failures: 0,
  }
}

/** Sets as asked, or one repetition, or a tenth of the time or distance, short. */
export function pretend(asked: readonly PlannedSet[], made: boolean): DoneSet[] {
  return asked.map(({ kilograms, reps, seconds, metres, rpe }) => ({
    kilograms,
    reps: reps === null ? null : made ? reps : Math.min(mostReps, reps - 1) || null,
    seconds: seconds === null ? null : made ? seconds : Math.floor(seconds * 0.9),
    metres: metres === null ? null : made ? metres : metres * 0.9,
    rpe: made ? rpe : 10,
    repsInReserve: null,
  }))
}
