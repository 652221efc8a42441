import type { IncomingMessage } from 'node:http'
import { AppError } from '#contract/http/errors.ts'
import { cutText } from '#contract/measures/cut-text.ts'
import { dayIn } from '#contract/measures/day.ts'
import { type LiftedExercise, mostOwnExercises, ownExerciseId } from '#contract/strength/exercises.ts'
import { mostSetFileBytes, type SetImport } from '#contract/strength/files.ts'
import { mostSets, mostSetsOfDay, type SetLoad } from '#contract/strength/sets.ts'
import type { Queryable } from '#server/adapters/database/database.ts'
import { ownerTransaction } from '#server/adapters/database/owners/owner-transaction.ts'
import type { Deps } from '#server/deps.ts'
import { weightAsOf } from '#server/features/weight/service.ts'
import type { Account } from '#server/http/identity.ts'
import { admissionPool } from '#server/http/limits/admission.ts'
import { openUploads } from '#server/http/uploads/uploads.ts'
import { library, ownOf } from '../exercises.ts'
import { formulaOf } from '../preferences.ts'
import { clockSlip } from '../record-sets.ts'
import type { SetRow } from '../set-store.ts'
import { movedBy } from '../sums.ts'
import { words as strengthWords } from '../words.ts'
import type { Unit } from './file-set.ts'
import { exerciseKey, type GatheredSet, type GatheredWorkout } from './gather.ts'
import { dayKey, type ExerciseOnDay, importStore } from './import-store.ts'
import { type Matched, matchExercise } from './match-exercise.ts'
import { type FileExercise, readSets, type SetsOfFile, unpack } from './read-sets.ts'
import { refuse } from './refused.ts'
import { words } from './words.ts'

/** Files read and written. */
const enter = admissionPool({ person: 1, all: 3, waitMs: 30_000 })

type Asked = { dryRun: boolean; unit: Unit | undefined }
/** An exercise of the file with the id, name and load that its sets get. */
type Named = { id: string; name: string; load: SetLoad }

/** Imports of all accounts. */
export function openSetImports({ db, now, settings }: Pick<Deps, 'db' | 'now' | 'settings'>) {
  const uploads = openUploads(settings.dataDir, {
    person: mostSetFileBytes,
    all: 20 * mostSetFileBytes,
    tooLarge: words.tooLarge,
  })

  /**
   * Reads a file of sets and, unless it is a dry run, adds those that are not there. No activity is logged, no routine
   * advances. Errors: `too_large`, `invalid` for an unreadable file and without a needed unit, `unavailable`.
   */
  return async (user: Account, { dryRun, unit }: Asked, request: IncomingMessage): Promise<SetImport> => {
    const length = Number(request.headers['content-length']) || 0
    const received = await uploads.receive(user.id, request, length)
    try {
      const leave = await enter(user.id)
      try {
        const options = { zone: user.zone, unit, latest: new Date(now().getTime() + clockSlip) }
        const file = await readSets({ ...options, path: received.path, summaryOnly: dryRun })
        if (file.needsUnit && !dryRun)
          throw new AppError('invalid', words.chooseUnit, { fields: { unit: words.chooseUnit } })
        const imported = dryRun ? 0 : await write({ db, now }, user, file)
        return answerOf(file, imported)
      } finally {
        leave()
      }
    } finally {
      await received.leave()
    }
  }
}

const answerOf = ({ refused, exercises, parts: _, ...file }: SetsOfFile, imported: number): SetImport => ({
  ...file,
  exercises: exercises.length,
  refused: refused.listed,
  refusedCount: refused.count,
  imported,
})

async function write(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  user: Account,
  file: SetsOfFile,
): Promise<number> {
  const exercises = await ownerTransaction(db, user.id, (tx) => addExercises(tx, user.id, file.exercises))
  let imported = 0
  for (const part of file.parts) {
    const workouts = unpack(part)
    imported += await ownerTransaction(db, user.id, (tx) =>
      writeWorkouts(tx, { user, now: now() }, workouts, exercises, file),
    )
  }
  return imported
}

/** Names the file's exercises, and adds those that are unknown to one's own as far as there is room. */
async function addExercises(
  tx: Queryable,
  userId: string,
  exercises: readonly FileExercise[],
): Promise<Map<string, Named>> {
  const own = await ownOf(tx, userId)
  const known = new Map([...library, ...own].map((one) => [one.id, one]))
  const named = new Map<string, Named>()
  const added: Omit<LiftedExercise, 'own'>[] = []
  for (const one of exercises) {
    const matched = matchExercise(one.name)
    const id = one.id ?? matched.id ?? ownExerciseId(one.name)
    const exercise = known.get(id)
    const load =
      matched.load === 'assisted' ? 'assisted' : (exercise?.load ?? one.load ?? loadOf(matched, one))
    named.set(one.key, { id, name: exercise?.name ?? one.name, load })
    if (exercise || !id.startsWith('own-') || own.length + added.length >= mostOwnExercises) continue
    const more = ownExercise(id, load, matched, one)
    known.set(id, { ...more, own: true })
    added.push(more)
  }
  await importStore(tx, userId).addExercises(added)
  return named
}

