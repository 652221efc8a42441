import type { FitnessLevel } from '#contract/training/exercises.ts'
import type { TrainingGoal } from '#contract/training/schedules.ts'

export type RaceGoal = Extract<TrainingGoal, '5k_training' | '10k_training' | 'half_marathon' | 'marathon'>
type ByLevel = Record<FitnessLevel, number>

type RaceFigures = {
  kilometres: number
  /**
   * Shares of the usual minutes in the last weeks, the race week (without the race) last. Volume falls by 41 to 60
   * % while effort and number of sessions stay (Bosquet et al. 2007, meta-analysis of tapering).
   */
  taper: number[]
  /** Longest training run in minutes; at most three hours, beyond which strain outweighs training. */
  long: ByLevel
  /** Useful maximum minutes of weekday runs. */
  easy: ByLevel
  /** Weeks in which a runner of this level is ready without hurry. */
  weeks: ByLevel
  /** Minimum kilometres of the longest run for a safe race. */
  needs: number
}

/** Common practice of coaches, as in the books of Daniels and of Pfitzinger and Douglas. */
export const races: Record<RaceGoal, RaceFigures> = {
  '5k_training': {
    kilometres: 5,
    taper: [0.6],
    long: { beginner: 45, intermediate: 65, advanced: 80 },
    easy: { beginner: 40, intermediate: 50, advanced: 60 },
    weeks: { beginner: 6, intermediate: 4, advanced: 4 },
    needs: 4,
  },
  '10k_training': {
    kilometres: 10,
    taper: [0.55],
    long: { beginner: 80, intermediate: 80, advanced: 95 },
    easy: { beginner: 45, intermediate: 60, advanced: 70 },
    weeks: { beginner: 8, intermediate: 6, advanced: 4 },
    needs: 8,
  },
  half_marathon: {
    kilometres: 21.1,
    taper: [0.7, 0.45],
    long: { beginner: 135, intermediate: 125, advanced: 120 },
    easy: { beginner: 50, intermediate: 65, advanced: 75 },
    weeks: { beginner: 12, intermediate: 10, advanced: 8 },
    needs: 15,
  },
  marathon: {
    kilometres: 42.2,
    taper: [0.8, 0.6, 0.4],
    long: { beginner: 180, intermediate: 180, advanced: 170 },
    easy: { beginner: 60, intermediate: 75, advanced: 90 },
    weeks: { beginner: 20, intermediate: 16, advanced: 12 },
    needs: 26,
  },
}

export const isRaceGoal = (goal: TrainingGoal): goal is RaceGoal => Object.hasOwn(races, goal)

/**
 * Minutes a kilometre of easy running, walks included: an estimate by level for converting minutes to kilometres.
 * Training is by effort; the pace is not shown.
 */
export const easyPace: ByLevel = { beginner: 8, intermediate: 6.5, advanced: 5.5 }

/** Race pace as a share of the easy minutes a kilometre. */
const racePace: Record<RaceGoal, number> = {
  '5k_training': 0.85,
  '10k_training': 0.88,
  half_marathon: 0.93,
  marathon: 0.98,
}

/** Expected whole minutes of the race. */
export const raceMinutes = (goal: RaceGoal, level: FitnessLevel) =>
  Math.round(races[goal].kilometres * easyPace[level] * racePace[goal])

/** Maximum ratio of the race to the longest run. */
const reach = 2.5
const byDistance = ['marathon', 'half_marathon', '10k_training', '5k_training'] as const

/** The final race: the goal, or a shorter one when the training (kilometres of its longest run) is too little. */
export function raceWithinReach(goal: RaceGoal, longest: number): RaceGoal {
  const shorter = byDistance.slice(byDistance.indexOf(goal))
  return shorter.find((one) => races[one].kilometres <= longest * reach) ?? '5k_training'
}
