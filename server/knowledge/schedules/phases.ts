import type { TrainingGoal } from '#contract/training/schedules.ts'
import type { Phase } from './plan.ts'
import { isRaceGoal, races } from './running/races.ts'

/** One week of the outline. */
export type PlannedWeek = {
  phase: Phase
  /** Share of the way from the first week’s load to the highest; of taper and race weeks the share of the usual minutes left. */
  way: number
  /** Which block of weeks between two deloads it belongs to, from 0; exercises change with it. */
  block: number
}

/** Weeks of a cycle from base to peak, where nothing is raced. */
const cycleWeeks = 14
/** A new cycle starts this far below where the last one ended. */
const stepDown = 0.2
/** A race’s plan has worked up to its fullest weeks after this share of its weeks, and stays there. */
const raceReady = 0.8
/** Of a race’s plan at most so many weeks are specific; whatever comes before is base. */
const specificWeeks = 14

/** The weeks’ phases, with an easier week after every two or three of work. */
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
      // A week of rest repeats what the weeks before it held.
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

/** True for a week of work. Blocks of at most three end with an easier week, the last one without. */
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
