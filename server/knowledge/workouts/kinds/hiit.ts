import type { Exercise, FitnessLevel } from '#contract/training/exercises.ts'
import { isLasting } from '../cardio-modes.ts'
import { chooseMany } from '../choose.ts'
import { effortFor } from '../doses.ts'
import { type Draft, draftOf } from '../draft.ts'
import { needsFor } from '../limits/needs.ts'
import { poolOf } from '../pools.ts'
import type { Session } from '../session.ts'
import { words } from '../words.ts'
import { clockDose, isQuick, stationsOf } from './stations.ts'
import { exercisesFor, spread } from './strength.ts'

/** Seconds of work and rest, from a ratio of 1:2 to 2:1. */
const intervals: Record<FitnessLevel, readonly [work: number, rest: number]> = {
  beginner: [20, 40],
  intermediate: [30, 30],
  advanced: [40, 20],
}
/** Maximum seconds of hard intervals; the rest of the time is easy. */
export const mostHard = 1800
const between = [30, 90] as const

/** Timed intervals, half of the stations for the requested groups, half for cardio. */
export function hiitBlocks(session: Session, seconds: number): Draft[] {
  const [work, rest] = session.gentle ? intervals.beginner : intervals[session.level]
  const hard = Math.min(seconds, mostHard)
  const groups = session.request.targetMuscles.length
  const blocks = Math.max(1, Math.ceil(hard / 960))
  const stations = stationsFor(hard / blocks, work + rest, Math.ceil(groups / blocks) + 1)
  const aimed = Math.max(Math.ceil(groups / blocks), Math.ceil(stations / 2))
  const needs = needsFor(session.request.targetMuscles, aimed * blocks)
  const pool = [
    ...poolOf(session, 'cardio').filter((one) => !isLasting(one)),
    ...poolOf(session, 'strength').filter(isQuick),
  ]
  const dose = clockDose([work, work], [rest, rest], effortFor(session, 9))
  return Array.from({ length: blocks }, (_, at) => {
    const named = exercisesFor(session, pool, needs.slice(at * aimed, (at + 1) * aimed))
    const fast = chooseMany(session, pool, stations - named.length, [{ muscles: ['heart'], worth: hot }])
    return spread([...named, ...fast])
  })
    .filter(({ length }) => length > 0)
    .map((some, at) =>
      draftOf('intervals', words.blocks.intervals(work, rest, at), stationsOf(some, dose), {
        rounds: [1, 8],
        between,
      }),
    )
}

/** The number of stations whose whole rounds come closest to the time. */
function stationsFor(seconds: number, each: number, least: number): number {
  const leftOver = (stations: number) => {
    const round = stations * each
    const rounds = Math.max(1, Math.round(seconds / (round + between[0])))
    const off = Math.abs(seconds - rounds * round - (rounds - 1) * 60)
    return off + (rounds < 2 ? 120 : 0) + (stations > 6 || stations < 4 ? 30 : 0)
  }
  const choices = [4, 5, 6, 7, 8, 3].filter((stations) => stations >= Math.min(least, 8))
  return choices.toSorted((one, other) => leftOver(one) - leftOver(other))[0]!
}

const hot = ({ met, unilateral }: Exercise) => (met < 5 ? 0.2 : met) * (unilateral ? 0.3 : 1)
