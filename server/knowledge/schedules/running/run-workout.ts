import { type Workout, workoutSeconds } from '#contract/training/workouts.ts'
import { words } from '../words.ts'
import { brief, effortful, type Run, roomOf, warmUpOf } from './run.ts'
import { block, caloriesOf, filledUp, jog, type Part, walk } from './run-blocks.ts'
import { repeats } from './run-repeats.ts'
import { needsWalks, runWalk } from './run-walk.ts'

/** A run, race or easy cross-training as blocks of exactly the session's minutes. */
export function runWorkout(run: Run): Workout {
  const blocks =
    run.kind === 'race' ? [raceBlock(run)] : filledUp(run.minutes, warmUpOf(run), mainOf(run), run.level)
  return {
    title: run.title,
    workoutType: 'cardio',
    fitnessLevel: run.level,
    equipment: 'none',
    targetMuscles: ['legs'],
    goal: 'endurance',
    minutes: Math.round(workoutSeconds({ blocks }) / 6) / 10,
    blocks,
    muscles: ['heart', 'quads', 'calves', 'hamstrings'],
    calories: caloriesOf(blocks, run.kilograms),
    notes: [],
  }
}

function mainOf(run: Run): Part[] {
  switch (run.kind) {
    case 'easy_run':
    case 'long_run':
      return needsWalks(run) ? runWalk(run) : steady(run)
    case 'tempo_run':
    case 'interval_run':
    case 'hill_run':
      return repeats(run, run.kind)
    default:
      return crossTraining(run)
  }
}

/** Trained runners' late long runs end at a steady effort, like a race. */
function steady(run: Run): Part[] {
  const room = Math.max(60, brief(roomOf(run)))
  const quick = run.kind === 'long_run' && run.level !== 'beginner' && run.way > 0.6
  const end = quick ? brief(room * (run.level === 'advanced' ? 0.25 : 0.15)) : 0
  const stretches = [
    jog(room - end),
    ...(end > 0 ? [effortful('steady-run', words.parts.steady, end, 5)] : []),
  ]
  return [
    {
      kind: 'intervals',
      title: words.parts[run.kind === 'long_run' ? 'long' : 'easy'],
      rounds: 1,
      stretches,
    },
  ]
}

function crossTraining(run: Run): Part[] {
  return [
    {
      kind: 'intervals',
      title: words.parts.crossTraining,
      rounds: 1,
      stretches: [
        {
          ...walk(Math.max(60, brief(roomOf(run)))),
          name: words.parts.crossTraining,
          rpe: 3,
          cue: words.effort.cross,
        },
      ],
    },
  ]
}

const raceBlock = ({ minutes, kilometres }: Run) =>
  block({
    kind: 'main',
    title: words.parts.race,
    rounds: 1,
    stretches: [
      {
        id: 'steady-run',
        name: words.parts.race,
        seconds: Math.min(21_600, minutes * 60),
        rpe: 9,
        cue: words.effort.race,
        metres: Math.round((kilometres ?? 0) * 1000),
      },
    ],
  })
