import type { IncomingMessage } from 'node:http'
import { AppError } from '#contract/http/errors.ts'
import { dayIn } from '#contract/measures/day.ts'
import {
  foldName,
  type LiftedExercise,
  mostOwnExercises,
  ownExerciseId,
} from '#contract/strength/exercises.ts'
import type { SetImport } from '#contract/strength/files.ts'
import { mostSets, type SetLoad } from '#contract/strength/sets.ts'
import { type Queryable, sqlState } from '#server/adapters/database/database.ts'
import type { Deps } from '#server/deps.ts'
import { weightAsOf } from '#server/features/weight/service.ts'
import type { Account } from '#server/http/identity.ts'
import { admissionPool } from '#server/http/limits/admission.ts'
import { library, ownOf } from '../exercises.ts'
import { formulaOf } from '../preferences.ts'
import { type SetRow, setStore } from '../set-store.ts'
import { movedBy } from '../sums.ts'
import { words as strengthWords } from '../words.ts'
import type { Unit } from './file-set.ts'
import { type Gathered, type GatheredSet, type GatheredWorkout, gather } from './gather.ts'
import { importStore } from './import-store.ts'
import { type Matched, matchExercise } from './match-exercise.ts'
import { received } from './receive.ts'
import { words } from './words.ts'

/** Files being read; each takes up to about 50 MB. */
const enter = admissionPool({ person: 1, all: 3, waitMs: 10_000 })
/** Workouts of a transaction. */
const workoutsAtOnce = 50

/** PostgreSQL's state of a number that a column cannot hold. */
const numberOutOfRange = '22003'

type Asked = { dryRun: boolean; unit: Unit | undefined }
/** An exercise of the file with the id, name and load that its sets get. */
type Named = { id: string; name: string; load: SetLoad }

/**
 * Reads a file of sets and, unless it is a dry run, adds those that are not there. No activity is logged, no routine
 * advances. Errors: `too_large`, `invalid` for an unreadable file and without a needed unit, `unavailable`.
 */
export async function importSets(
  deps: Pick<Deps, 'db' | 'now'>,
  user: Account,
  { dryRun, unit }: Asked,
  request: IncomingMessage,
): Promise<SetImport> {
  const leave = await enter(user.id)
  try {
    const file = await gather(await received(request), { zone: user.zone, unit, now: deps.now() })
    if (file.needsUnit && !dryRun)
      throw new AppError('invalid', words.chooseUnit, { fields: { unit: words.chooseUnit } })
    const imported = dryRun ? 0 : await write(deps, user, file).catch(refuseOverflow)
    return answerOf(user, file, imported)
  } finally {
    leave()
  }
}

/** Figures within the bounds of a set can exceed those of a day's sums. */
function refuseOverflow(error: unknown): never {
  throw sqlState(error) === numberOutOfRange ? new AppError('invalid', words.impossible) : error
}

function answerOf(user: Account, { source, workouts, needsUnit, refused }: Gathered, imported: number) {
  const exercises = new Set<string>()
  let [from, to, sets]: [string | null, string | null, number] = [null, null, 0]
  for (const workout of workouts) {
    const day = dayIn(user.zone, workout.startedAt)
    if (from === null || day < from) from = day
    if (to === null || day > to) to = day
    sets += workout.sets.length
    for (const set of workout.sets) exercises.add(keyOf(set))
  }
  return {
    source,
    workouts: workouts.length,
    sets,
    exercises: exercises.size,
    ...{ from, to, needsUnit },
    refused: refused.listed,
    refusedCount: refused.count,
    imported,
  }
}

/** Tells the exercises of a file apart. */
const keyOf = ({ own, exerciseName }: GatheredSet) => own?.exerciseId ?? foldName(exerciseName)

async function write({ db, now }: Pick<Deps, 'db' | 'now'>, user: Account, file: Gathered): Promise<number> {
  const exercises = await db.transaction((tx) => addExercises(tx, user.id, file))
  let imported = 0
  for (let from = 0; from < file.workouts.length; from += workoutsAtOnce) {
    const some = file.workouts.slice(from, from + workoutsAtOnce)
    imported += await db.transaction((tx) => writeWorkouts(tx, { user, now: now() }, some, exercises, file))
  }
  return imported
}

