import type { FitnessLevel } from '#contract/training/exercises.ts'
import { isRun, type runKinds } from '#contract/training/schedules.ts'
import { effortOf, loadOf } from './effort.ts'
import { fitMinutes, kilometresOf, type Limits, type Wanted } from './fit-minutes.ts'
import type { PlannedWeek } from './phases.ts'
import type { Frame, SessionKind, Slot } from './plan.ts'
import { easyPace, isRaceGoal, type RaceGoal, raceMinutes, races, raceWithinReach } from './running/races.ts'
import { isLiftingGoal } from './slots.ts'

/** Share of the easy minutes a kilometre, including easy parts of the session. */
const quicker: Record<(typeof runKinds)[number], number> = {
  easy_run: 1,
  long_run: 1,
  tempo_run: 0.95,
  interval_run: 0.97,
  hill_run: 1.05,
  race: 1,
}

/** Estimated minutes a kilometre of a whole session. */
const paceOf = (kind: SessionKind, level: FitnessLevel) => easyPace[level] * (isRun(kind) ? quicker[kind] : 1)

/** A session with its minutes, before it is written. */
export type Sized = {
  slot: Slot
  kind: SessionKind
  minutes: number
  effort: number
  kilometres: number | null
  /** The goal, or a shorter race. */
  race?: RaceGoal
}

/**
 * Maximum growth of load and distance over the highest of the last weeks of work. Ten percent is the usual advice
 * (ACSM); steep rises of load correlate with injuries (Gabbett 2016).
 */
export const growth = 1.1
/** Load of a rest week, relative to before. */
const restShare = 0.74
/** Share of the longest sessions, in the first week. */
const startShare: Record<FitnessLevel, number> = { beginner: 0.6, intermediate: 0.7, advanced: 0.8 }
const liftStart: Record<FitnessLevel, number> = { beginner: 0.75, intermediate: 0.8, advanced: 0.85 }
/** Maximum growth of the long run between weeks of work, in minutes. */
const longStep = 12

/** Minutes of sessions in the plan's highest week. */
export function highestMinutes({ role }: Slot, { goal, level, minutes }: Frame): number {
  const race = isRaceGoal(goal) ? races[goal] : undefined
  const most: Record<Slot['role'], number> = {
    long: race ? race.long[level] : minutes,
    quality: Math.min(minutes, race?.easy[level] ?? 60),
    second_quality: Math.min(minutes, race?.easy[level] ?? 60),
    easy: Math.min(minutes, race?.easy[level] ?? 60),
    lift: Math.min(minutes, isLiftingGoal(goal) ? 90 : race ? 40 : 60),
    conditioning: Math.min(minutes, 45),
    cross: Math.min(minutes, 90),
    mobility: Math.min(minutes, 30),
  }
  return most[role]
}

/** Round minutes where a week is long enough to grow by them, otherwise single ones. */
function stepFor(frame: Frame): number {
  const all = frame.slots.reduce((sum, slot) => sum + highestMinutes(slot, frame), 0)
  return all >= 240 ? 5 : all >= 120 ? 2 : 1
}
/** Sessions under ten minutes are not useful. */
const leastFor = (highest: number, { phase }: PlannedWeek) =>
  Math.max(
    10,
    phase === 'deload' ? Math.min(15, Math.floor(highest * 0.5)) : Math.min(20, Math.floor(highest * 0.6)),
  )

/** Loads and kilometres of the last weeks of work, newest first, and the longest run so far. */
export type Before = { loads: number[]; kilometres: number[]; long: number }

export type Share = {
  /** The long run's share of the week's kilometres. */
  long: number
  /** Initial running, as a share of the highest week's minutes. */
  start: number
}

export function sizeWeek(
  week: PlannedWeek,
  kinds: readonly SessionKind[],
  frame: Frame,
  before: Before,
  share: Share,
): Sized[] {
  const step = stepFor(frame)
  const wanted = frame.slots.map((slot, at): Wanted => {
    const kind = kinds[at]!
    const highest = highestMinutes(slot, frame)
    const least = Math.min(highest, leastFor(highest, week))
    // With half an hour at most, nearly all of it is used from the start.
    const start = Math.max(isRun(kind) ? share.start : liftStart[frame.level], highest <= 30 ? 0.8 : 0)
    return {
      minutes: Math.max(least, Math.min(highest, Math.round((highest * partOf(week, start)) / step) * step)),
      least,
      effort: effortOf(kind, week.phase, isLiftingGoal(frame.goal), frame.gentle),
      pace: isRun(kind) ? paceOf(kind, frame.level) : null,
      long: slot.role === 'long',
    }
  })
  const raceAt = kinds.indexOf('race')
  const rest = wanted.filter((_, at) => at !== raceAt)
  const minutes = fitMinutes(rest, limitsOf(week, before, share, step))
  if (raceAt >= 0) minutes.splice(raceAt, 0, 0)
  return frame.slots.map((slot, at) => {
    const { effort, pace } = wanted[at]!
    if (at === raceAt && isRaceGoal(frame.goal)) {
      const race = raceWithinReach(frame.goal, kilometresOf(before.long, easyPace[frame.level]))
      const minutes = raceMinutes(race, frame.level)
      return { slot, kind: 'race', race, minutes, effort, kilometres: races[race].kilometres }
    }
    const kilometres = pace === null ? null : kilometresOf(minutes[at]!, pace)
    return { slot, kind: kinds[at]!, minutes: minutes[at]!, effort, kilometres }
  })
}

function partOf({ phase, way }: PlannedWeek, start: number): number {
  if (phase === 'taper' || phase === 'race') return way
  return start + way * (1 - start)
}

function limitsOf({ phase, way }: PlannedWeek, before: Before, share: Share, step: number): Limits {
  const { long, loads, kilometres } = before
  const first = loads.length === 0
  const highest = (some: number[]) => (first ? Number.POSITIVE_INFINITY : Math.max(...some.slice(0, 3)))
  // Slightly less than a tenth, as a margin for rounding.
  const factor = phase === 'deload' ? restShare : phase === 'taper' || phase === 'race' ? way : growth - 0.01
  const base = phase === 'deload' ? (loads[0] ?? Number.POSITIVE_INFINITY) : highest(loads)
  return {
    load: base * factor,
    kilometres:
      phase === 'deload' ? (kilometres[0] ?? Number.POSITIVE_INFINITY) * 0.9 : highest(kilometres) * factor,
    longShare: share.long,
    longMinutes: first ? Number.POSITIVE_INFINITY : phase === 'deload' ? long * 0.9 : long + longStep,
    step,
  }
}

export const startOf = (frame: Frame, told: number | null): number => {
  if (told === null) return startShare[frame.level]
  const highest = frame.slots.reduce(
    (sum, slot) => sum + (/long|quality|easy/.test(slot.role) ? highestMinutes(slot, frame) : 0),
    0,
  )
  return Math.min(1, Math.max(0.4, (told * easyPace[frame.level]) / Math.max(1, highest)))
}

export const loadOfWeek = (sized: readonly Sized[]) =>
  sized.reduce((sum, { minutes, effort }) => sum + loadOf(minutes, effort), 0)
export const kilometresOfWeek = (sized: readonly Sized[]) =>
  Math.round(sized.reduce((sum, { kilometres }) => sum + (kilometres ?? 0), 0) * 10) / 10