const loadOf = ({ load }: Matched, { isLoaded }: FileExercise): SetLoad =>
  load ?? (isLoaded ? 'external' : 'bodyweight')

const ownExercise = (id: string, load: SetLoad, { equipment }: Matched, one: FileExercise) => ({
  id,
  name: cutText(one.name, 80).trim(),
  primary: [],
  secondary: [],
  equipment,
  load,
  timed: one.isTimed,
})

/** Adds workouts with their sets in one transaction; answers the number of new sets. */
async function writeWorkouts(
  tx: Queryable,
  { user, now }: { user: Account; now: Date },
  workouts: readonly GatheredWorkout[],
  exercises: Map<string, Named>,
  { refused }: SetsOfFile,
): Promise<number> {
  const store = importStore(tx, user.id)
  const known = await store.knownSets(workouts.flatMap(({ sets }) => sets.map(({ id }) => id)))
  const held = await store.setCounts(workouts.map(({ id }) => id))
  const ofDays = await store.dayCounts(workouts.flatMap(({ sets }) => sets.map(dayOf)))
  const weightOn = weights(tx, user.id)
  const rows = new Map<string, SetRow>()
  for (const workout of workouts) {
    let room = mostSets - (held.get(workout.id) ?? 0)
    for (const set of workout.sets) {
      if (known.has(set.id) || rows.has(set.id)) continue
      const key = dayKey(dayOf(set))
      const onDay = ofDays.get(key) ?? 0
      if (room <= 0) refuse(refused, set.row, strengthWords.fullWorkout)
      else if (onDay >= mostSetsOfDay) refuse(refused, set.row, strengthWords.fullDay)
      else {
        room--
        ofDays.set(key, onDay + 1)
        rows.set(set.id, await rowOf(set, workout.id))
      }
    }
  }
  const added = [...rows.values()]
  const filled = new Set(added.map(({ workoutId }) => workoutId))
  const filledWorkouts = workouts.filter(({ id }) => filled.has(id))
  await store.addWorkouts(
    filledWorkouts.map(({ sets, ...workout }) =>
      workoutRow({ ...workout, sets: sets.filter(({ id }) => rows.has(id)) }, exercises, now),
    ),
  )
  await store.addSets(added)
  await store.refreshSums(added, await formulaOf(tx, user.id))
  return added.length

  function dayOf(set: GatheredSet): ExerciseOnDay {
    return { exerciseId: exercises.get(exerciseKey(set))!.id, day: dayIn(user.zone, set.doneAt) }
  }

  async function rowOf(set: GatheredSet, workoutId: string): Promise<SetRow> {
    const { id, place, doneAt, kilograms, kind, reps, seconds, metres, rpe, repsInReserve } = set
    const exercise = exercises.get(exerciseKey(set))!
    const { day } = dayOf(set)
    const load = set.own?.load ?? exercise.load
    const bodyWeight = load === 'external' ? null : await weightOn(day)
    return {
      ...{ id, workoutId, exerciseId: exercise.id, exerciseName: exercise.name, place },
      ...{ supersetId: set.supersetId, kind, load, kilograms, bodyWeight },
      moved: movedBy({ load, kilograms, bodyWeight }),
      ...{ reps, seconds, metres, rpe, repsInReserve, restSeconds: set.restSeconds, note: set.note },
      ...{ day, doneAt, editedAt: now },
    }
  }
}

function workoutRow(workout: GatheredWorkout, exercises: Map<string, Named>, editedAt: Date) {
  const { id, name, startedAt, endedAt, notes, sets } = workout
  const exerciseNotes: Record<string, string> = {}
  for (const set of sets)
    if (set.exerciseNote) exerciseNotes[exercises.get(exerciseKey(set))!.id] ??= set.exerciseNote
  return {
    ...{ id, name: name || words.workout, startedAt, endedAt, notes, exerciseNotes },
    ...{ routineId: null, editedAt },
  }
}

/** The body's weight as of a day, each day read once. */
function weights(tx: Queryable, userId: string) {
  const days = new Map<string, number | null>()
  return async (day: string) => {
    const known = days.get(day)
    if (known !== undefined) return known
    const weight = await weightAsOf(tx, userId, day)
    days.set(day, weight)
    return weight
  }
}
