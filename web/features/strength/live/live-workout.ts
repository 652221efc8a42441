import { highestMax, weightForEffort } from '#contract/strength/progression/effort.ts'
import type { PlannedSet } from '#contract/strength/progression/rules.ts'
import type { LastSets, NewSet, SetKind, SetLoad, StrengthSet } from '#contract/strength/sets.ts'
import { joinNext } from './supersets.ts'

/** What a set counts. */
export const countedMeasures = ['reps', 'seconds', 'metres'] as const
export type Counted = (typeof countedMeasures)[number]

/** Values of a set, the weight in kilograms; null where nothing is known. */
export type Values = {
  kilograms: number | null
  reps: number | null
  seconds: number | null
  metres: number | null
}

/** A row of a running workout; `doneAt` is set once it is done. */
export type LiveSet = Values & {
  id: string
  kind: SetKind
  rpe: number | null
  repsInReserve: number | null
  note: string | null
  doneAt: string | null
}

/** Values of a suggested set; `open` asks for at least the repetitions. */
export type Suggested = Values & {
  kind: SetKind
  rpe?: number | null
  repsInReserve?: number | null
  open?: boolean
}

/** An exercise of a running workout, with what is planned and what was lifted last time, as far as known. */
export type LiveExercise = {
  /** Distinguishes two occurrences of one exercise. */
  key: string
  exerciseId: string
  name: string
  load: SetLoad
  counts: Counted
  restSeconds: number
  /** Neighboring exercises with the same one are done in turns. */
  supersetId: string | null
  notes: string | null
  planned: readonly Suggested[]
  last: readonly Suggested[]
  /** What a record has to beat; null while unknown, also where there is nothing to beat. */
  best: LastSets['best'] | null
  sets: readonly LiveSet[]
}

/** What a workout was begun from, which is marked as done when it ends. */
export type PlanSource = {
  workoutId?: string | undefined
  scheduleId?: string | undefined
  sessionId?: string | undefined
}

export type LiveWorkout = {
  id: string
  userId: string
  name: string
  startedAt: string
  notes: string | null
  routineId: string | null
  source?: PlanSource
  /** Effort of the whole workout, 1 to 10. */
  effort?: number | null
  /** Whether it runs again after its end was taken back. */
  isResumed?: true
  exercises: readonly LiveExercise[]
  /** The rest that runs: its end in milliseconds since 1970, and its length in seconds. */
  rest: { until: number; seconds: number } | null
}

/** What begins an exercise; all else is as usual. */
export type NewExercise = Pick<LiveExercise, 'exerciseId' | 'name' | 'load' | 'counts'> &
  Partial<LiveExercise>

export const usualRest = 120
const emptySets = 3
const nothing: Values = { kilograms: null, reps: null, seconds: null, metres: null }

export function beginWorkout(id: string, userId: string, name: string, at: Date): LiveWorkout {
  return {
    ...{ id, userId, name, startedAt: at.toISOString() },
    ...{ notes: null, routineId: null, exercises: [], rest: null },
  }
}

/** Adds an exercise with as many rows as planned, else as last time, else three. */
export function addExercise(workout: LiveWorkout, exercise: NewExercise, newId: () => string): LiveWorkout {
  return { ...workout, exercises: [...workout.exercises, beginExercise(exercise, newId)] }
}

export function beginExercise(exercise: NewExercise, newId: () => string): LiveExercise {
  const { planned = [], last = [] } = exercise
  const rows: readonly { kind: SetKind }[] = planned.length ? planned : last
  const sets = Array.from({ length: rows.length || emptySets }, (_, at) => emptySet(newId(), rows[at]?.kind))
  return {
    key: newId(),
    restSeconds: usualRest,
    supersetId: null,
    notes: null,
    best: null,
    ...exercise,
    planned,
    last,
    sets,
  }
}

type PastSet = Suggested & Pick<StrengthSet, 'exerciseId' | 'exerciseName' | 'load' | 'supersetId'>

/** A new workout with the exercises of an earlier one, whose sets are last time's. */
export function workoutLike(empty: LiveWorkout, sets: readonly PastSet[], newId: () => string): LiveWorkout {
  let workout = empty
  for (const [exerciseId, last] of Map.groupBy(sets, (set) => set.exerciseId)) {
    const { exerciseName: name, load, supersetId } = last[0]!
    workout = addExercise(
      workout,
      { exerciseId, name, load, supersetId, counts: countedIn(last[0]!), last },
      newId,
    )
  }
  return workout
}

