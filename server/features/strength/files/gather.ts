import { createHash } from 'node:crypto'
import * as z from 'zod'
import { firstInstant } from '#contract/measures/day.ts'
import { foldName } from '#contract/strength/exercises.ts'
import { checkSet, doneFields, mostKilograms, mostSets } from '#contract/strength/sets.ts'
import { words as strengthWords } from '../words.ts'
import { lineIn, RefusedRow } from './cells.ts'
import type { FileSet, FileWorkout, Source, Unit } from './file-set.ts'
import { readFile } from './read-file.ts'
import { noneRefused, type Refused, refuse, refuseRest } from './refused.ts'
import { words } from './words.ts'

/** Where reading ends, which bounds time and memory. */
const most = { sets: 60_000, refused: 10_000, rows: 150_000 }

/** A set of a file with its ids, which come from the file's content: read again, it has the same ones. */
export type GatheredSet = Omit<FileSet, 'workout'> & {
  id: string
  row: number
  place: number
  doneAt: Date
}
export type GatheredWorkout = FileWorkout & { id: string; sets: GatheredSet[] }
export type Gathered = {
  source: Source
  /** Those with sets. */
  workouts: GatheredWorkout[]
  needsUnit: boolean
  refused: Refused
}
/** `latest`: sets after it are refused. */
export type GatherOptions = { zone: string; unit: Unit | undefined; latest: Date }

/** Reads a file's workouts. Error: `UnreadableFile`. */
export async function gather(path: string, { zone, unit, latest }: GatherOptions): Promise<Gathered> {
  const { format, rows } = await readFile(path)
  const { source } = format
  const workouts = new Map<string, GatheredWorkout & { seen: Map<string, number> }>()
  const refused = noneRefused()
  let needsUnit = false
  let count = 0
  const unitMissing = () => {
    needsUnit = true
  }
  for await (const { row, cells } of rows) {
    if (count >= most.sets || refused.count >= most.refused || row > most.rows) {
      refuseRest(refused, row, words.endsHere(most))
      break
    }
    try {
      const read = format.read(cells, { zone, unit, unitMissing })
      if (!read) continue
      const { workout: stated, ...set } = read
      const workout = workouts.get(stated.key) ?? {
        ...stated,
        id: stated.id ?? idOf(source, stated.key),
        sets: [],
        seen: new Map<string, number>(),
      }
      workouts.set(stated.key, workout)
      // Refused rows count, so that the others keep their ids when they are corrected.
      const exercise = foldName(set.exerciseName)
      const order = workout.seen.get(exercise) ?? 0
      workout.seen.set(exercise, order + 1)
      check(read, latest)
      if (workout.sets.length >= mostSets) throw new RefusedRow(strengthWords.fullWorkout)
      count++
      const place = set.own?.place ?? workout.sets.length
      workout.sets.push({
        ...set,
        row,
        id: set.own?.id ?? idOf(source, workout.key, exercise, String(order)),
        exerciseName: lineIn(set.exerciseName, 120)!,
        place,
        // A millisecond apart, so that their order is known.
        doneAt: set.own?.doneAt ?? new Date(workout.startedAt.getTime() + place),
      })
    } catch (error) {
      if (!(error instanceof RefusedRow)) throw error
      refuse(refused, row, error.message)
    }
  }
  const filled = [...workouts.values()].filter(({ sets }) => sets.length)
  return { source, workouts: filled.map(({ seen: _, ...workout }) => workout), needsUnit, refused }
}

/** The key by which a set's exercise is found in the file's exercises. */
export const exerciseKey = ({ own, exerciseName }: GatheredSet) => own?.exerciseId ?? foldName(exerciseName)

const done = z.object(doneFields).superRefine(checkSet)

function check(set: FileSet, latest: Date) {
  if (!foldName(set.exerciseName)) throw new RefusedRow(words.noExercise)
  for (const time of [set.workout.startedAt, set.own?.doneAt ?? set.workout.startedAt])
    if (time.getTime() < firstInstant || time > latest) throw new RefusedRow(words.outOfRange)
  if ((set.reps ?? set.seconds ?? set.metres) === null) throw new RefusedRow(words.nothingDone)
  if (set.kilograms !== null && set.kilograms > mostKilograms) throw new RefusedRow(words.tooHeavy)
  const { error } = done.safeParse(set)
  if (error) throw new RefusedRow(error.issues[0]!.message)
}

/** An id from a content, as a version 8 UUID (RFC 9562). */
function idOf(...content: string[]): string {
  const bytes = createHash('sha256').update(JSON.stringify(content)).digest().subarray(0, 16)
  bytes[6] = (bytes[6]! & 0x0f) | 0x80
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  // A text of its own: one joined from slices keeps them all, 24 MB for the most sets of a file.
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
