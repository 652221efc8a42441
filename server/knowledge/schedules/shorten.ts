import { blockSeconds, type Workout, type WorkoutBlock, workoutSeconds } from '#contract/training/workouts.ts'

const longestRest = 180
/** Accepted deviation of a part in seconds. */
const closeEnough = 20

/**
 * Shortens a workout with the same exercises: removes sets, rounds and last exercises; the rest of a whole set goes
 * into rests.
 */
export function shortened(workout: Workout, minutes: number): Workout {
  const target = minutes * 60
  const before = workoutSeconds(workout)
  if (before <= target) return workout
  const blocks = workout.blocks.map(copied)
  let left = before
  while (left > target) {
    const cut = bestCut(blocks, left - target)
    if (!cut) break
    cut.apply()
    left -= cut.saves
  }
  fillUp(blocks, target - left)
  const after = workoutSeconds({ blocks })
  return {
    ...workout,
    blocks,
    minutes: Math.round(after / 6) / 10,
    calories: Math.round((workout.calories * after) / before),
  }
}

const copied = (block: WorkoutBlock): WorkoutBlock => ({
  ...block,
  exercises: block.exercises.map((one) => ({ ...one })),
})

type Cut = { saves: number; apply: () => void }

/** Removes a set where there are most, so that no exercise keeps one beside others with four. */
function bestCut(blocks: WorkoutBlock[], over: number): Cut | undefined {
  const main = blocks.filter((block) => !accompanies(block))
  const most = Math.max(0, ...main.map(setsOf))
  const few = most <= 2
  const cuts = [
    ...(most > 1 ? main.filter((block) => setsOf(block) === most).map(oneSetLess) : []),
    ...blocks
      .filter((block) => block.exercises.length > (few ? 1 : 3) && (few || accompanies(block)))
      .map(oneExerciseLess),
  ]
  const enough = cuts.filter(({ saves }) => saves >= over).sort((a, b) => a.saves - b.saves)[0]
  const less = cuts.filter(({ saves }) => saves < over).sort((a, b) => b.saves - a.saves)[0]
  return enough && (!less || enough.saves <= over + 60) ? enough : less
}

const accompanies = ({ kind }: WorkoutBlock) => kind === 'warm_up' || kind === 'cool_down'
const setsOf = ({ rounds, exercises }: WorkoutBlock) =>
  rounds > 1 ? rounds : Math.max(...exercises.map(({ sets }) => sets))

const oneSetLess = (block: WorkoutBlock): Cut =>
  cut(block, (one) => {
    if (one.rounds > 1) one.rounds--
    else one.exercises.findLast(({ sets }) => sets === setsOf(one))!.sets--
  })
const oneExerciseLess = (block: WorkoutBlock): Cut => cut(block, ({ exercises }) => exercises.pop())

function cut(block: WorkoutBlock, change: (block: WorkoutBlock) => unknown): Cut {
  const tried = copied(block)
  change(tried)
  return { saves: blockSeconds(block) - blockSeconds(tried), apply: () => change(block) }
}

function fillUp(blocks: WorkoutBlock[], room: number) {
  const most = new Map(
    blocks.flatMap(({ exercises }) => exercises.map((one) => [one, one.seconds * 3] as const)),
  )
  for (let grown = true; grown && room > closeEnough; ) {
    grown = false
    for (const block of blocks) {
      const beside = accompanies(block)
      for (const one of block.exercises) {
        const before = blockSeconds(block)
        const { restSeconds, seconds } = one
        if (!beside && restSeconds < longestRest) one.restSeconds += 5
        else if (beside && one.reps === null && seconds + 10 <= most.get(one)!) one.seconds += 10
        const added = blockSeconds(block) - before
        if (added > room) Object.assign(one, { restSeconds, seconds })
        else {
          room -= added
          grown ||= added > 0
        }
      }
    }
  }
}
