import { found } from '#contract/http/errors.ts'
import { addDays, dayIn, weekStart } from '#contract/measures/day.ts'
import type { ExerciseDay, ExerciseHistory } from '#contract/strength/exercises.ts'
import { recordKinds, type StrengthRecords } from '#contract/strength/records.ts'
import { type LastSets, mostSetsOfDay } from '#contract/strength/sets.ts'
import type { StrengthWeek } from '#contract/strength/volume.ts'
import type { Muscle } from '#contract/training/exercises.ts'
import type { Queryable } from '#server/adapters/database/database.ts'
import type { Deps } from '#server/deps.ts'
import type { Account } from '#server/http/identity.ts'
import { dayStore, type PeriodSums } from './day-store.ts'
import { exerciseFinder } from './exercises.ts'
import { formulaOf } from './preferences.ts'
import { setOf, setStore } from './set-store.ts'
import { thousandths, volumeOf } from './sums.ts'

/** Sets read to find those of the newest workout; a workout with more of one exercise shows its last ones. */
const mostLastSets = 20
/** Loads that are listed with their most repetitions. */
const mostLoads = 12

/** The sets of each exercise in its newest workout, in order, and its bests; exercises without sets are left out. */
export async function lastSets(
  { db }: Pick<Deps, 'db'>,
  user: Account,
  { exercises, without }: { exercises: readonly string[]; without?: string | undefined },
): Promise<LastSets[]> {
  const store = setStore(db, user.id)
  const days = dayStore(db, user.id)
  const formula = await formulaOf(db, user.id)
  const last: LastSets[] = []
  for (const exerciseId of new Set(exercises)) {
    const newest = await store.newestSets(exerciseId, mostLastSets, without)
    const [first] = newest
    if (!first) continue
    const sets = newest.filter(({ workoutId }) => workoutId === first.workoutId).reverse()
    const value = async (kind: 'heaviest' | 'estimatedMax' | 'mostReps') =>
      (await days.record(exerciseId, kind))?.value ?? null
    last.push({
      exerciseId,
      day: first.day,
      sets: sets.map((set) => setOf(set, formula)),
      best: {
        heaviest: await value('heaviest'),
        estimatedMax: await value('estimatedMax'),
        mostReps: await value('mostReps'),
      },
    })
  }
  return last
}