/** What a set counted. */
export const countedIn = (set: Values): Counted => countedMeasures.find((one) => set[one] !== null) ?? 'reps'

/** Suggested values of planned sets. */
export const suggestedBy = (sets: readonly PlannedSet[]): Suggested[] =>
  sets.map(({ kind, kilograms, reps, seconds, metres, rpe, open }) => ({
    ...{ kind, kilograms, reps, seconds, metres, rpe, open },
  }))

/** What was lifted last time. */
export type Known = { sets: readonly Suggested[]; best: LastSets['best'] }

/**
 * Takes over last time's sets and bests; untouched rows without a plan become as many and of the same kinds. A planned
 * effort becomes a weight by them, a multiple of `step` kilograms.
 */
export function withLast(
  exercise: LiveExercise,
  { sets: last, best }: Known,
  newId: () => string,
  step: number,
): LiveExercise {
  const max = highestMax(last)
  const planned = exercise.planned.map((set) => ({
    ...set,
    kilograms: set.kilograms ?? weightForEffort(max, set.reps, set.rpe ?? null, step),
  }))
  const touched = exercise.sets.some((set) => set.doneAt !== null || hasValue(set))
  if (touched || planned.length || !last.length) return { ...exercise, planned, last, best }
  const counts = countedIn(last[0]!)
  return { ...exercise, counts, last, best, sets: last.map(({ kind }) => emptySet(newId(), kind)) }
}

const emptySet = (id: string, kind: SetKind = 'working'): LiveSet => ({
  ...{ id, kind, ...nothing },
  ...{ rpe: null, repsInReserve: null, note: null, doneAt: null },
})

export function changeExercise(
  workout: LiveWorkout,
  key: string,
  change: (exercise: LiveExercise) => LiveExercise,
): LiveWorkout {
  return { ...workout, exercises: workout.exercises.map((one) => (one.key === key ? change(one) : one)) }
}

export const removeExercise = (workout: LiveWorkout, key: string): LiveWorkout => ({
  ...workout,
  exercises: workout.exercises.filter((one) => one.key !== key),
})

/** Moves an exercise by one place; at the end of the list it stays. */
export function moveExercise(workout: LiveWorkout, key: string, by: 1 | -1): LiveWorkout {
  const exercises = [...workout.exercises]
  const from = exercises.findIndex((one) => one.key === key)
  const to = from + by
  if (from < 0 || to < 0 || to >= exercises.length) return workout
  ;[exercises[from], exercises[to]] = [exercises[to]!, exercises[from]!]
  return { ...workout, exercises }
}

/** Another exercise in the same place; done sets stay with the one they were done of, which then stands before it. */
export function swapExercise(
  workout: LiveWorkout,
  key: string,
  exercise: NewExercise,
  newId: () => string,
): LiveWorkout {
  return {
    ...workout,
    exercises: workout.exercises.flatMap((one) => {
      if (one.key !== key) return [one]
      const done = one.sets.filter(({ doneAt }) => doneAt)
      const { supersetId, restSeconds } = one
      const next = beginExercise({ ...exercise, supersetId, restSeconds }, newId)
      return done.length ? [{ ...one, sets: done }, next] : [next]
    }),
  }
}

/** Joins an exercise with the one after it, or takes it out of its superset. */
export const toggleSuperset = (workout: LiveWorkout, key: string, newId: () => string): LiveWorkout => ({
  ...workout,
  exercises: joinNext(workout.exercises, key, newId),
})

export const addSet = (exercise: LiveExercise, id: string): LiveExercise => ({
  ...exercise,
  sets: [...exercise.sets, emptySet(id)],
})

export const removeSet = (exercise: LiveExercise, id: string): LiveExercise => ({
  ...exercise,
  sets: exercise.sets.filter((set) => set.id !== id),
})

export const changeSet = (exercise: LiveExercise, id: string, change: Partial<LiveSet>): LiveExercise => ({
  ...exercise,
  sets: exercise.sets.map((set) => (set.id === id ? { ...set, ...change } : set)),
})

/**
 * What a row is taken to be while nothing is typed: the planned set of its place, completed by the set of the same place
 * last time, else by the row before it, else by the last set of last time.
 */
