import { deserialize } from 'node:v8'
import { AppError } from '#contract/http/errors.ts'
import type { SetLoad } from '#contract/strength/sets.ts'
import { isolated, threadOf } from '#server/adapters/isolation/isolation.ts'
import type { Gathered, GatheredWorkout, GatherOptions } from './gather.ts'
import { words } from './words.ts'

/** A file to read in the worker thread. `summaryOnly` leaves `parts` empty. */
export type SetFile = GatherOptions & { path: string; summaryOnly: boolean }

/** An exercise of a file; `id` and `load` are what our own files state. */
export type FileExercise = {
  key: string
  name: string
  id: string | undefined
  load: SetLoad | undefined
  /** A set has a weight, or none has repetitions. */
  isLoaded: boolean
  /** All sets have a duration and no repetitions. */
  isTimed: boolean
}

export type SetsOfFile = Omit<Gathered, 'workouts'> & {
  workouts: number
  sets: number
  /** First and last day of the workouts in the account's zone. */
  from: string | null
  to: string | null
  exercises: FileExercise[]
  /** Workouts in parts for `unpack`: 60 000 sets at once would occupy the main thread for 200 ms. */
  parts: Uint8Array[]
}
export type ReadSets = SetsOfFile | { unreadable: string }

const readBeside = isolated<SetFile, ReadSets>(
  () => threadOf(new URL('./read-sets-worker.ts', import.meta.url), 192),
  {
    atOnce: 1,
    waiting: 8,
    mostMs: 40_000,
    idleMs: 3000,
    busy: words.busy,
    tooLong: words.takesTooLong,
  },
)

/** Reads a file of sets in a worker thread. Error: `invalid` for one that is unreadable or takes too long. */
export async function readSets(file: SetFile): Promise<SetsOfFile> {
  const read = await readBeside(file)
  if ('unreadable' in read) throw new AppError('invalid', read.unreadable)
  return read
}

export const unpack = (part: Uint8Array): GatheredWorkout[] => deserialize(part)