/** Names the file's exercises, and adds those that are unknown to one's own as far as there is room. */
async function addExercises(
  tx: Queryable,
  userId: string,
  { workouts }: Gathered,
): Promise<Map<string, Named>> {
  await setStore(tx, userId).lock()
  const own = await ownOf(tx, userId)
  const known = new Map([...library, ...own].map((one) => [one.id, one]))
  const named = new Map<string, Named>()
  const added: Omit<LiftedExercise, 'own'>[] = []
  const sets = Map.groupBy(
    workouts.flatMap((workout) => workout.sets),
    keyOf,
  )
  for (const [key, all] of sets) {
    const { exerciseName: name, own: stated } = all[0]!
    const matched = matchExercise(name)
    const id = stated?.exerciseId ?? matched.id ?? ownExerciseId(name)
    const exercise = known.get(id)
    const load =
      matched.load === 'assisted' ? 'assisted' : (exercise?.load ?? stated?.load ?? loadOf(matched, all))
    named.set(key, { id, name: exercise?.name ?? name, load })
    if (exercise || !id.startsWith('own-') || own.length + added.length >= mostOwnExercises) continue
    const one = ownExercise(id, name, load, matched, all)
    known.set(id, { ...one, own: true })
    added.push(one)
  }
  await importStore(tx, userId).addExercises(added)
  return named
}

function loadOf({ load }: Matched, sets: readonly GatheredSet[]): SetLoad {
  if (load) return load
  return sets.some(({ kilograms, reps }) => kilograms !== null || reps === null) ? 'external' : 'bodyweight'
}

const ownExercise = (
  id: string,
  name: string,
  load: SetLoad,
  { equipment }: Matched,
  sets: GatheredSet[],
) => ({
  id,
  name: name.slice(0, 80).trim(),
  primary: [],
  secondary: [],
  equipment,
  load,
  timed: sets.every(({ reps, seconds }) => reps === null && seconds !== null),
})

/** Adds workouts with their sets in one transaction; answers the number of new sets. */
async function writeWorkouts(
  tx: Queryable,
  { user, now }: { user: Account; now: Date },
  workouts: readonly GatheredWorkout[],
  exercises: Map<string, Named>,
  { refused }: Gathered,
): Promise<number> {
  const store = importStore(tx, user.id)
  await setStore(tx, user.id).lock()
  const known = await store.knownSets(workouts.flatMap(({ sets }) => sets.map(({ id }) => id)))
  const held = await store.setCounts(workouts.map(({ id }) => id))
  const weightOn = weights(tx, user.id)
  const rows = new Map<string, SetRow>()
  for (const workout of workouts) {
    let room = mostSets - (held.get(workout.id) ?? 0)
    for (const set of workout.sets) {
      if (known.has(set.id) || rows.has(set.id)) continue
      if (room-- > 0) rows.set(set.id, await rowOf(set, workout.id, exercises.get(keyOf(set))!))
      else refused.add(set.row, strengthWords.fullWorkout)
    }
  }
  const added = [...rows.values()]
  const filled = new Set(added.map(({ workoutId }) => workoutId))
  await store.addWorkouts(
    workouts.filter(({ id }) => filled.has(id)).map((workout) => workoutRow(workout, exercises)),
  )
  await store.addSets(added)
  await store.refreshSums(added, await formulaOf(tx, user.id))
  return added.length

  async function rowOf(set: GatheredSet, workoutId: string, exercise: Named): Promise<SetRow> {
    const { id, place, doneAt, kilograms, kind, reps, seconds, metres, rpe, repsInReserve } = set
    const day = dayIn(user.zone, doneAt)
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

function workoutRow(workout: GatheredWorkout, exercises: Map<string, Named>) {
  const { id, name, startedAt, endedAt, notes, sets } = workout
  const exerciseNotes: Record<string, string> = {}
  for (const set of sets)
    if (set.exerciseNote) exerciseNotes[exercises.get(keyOf(set))!.id] ??= set.exerciseNote
  return { id, name: name || words.workout, startedAt, endedAt, notes, exerciseNotes, routineId: null }
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
