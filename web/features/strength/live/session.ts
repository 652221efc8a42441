import type { NewSet, SetKind, SetLoad, StrengthSet } from '#contract/strength/strength.ts'

/** A row of a running session; `doneAt` is set once it is done. Weights in kilograms. */
export type LiveSet = {
  id: string
  kind: SetKind
  weight: number | null
  reps: number | null
  seconds: number | null
  doneAt: string | null
}

/** An exercise of a running session, with what was lifted last time as far as known. */
export type LiveExercise = {
  /** Distinguishes two occurrences of one exercise. */
  key: string
  exerciseId: string
  name: string
  load: SetLoad
  /** Sets are seconds instead of repetitions. */
  timed: boolean
  restSeconds: number
  last: readonly Pick<StrengthSet, 'kind' | 'weight' | 'reps' | 'seconds'>[]
  sets: readonly LiveSet[]
}

export type LiveSession = {
  id: string
  userId: string
  title: string
  startedAt: string
  exercises: readonly LiveExercise[]
  /** The rest that runs: its end in milliseconds since 1970, and its length in seconds. */
  rest: { until: number; seconds: number } | null
}

/** Values of a set; null where nothing is known. */
export type Values = Pick<LiveSet, 'weight' | 'reps' | 'seconds'>

export const usualRest = 120
const emptySets = 3

export function beginSession(id: string, userId: string, title: string, at: Date): LiveSession {
  return { id, userId, title, startedAt: at.toISOString(), exercises: [], rest: null }
}

/** Adds an exercise with as many rows as last time, else three. */
export function addExercise(
  session: LiveSession,
  exercise: Omit<LiveExercise, 'sets' | 'restSeconds'>,
  newId: () => string,
): LiveSession {
  const rows = exercise.last.length || emptySets
  const sets = Array.from({ length: rows }, (_, at) => emptySet(newId(), exercise.last[at]?.kind))
  return { ...session, exercises: [...session.exercises, { ...exercise, restSeconds: usualRest, sets }] }
}

/** A new session with the exercises of an earlier one, whose sets are last time's. */
export function sessionLike(
  empty: LiveSession,
  sets: readonly Pick<
    StrengthSet,
    'exerciseId' | 'exerciseName' | 'load' | keyof LiveExercise['last'][number]
  >[],
  newId: () => string,
): LiveSession {
  let session = empty
  for (const [exerciseId, last] of Map.groupBy(sets, (set) => set.exerciseId)) {
    const { exerciseName: name, load, reps, seconds } = last[0]!
    const timed = reps === null && seconds !== null
    session = addExercise(session, { key: newId(), exerciseId, name, load, timed, last }, newId)
  }
  return session
}

/** Takes over last time's sets; untouched rows become as many and of the same kinds. */
export function withLast(
  exercise: LiveExercise,
  last: LiveExercise['last'],
  newId: () => string,
): LiveExercise {
  const touched = exercise.sets.some((set) => set.doneAt !== null || hasValue(set))
  if (touched || !last.length) return { ...exercise, last }
  return { ...exercise, last, sets: last.map(({ kind }) => emptySet(newId(), kind)) }
}

const emptySet = (id: string, kind: SetKind = 'working'): LiveSet => ({
  id,
  kind,
  weight: null,
  reps: null,
  seconds: null,
  doneAt: null,
})

export function changeExercise(
  session: LiveSession,
  key: string,
  change: (exercise: LiveExercise) => LiveExercise,
): LiveSession {
  return {
    ...session,
    exercises: session.exercises.map((one) => (one.key === key ? change(one) : one)),
  }
}

export const removeExercise = (session: LiveSession, key: string): LiveSession => ({
  ...session,
  exercises: session.exercises.filter((one) => one.key !== key),
})

/** Moves an exercise by one place, up or down. */
export function moveExercise(session: LiveSession, key: string, by: 1 | -1): LiveSession {
  const exercises = [...session.exercises]
  const from = exercises.findIndex((one) => one.key === key)
  const to = from + by
  if (from < 0 || to < 0 || to >= exercises.length) return session
  ;[exercises[from], exercises[to]] = [exercises[to]!, exercises[from]!]
  return { ...session, exercises }
}

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
 * What a row is taken to be while nothing is typed: the set of the same place last time, else the row before it of
 * this session, else the last set of last time.
 */
export function suggestionFor({ last, sets }: LiveExercise, at: number): Values {
  const before = sets.slice(0, at).findLast((set) => hasValue(set))
  const { weight, reps, seconds } = last[at] ?? before ?? last.at(-1) ?? nothing
  return { weight, reps, seconds }
}
const nothing: Values = { weight: null, reps: null, seconds: null }
const hasValue = ({ weight, reps, seconds }: Values) => weight !== null || reps !== null || seconds !== null

/** A row's values, the suggestion in place of what was not typed. */
export function valuesOf(exercise: LiveExercise, at: number): Values {
  const { weight, reps, seconds } = exercise.sets[at]!
  const suggested = suggestionFor(exercise, at)
  return {
    weight: weight ?? suggested.weight,
    reps: exercise.timed ? null : (reps ?? suggested.reps),
    seconds: exercise.timed ? (seconds ?? suggested.seconds) : null,
  }
}

/** Whether a row says enough to be done: repetitions or seconds. */
export const isComplete = ({ reps, seconds }: Values) => reps !== null || seconds !== null

/** Marks a row as done with the values shown, and begins its exercise's rest. */
export function doSet(session: LiveSession, key: string, id: string, now: Date): LiveSession {
  const exercise = session.exercises.find((one) => one.key === key)
  const at = exercise?.sets.findIndex((set) => set.id === id) ?? -1
  if (!exercise || at < 0) return session
  const done = { ...valuesOf(exercise, at), doneAt: now.toISOString() }
  const { restSeconds } = exercise
  return {
    ...changeExercise(session, key, (one) => changeSet(one, id, done)),
    rest: restSeconds > 0 ? { until: now.getTime() + restSeconds * 1000, seconds: restSeconds } : null,
  }
}

/** Takes a row's mark back; its values stay. */
export const undoSet = (session: LiveSession, key: string, id: string): LiveSession =>
  changeExercise(session, key, (one) => changeSet(one, id, { doneAt: null }))

/** The server's form of a done row; undefined while it is not done. */
export function newSetOf(session: LiveSession, key: string, id: string, editedAt: Date): NewSet | undefined {
  const exercise = session.exercises.find((one) => one.key === key)
  const set = exercise?.sets.find((one) => one.id === id)
  if (!exercise || !set?.doneAt) return undefined
  return {
    sessionId: session.id,
    exerciseId: exercise.exerciseId,
    exerciseName: exercise.name,
    place: session.exercises.flatMap(({ sets }) => sets).indexOf(set),
    superset: null,
    kind: set.kind,
    load: exercise.load,
    weight: set.weight,
    reps: set.reps,
    seconds: set.seconds,
    metres: null,
    rpe: null,
    repsInReserve: null,
    restSeconds: exercise.restSeconds,
    note: null,
    doneAt: set.doneAt,
    editedAt: editedAt.toISOString(),
  }
}

export const doneSets = ({ exercises }: LiveSession): readonly LiveSet[] =>
  exercises.flatMap(({ sets }) => sets.filter(({ doneAt }) => doneAt !== null))
