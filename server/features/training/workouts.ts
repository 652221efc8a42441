import { randomInt, randomUUIDv7 } from 'node:crypto'
import type * as z from 'zod'
import { AppError, found } from '#contract/http/errors.ts'
import { cutText } from '#contract/measures/cut-text.ts'
import { dayMs } from '#contract/measures/day.ts'
import { allowance } from '#contract/subscriptions/plans.ts'
import type {
  ExerciseFeedback,
  GeneratedWorkout,
  generateWorkout,
  SavedWorkout,
  saveWorkout,
} from '#contract/training/workouts.ts'
import type { Queryable } from '#server/adapters/database/database.ts'
import { idempotent } from '#server/adapters/database/idempotency.ts'
import type { Deps } from '#server/deps.ts'
import { readProfile } from '#server/features/account/service.ts'
import { keepRemoved, takeRemoved } from '#server/features/removals/service.ts'
import type { Account } from '#server/http/identity.ts'
import type { Retry } from '#server/http/route.ts'
import { contentOf } from '#server/knowledge/workouts/write-content.ts'
import { keptWorkout } from './kept-workout.ts'
import { words } from './words.ts'
import { type FeedbackRow, type WorkoutRow, workoutStore } from './workout-store.ts'

export type Who = { user: Account; retry?: Retry | undefined }
/** A workout a day for more than a year. */
const mostWorkouts = 500
/** Days after which an exercise may be repeated without notice. */
const recentDays = 10
/** Days for which feedback is relevant. */
const feedbackDays = 42
const mostFeedback = 30
/** Generates a workout for the account's weight, different from recent ones; on the Pro plan adapted to feedback. */
export async function makeWorkout(
  { ai, db, now }: Deps,
  user: Account,
  request: z.output<typeof generateWorkout.body>,
): Promise<GeneratedWorkout> {
  const today = now().getTime()
  const lately = await workoutStore(db, user.id).feedback(
    new Date(today - feedbackDays * dayMs),
    mostFeedback,
  )
  return ai.makeWorkout({
    request,
    seed: randomInt(2 ** 31),
    kilograms: await kilogramsOf(db, user),
    recent: recentExercises(lately.filter(({ doneAt }) => doneAt.getTime() > today - recentDays * dayMs)),
    feedback: allowance(user.tier, 'advanced_coaching') === 0 ? undefined : latestFeedback(lately),
  })
}

/** The profile's weight; undefined if unknown. */
export async function kilogramsOf(db: Deps['db'], user: Account): Promise<number | undefined> {
  return (await readProfile(db, user)).weight ?? undefined
}

function recentExercises(lately: FeedbackRow[]): string[] {
  return [
    ...new Set(
      lately.flatMap(({ exercises }) =>
        exercises.flatMap(({ exerciseId, setsDone }) => (exerciseId && setsDone ? [exerciseId] : [])),
      ),
    ),
  ]
}

/** The newest feedback per library exercise; without an effort of its own it has its workout's. */
function latestFeedback(lately: FeedbackRow[]): ExerciseFeedback[] {
  const latest = new Map<string, ExerciseFeedback>()
  for (const { exercises, rpe } of lately)
    for (const one of exercises)
      if (one.exerciseId && !latest.has(one.exerciseId))
        latest.set(one.exerciseId, { ...one, rpe: one.rpe ?? rpe })
  return [...latest.values()]
}

/** Saves a workout. Errors: `invalid` above the maximum duration; `conflict` at the maximum number. */
export async function keepWorkout(
  { db, now }: Deps,
  { user, retry }: Who,
  { workout: sent, content, source }: z.output<typeof saveWorkout.body>,
): Promise<SavedWorkout> {
  const workout = keptWorkout(sent, await kilogramsOf(db, user))
  return idempotent(db, user.id, retry, (tx) =>
    add(tx, user.id, {
      workout,
      content: content || contentOf(workout),
      source: source ?? 'builtin',
      createdAt: now(),
    }),
  )
}

/** Errors: `not_found`; `conflict` as above. */
export function copyWorkout({ db, now }: Deps, { user, retry }: Who, id: string): Promise<SavedWorkout> {
  return idempotent(db, user.id, retry, async (tx) => {
    const { workout, content, source } = found(await workoutStore(tx, user.id).byId(id), 'Workout')
    const title = cutText(words.copyOf(workout.title), 120).trimEnd()
    return add(tx, user.id, { ...named({ workout, content }, title), source, createdAt: now() })
  })
}

/** Error: `not_found`. */
export function renameWorkout(
  { db }: Deps,
  { user, retry }: Who,
  id: string,
  title: string,
): Promise<SavedWorkout> {
  return idempotent(db, user.id, retry, async (tx) => {
    const store = workoutStore(tx, user.id)
    const row = found(await store.byId(id), 'Workout')
    return savedWorkoutOf(found(await store.change(id, named(row, title)), 'Workout'))
  })
}

/** The text names the workout in its first line. */
function named({ workout, content }: Pick<WorkoutRow, 'workout' | 'content'>, title: string) {
  const renamed = content.startsWith(workout.title) ? title + content.slice(workout.title.length) : content
  return { workout: { ...workout, title }, content: renamed }
}

async function add(
  tx: Queryable,
  userId: string,
  kept: Pick<WorkoutRow, 'workout' | 'content' | 'source' | 'createdAt'>,
): Promise<SavedWorkout> {
  const row = { ...kept, id: randomUUIDv7(), timesDone: 0, lastDoneAt: null }
  await insertWorkout(tx, userId, row)
  return savedWorkoutOf(row)
}

async function insertWorkout(tx: Queryable, userId: string, row: WorkoutRow) {
  const store = workoutStore(tx, userId)
  if ((await store.count()) >= mostWorkouts)
    throw new AppError('conflict', words.tooManyWorkouts(mostWorkouts))
  await store.add(row)
}

/** Removes a workout; it is kept for a day, see `restoreWorkout`. */
export function removeWorkout({ db, now }: Deps, { user, retry }: Who, id: string): Promise<null> {
  return idempotent(db, user.id, retry, async (tx) => {
    const rows = found(await workoutStore(tx, user.id).remove(id), 'Workout')
    await keepRemoved(tx, user.id, { kind: 'workout', id, rows }, now())
    return null
  })
}

/** Undoes the removal of a workout. Errors: `gone` a day after it, `conflict` above 500 workouts. */
export function restoreWorkout({ db, now }: Deps, { user, retry }: Who, id: string): Promise<null> {
  return idempotent(db, user.id, retry, async (tx) => {
    await insertWorkout(tx, user.id, await takeRemoved<WorkoutRow>(tx, user.id, 'workout', id, now()))
    return null
  })
}

/** Converts a row to the contract's workout. */
export function savedWorkoutOf({ createdAt, lastDoneAt, ...row }: WorkoutRow): SavedWorkout {
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    lastDoneAt: lastDoneAt?.toISOString() ?? null,
  }
}
