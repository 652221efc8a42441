import { serialize } from 'node:v8'
import { dayIn } from '#contract/measures/day.ts'
import { answerJobs } from '#server/adapters/job-thread/job-thread.ts'
import { exerciseKey, type GatheredSet, type GatherOptions, gather } from './gather.ts'
import { UnreadableFile } from './read-file.ts'
import type { FileExercise, ReadSets, SetFile } from './read-sets.ts'

/** Workouts of a part. */
const workoutsAtOnce = 50

answerJobs((file: SetFile) =>
  read(file).catch((error) => {
    if (error instanceof UnreadableFile) return { unreadable: error.message }
    throw error
  }),
)

async function read({ path, summaryOnly, ...options }: SetFile): Promise<ReadSets> {
  const { workouts, ...file } = await gather(path, options)
  const sets = workouts.flatMap((workout) => workout.sets)
  const read = {
    ...file,
    workouts: workouts.length,
    sets: sets.length,
    ...daysOf(workouts, options),
    exercises: exercisesOf(sets),
    parts: [] as Uint8Array[],
  }
  if (summaryOnly) return read
  while (workouts.length) read.parts.push(serialize(workouts.splice(0, workoutsAtOnce)))
  return read
}

function daysOf(workouts: readonly { startedAt: Date }[], { zone }: GatherOptions) {
  const days = workouts.map(({ startedAt }) => dayIn(zone, startedAt)).sort()
  return { from: days[0] ?? null, to: days.at(-1) ?? null }
}

function exercisesOf(sets: readonly GatheredSet[]): FileExercise[] {
  const known = new Map<string, FileExercise>()
  for (const set of sets) {
    const { own, exerciseName, kilograms, reps, seconds } = set
    const key = exerciseKey(set)
    const one = known.get(key)
    const isLoaded = kilograms !== null || reps === null
    const isTimed = reps === null && seconds !== null
    if (one) {
      one.isLoaded ||= isLoaded
      one.isTimed &&= isTimed
    } else
      known.set(key, { key, name: exerciseName, id: own?.exerciseId, load: own?.load, isLoaded, isTimed })
  }
  return [...known.values()]
}
