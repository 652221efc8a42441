import type { TrainingGoal } from '#contract/training/schedules.ts'
import type { Phase } from './plan.ts'
import { isRaceGoal, races } from './running/races.ts'

/** One week of the outline. */
export type PlannedWeek = {
  phase: Phase
  /**
   * Progress from the first week's load to the highest; for taper and race weeks the remaining share of the usual
   * minutes.
   */
  way: number
  /** Index of the block between two deloads, from 0; exercises change with it. */
  block: number
}

/** Weeks of a cycle from base to peak, without a race. */
const cycleWeeks = 14
/** A new cycle starts this share below the end of the last one. */
const stepDown = 0.2
/** Share of a race plan's weeks after which its volume stays at the peak. */
const raceReady = 0.8
/** Maximum number of race-specific weeks; earlier ones are base. */
const specificWeeks = 14

/** Phases of the weeks, with an easier week after every two or three of work. */
export function outline(goal: TrainingGoal, weeks: number): PlannedWeek[] {
  const taper = isRaceGoal(goal) ? races[goal].taper.slice(-Math.max(1, Math.floor(weeks / 4))) : []
  const rhythm = workAndRest(weeks - taper.length)
  const working = rhythm.filter((works) => works).length
  const planned: PlannedWeek[] = []
  let done = 0
  let block = 0
  for (const works of rhythm) {
    planned.push({
      phase: works ? phaseAt(done, working, isRaceGoal(goal)) : 'deload',
      // A rest week repeats the level of the weeks before.
      way: wayAt(works ? done : done - 1, working, isRaceGoal(goal)),
      block,
    })
    if (works) done++
    else block++
  }
  for (const [at, way] of taper.entries())
    planned.push({ phase: at === taper.length - 1 ? 'race' : 'taper', way, block })
  return planned
}

/** True for a week of work. Blocks of at most three end with an easier week, except the last. */
function workAndRest(weeks: number): boolean[] {
  const rests = Math.max(0, Math.ceil((weeks - 3) / 4))
  const working = weeks - rests
  return Array.from({ length: rests + 1 }, (_, at) => {
    const long = Math.floor(working / (rests + 1)) + (at < working % (rests + 1) ? 1 : 0)
    return [...Array.from({ length: long }, () => true), ...(at < rests ? [false] : [])]
  }).flat()
}

function phaseAt(at: number, working: number, race: boolean): Phase {
  const { at: within, length } = race ? { at, length: working } : cycleAt(at, working)
  const specific = race ? Math.min(specificWeeks * 0.75, length * 0.6) : length * 0.6
  if (within < length - specific) return 'base'
  return within < length - Math.max(1, specific * 0.35) ? 'build' : 'peak'
}

function wayAt(at: number, working: number, race: boolean): number {
  const way = working > 1 ? Math.min(1, at / (working - 1)) : 1
  if (race) return Math.min(1, way / raceReady)
  const { cycle, at: within, length } = cycleAt(at, working)
  return cycle === 0 ? way : way - stepDown * way * Math.max(0, 1 - within / (length * 0.5))
}

function cycleAt(at: number, working: number) {
  const cycles = Math.max(1, Math.round((working * 4) / 3 / cycleWeeks))
  const length = working / cycles
  const cycle = Math.min(cycles - 1, Math.floor(at / length))
  return { cycle, at: at - Math.ceil(cycle * length), length }
}