export function suggestionFor({ planned, last, sets }: LiveExercise, at: number): Values {
  const before = sets.slice(0, at).findLast((set) => hasValue(set))
  const known = planned.length ? (before ?? last.at(-1)) : (last[at] ?? before ?? last.at(-1))
  const plan = planned[at]
  const { kilograms, reps, seconds, metres } = known ?? nothing
  return {
    kilograms: plan?.kilograms ?? kilograms,
    reps: plan?.reps ?? reps,
    seconds: plan?.seconds ?? seconds,
    metres: plan?.metres ?? metres,
  }
}
const hasValue = ({ kilograms, reps, seconds, metres }: Values) =>
  kilograms !== null || reps !== null || seconds !== null || metres !== null

/** A row's values, the suggestion in place of what was not typed. */
export function valuesOf(exercise: LiveExercise, at: number): Values {
  const set = exercise.sets[at]!
  const suggested = suggestionFor(exercise, at)
  const { counts } = exercise
  return {
    ...nothing,
    kilograms: set.kilograms ?? suggested.kilograms,
    [counts]: set[counts] ?? suggested[counts],
  }
}

/** Whether a row says enough to be done: repetitions, seconds or meters. */
export const isComplete = ({ reps, seconds, metres }: Values) => (reps ?? seconds ?? metres) !== null

/** Marks a row as done with the values shown, and begins its exercise's rest; in a superset after its last one. */
export function doSet(workout: LiveWorkout, key: string, id: string, now: Date): LiveWorkout {
  const exercise = workout.exercises.find((one) => one.key === key)
  const at = exercise?.sets.findIndex((set) => set.id === id) ?? -1
  if (!exercise || at < 0) return workout
  const done = { ...valuesOf(exercise, at), doneAt: now.toISOString() }
  const changed = changeExercise(workout, key, (one) => changeSet(one, id, done))
  const { restSeconds } = exercise
  const rests = restSeconds > 0 && !nextInRound(changed, key)
  return {
    ...changed,
    rest: rests ? { until: now.getTime() + restSeconds * 1000, seconds: restSeconds } : null,
  }
}

/** The exercise of the same superset whose turn it is after `key`: one with fewer done sets; undefined after a round. */
export function nextInRound(workout: LiveWorkout, key: string): LiveExercise | undefined {
  const one = workout.exercises.find((each) => each.key === key)
  if (!one?.supersetId) return undefined
  const doneIn = ({ sets }: LiveExercise) => sets.filter(({ doneAt }) => doneAt).length
  return workout.exercises.find(
    (each) =>
      each.key !== key &&
      each.supersetId === one.supersetId &&
      doneIn(each) < Math.min(doneIn(one), each.sets.length),
  )
}

/** The exercise whose turn it is in the superset of the set that was done last; undefined outside of one. */
export function upNext(workout: LiveWorkout): LiveExercise | undefined {
  const newest = ({ sets }: LiveExercise) =>
    sets.map(({ doneAt }) => doneAt ?? '').reduce((a, b) => (a > b ? a : b), '')
  const last = workout.exercises.reduce<LiveExercise | undefined>(
    (found, one) => (newest(one) > (found ? newest(found) : '') ? one : found),
    undefined,
  )
  return last && nextInRound(workout, last.key)
}

/** Takes a row's mark back; its values stay. */
export const undoSet = (workout: LiveWorkout, key: string, id: string): LiveWorkout =>
  changeExercise(workout, key, (one) => changeSet(one, id, { doneAt: null }))

/** The server's form of a done row; undefined while it is not done. */
export function newSetOf(workout: LiveWorkout, key: string, id: string, editedAt: Date): NewSet | undefined {
  const exercise = workout.exercises.find((one) => one.key === key)
  const set = exercise?.sets.find((one) => one.id === id)
  if (!exercise || !set?.doneAt) return undefined
  const { kind, kilograms, reps, seconds, metres, rpe, repsInReserve, note, doneAt } = set
  return {
    ...{ kind, kilograms, reps, seconds, metres, rpe, repsInReserve, note, doneAt },
    workoutId: workout.id,
    exerciseId: exercise.exerciseId,
    exerciseName: exercise.name,
    place: workout.exercises.flatMap(({ sets }) => sets).indexOf(set),
    supersetId: exercise.supersetId,
    load: exercise.load,
    restSeconds: exercise.restSeconds,
    editedAt: editedAt.toISOString(),
  }
}

export const doneSets = ({ exercises }: LiveWorkout): readonly LiveSet[] =>
  exercises.flatMap(({ sets }) => sets.filter(({ doneAt }) => doneAt !== null))
