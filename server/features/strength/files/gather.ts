import { createHash } from 'node:crypto'
import * as z from 'zod'
import { foldName } from '#contract/strength/exercises.ts'
import { mostListedRefusals, type SetImport } from '#contract/strength/files.ts'
import { checkSet, doneFields, mostKilograms, mostSets } from '#contract/strength/sets.ts'
import { clockSlip } from '../record-sets.ts'
import { words as strengthWords } from '../words.ts'
import { lineIn, RefusedRow } from './cells.ts'
import type { FileSet, FileWorkout, Source, Unit } from './file-set.ts'
import { readFile } from './read-file.ts'
import { words } from './words.ts'

/** Most sets of a file; bounds the memory of an import. */
const mostFileSets = 60_000
const earliest = Date.UTC(1970, 0, 2)

/** A set of a file with its ids, which come from the file's content: read again, it has the same ones. */
export type GatheredSet = FileSet & { id: string; row: number; place: number; doneAt: Date }
export type GatheredWorkout = FileWorkout & { id: string; sets: GatheredSet[] }
export type Refusals = ReturnType<typeof refusals>
export type Gathered = {
  source: Source
  workouts: GatheredWorkout[]
  needsUnit: boolean
  refused: Refusals
}

/** Rows that are not imported; the first of them are listed. */
function refusals() {
  const listed: SetImport['refused'] = []
  let count = 0
  return {
    listed,
    add(row: number, reason: string) {
      count++
      if (listed.length < mostListedRefusals) listed.push({ row, reason })
    },
    get count() {
      return count
    },
  }
}

/** Reads a file's workouts. Error: `invalid` for a file that is none of the known ones. */
export async function gather(
  bytes: Buffer,
  { zone, unit, now }: { zone: string; unit: Unit | undefined; now: Date },
): Promise<Gathered> {
  const { format, rows } = await readFile(bytes)
  const { source } = format
  const workouts = new Map<string, GatheredWorkout & { seen: Map<string, number> }>()
  const refused = refusals()
  let needsUnit = false
  let count = 0
  const unitMissing = () => {
    needsUnit = true
  }
  for await (const { row, cells } of rows) {
    try {
      const set = format.read(cells, { zone, unit, unitMissing })
      if (!set) continue
      const workout = workouts.get(set.workout.key) ?? {
        ...set.workout,
        id: set.workout.id ?? idOf(source, set.workout.key),
        sets: [],
        seen: new Map<string, number>(),
      }
      workouts.set(set.workout.key, workout)
      // Refused rows count, so that the others keep their ids when they are corrected.
      const exercise = foldName(set.exerciseName)
      const order = workout.seen.get(exercise) ?? 0
      workout.seen.set(exercise, order + 1)
      check(set, now)
      if (workout.sets.length >= mostSets) throw new RefusedRow(strengthWords.fullWorkout)
      if (count >= mostFileSets) throw new RefusedRow(words.tooManySets('60 000'))
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
      refused.add(row, error.message)
    }
  }
  return { source, workouts: [...workouts.values()].filter(({ sets }) => sets.length), needsUnit, refused }
}

const done = z.object(doneFields).superRefine(checkSet)

function check(set: FileSet, now: Date) {
  if (!foldName(set.exerciseName)) throw new RefusedRow(words.noExercise)
  for (const time of [set.workout.startedAt, set.own?.doneAt ?? set.workout.startedAt])
    if (time.getTime() < earliest || time.getTime() > now.getTime() + clockSlip)
      throw new RefusedRow(words.outOfRange)
  if ((set.reps ?? set.seconds ?? set.metres) === null) throw new RefusedRow(words.nothingDone)
  if (set.kilograms !== null && set.kilograms > mostKilograms) throw new RefusedRow(words.tooHeavy)
  const { error } = done.safeParse(set)
  if (error) throw new RefusedRow(error.issues[0]!.message)
}

/** An id from a content, as a version 8 UUID (RFC 9562). */
function idOf(...content: string[]): string {
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex')
  const variant = (8 + (Number.parseInt(hash[16]!, 16) % 4)).toString(16)
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-${variant}${hash.slice(17, 20)}-${hash.slice(20, 32)}`
}