/** Error: `not_found` for an exercise that is neither in the library, one's own nor in the account's history. */
export async function exerciseHistory(
  { db }: Pick<Deps, 'db'>,
  user: Account,
  exerciseId: string,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<ExerciseHistory> {
  const store = dayStore(db, user.id)
  const more = await store.days(exerciseId, limit + 1, cursor)
  if (!more.length && cursor === undefined) await known(db, user, exerciseId)
  const days = await fitting(db, user.id, exerciseId, more.slice(0, limit))
  const rows = await setStore(db, user.id).setsOnDays(
    exerciseId,
    days.map(({ day }) => day),
    mostSetsOfDay,
  )
  const formula = await formulaOf(db, user.id)
  const records = await recordsOf(db, user.id, exerciseId)
  const repsAtWeight = await store.repsAtWeight(exerciseId, mostLoads)
  const counted = rows.filter(({ kind }) => kind !== 'warm_up')
  return {
    sets: rows.map((set) => setOf(set, formula)),
    days,
    best: repsAtWeight[0] ?? null,
    estimatedMax: records.estimatedMax?.value ?? null,
    volume: volumeOf(counted),
    records,
    repsAtWeight,
    next: more.length > days.length ? (days.at(-1)?.day ?? null) : null,
  }
}

/** The first of a page's days, as far as their sets fit in one answer; at least one. */
async function fitting(db: Queryable, userId: string, exerciseId: string, page: ExerciseDay[]) {
  if (page.length < 2) return page
  const counts = await setStore(db, userId).setCounts(
    exerciseId,
    page.map(({ day }) => day),
  )
  let sets = 0
  const end = page.findIndex(({ day }) => {
    sets += counts.get(day) ?? 0
    return sets > mostSetsOfDay
  })
  return end < 0 ? page : page.slice(0, Math.max(1, end))
}

async function known(db: Queryable, user: Account, exerciseId: string) {
  return found((await exerciseFinder(db, user.id, [exerciseId]))(exerciseId), 'Exercise')
}

async function recordsOf(db: Queryable, userId: string, exerciseId: string): Promise<StrengthRecords> {
  const store = dayStore(db, userId)
  const found = []
  for (const kind of recordKinds) found.push([kind, await store.record(exerciseId, kind)] as const)
  return Object.fromEntries(found) as StrengthRecords
}

/** The records of each exercise, by name. */
export async function allRecords({ db }: Pick<Deps, 'db'>, user: Account) {
  const ids = await dayStore(db, user.id).exerciseIds()
  const exerciseOf = await exerciseFinder(db, user.id, ids)
  const listed = []
  for (const exerciseId of ids) {
    const name =
      exerciseOf(exerciseId)?.name ??
      (await setStore(db, user.id).newestSets(exerciseId, 1, undefined))[0]?.exerciseName ??
      exerciseId
    listed.push({ exerciseId, exerciseName: name, ...(await recordsOf(db, user.id, exerciseId)) })
  }
  return listed.sort((one, other) => one.exerciseName.localeCompare(other.exerciseName))
}

/** Weeks up to which a trend shows single days, and up to which it shows weeks. */
const dailyMonths = 3
const weeklyMonths = 12

/** Bests and volume of an exercise over months: by day up to three, by week up to twelve, else by month. */
export async function exerciseTrend(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  user: Account,
  exerciseId: string,
  months: number,
) {
  const today = dayIn(user.zone, now())
  const days = await dayStore(db, user.id).daysSince(exerciseId, addDays(today, -Math.round(months * 30.44)))
  if (!days.length) await known(db, user, exerciseId)
  const periodOf = (day: string) =>
    months <= dailyMonths ? day : months <= weeklyMonths ? weekStart(day) : `${day.slice(0, 7)}-01`
  const greatest = (values: readonly (number | null)[]) => {
    const measured = values.filter((value) => value !== null)
    return measured.length ? Math.max(...measured) : null
  }
  return [...Map.groupBy(days, ({ day }) => periodOf(day))].map(([day, some]) => ({
    day,
    estimatedMax: greatest(some.map(({ estimatedMax }) => estimatedMax)),
    heaviest: greatest(some.map(({ heaviest }) => heaviest)),
    volume: thousandths(some.reduce((sum, { volume }) => sum + volume, 0)),
  }))
}

/** Sets of each muscle and moved kilograms of the newest weeks; a muscle that only assists counts half. */
export async function volumeByWeek(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  user: Account,
  weeks: number,
): Promise<StrengthWeek[]> {
  const newest = weekStart(dayIn(user.zone, now()))
  const mondays = Array.from({ length: weeks }, (_, at) => addDays(newest, -7 * at))
  const sums = await dayStore(db, user.id).byWeek(mondays.at(-1)!, addDays(newest, 6))
  const exerciseOf = await exerciseFinder(
    db,
    user.id,
    sums.map(({ exerciseId }) => exerciseId),
  )
  return mondays.map((from) => {
    const counted = new Map<Muscle, number>()
    const count = (muscle: Muscle, sets: number) => counted.set(muscle, (counted.get(muscle) ?? 0) + sets)
    const ofWeek = sums.filter(({ week }) => week === from)
    let unknown = 0
    for (const { exerciseId, sets } of ofWeek) {
      const exercise = exerciseOf(exerciseId)
      if (!exercise?.primary.length) unknown += sets
      for (const muscle of exercise?.primary ?? []) count(muscle, sets)
      for (const muscle of exercise?.secondary ?? []) count(muscle, sets / 2)
    }
    const muscles = [...counted].map(([muscle, sets]) => ({ muscle, sets }))
    const total = (of: (one: PeriodSums) => number) => ofWeek.reduce((sum, one) => sum + of(one), 0)
    return {
      from,
      to: addDays(from, 6),
      muscles: muscles.sort((one, other) => other.sets - one.sets),
      unknown,
      sets: total(({ sets }) => sets),
      volume: thousandths(total(({ volume }) => volume)),
    }
  })
}

export const trainedDays = (
  { db }: Pick<Deps, 'db'>,
  user: Account,
  { from, to }: { from: string; to: string },
) => dayStore(db, user.id).byDay(from, to)
