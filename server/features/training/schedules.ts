import { randomInt, randomUUIDv7 } from 'node:crypto'
import type * as z from 'zod'
import { AppError, found } from '#contract/http/errors.ts'
import { dayIn } from '#contract/measures/day.ts'
import type {
  GeneratedSchedule,
  generateSchedule,
  listSchedules,
  SavedSchedule,
  Schedule,
  saveSchedule,
} from '#contract/training/schedules.ts'
import type { Queryable } from '#server/adapters/database/database.ts'
import { idempotent } from '#server/adapters/database/idempotency.ts'
import { isolated, threadOf } from '#server/adapters/isolation/isolation.ts'
import type { Deps } from '#server/deps.ts'
import { keepRemoved, takeRemoved } from '#server/features/removals/service.ts'
import { SerializedAnswer } from '#server/http/answer.ts'
import type { Account } from '#server/http/identity.ts'
import { replan, type SessionChange } from '#server/knowledge/schedules/replan/replan.ts'
import { shifted } from '#server/knowledge/schedules/replan/shift.ts'
import { contentOf } from '#server/knowledge/schedules/write-content.ts'
import { keptSchedule } from './kept-schedule.ts'
import { changesOf, scheduleColumns, scheduleOf, sessionOf, sessionRows } from './schedule-of.ts'
import { type ScheduleRow, type SessionRow, scheduleStore } from './schedule-store.ts'
import type { ScheduleToBuild } from './schedule-worker.ts'
import { words } from './words.ts'
import { kilogramsOf, type Who } from './workouts.ts'

/**
 * Generates a schedule in a worker thread (up to 60 ms for a year); resolves with the answer of `generateSchedule` as
 * JSON. Error: `unavailable` when 50 are queued.
 */
const buildBeside = isolated<ScheduleToBuild, string>(
  () => threadOf(new URL('./schedule-worker.ts', import.meta.url), 96),
  {
    atOnce: 1,
    waiting: 50,
    mostMs: 10_000,
    idleMs: 3_000,
    busy: words.busyWithSchedules,
    tooLong: words.scheduleTakesTooLong,
  },
)

const mostSchedules = 60

/** A schedule by the built-in engine: no model lays out a year that holds its own rules. */
export async function makeSchedule(
  { db, now }: Deps,
  user: Account,
  request: z.output<typeof generateSchedule.body>,
): Promise<SerializedAnswer<GeneratedSchedule>> {
  const today = dayIn(user.zone, now())
  const kilograms = await kilogramsOf(db, user)
  return new SerializedAnswer(await buildBeside({ request, seed: randomInt(2 ** 31), today, kilograms }))
}

/**
 * Keeps a schedule. Errors: `invalid` where its days or times cannot be; `conflict` where there are as many as one may
 * keep.
 */
export async function keepSchedule(
  { db, now }: Deps,
  { user, retry }: Who,
  { schedule: sent, content, source }: z.output<typeof saveSchedule.body>,
): Promise<SavedSchedule | SerializedAnswer<SavedSchedule>> {
  const schedule = keptSchedule(sent, await kilogramsOf(db, user))
  const row: ScheduleRow = {
    ...scheduleColumns(schedule),
    id: randomUUIDv7(),
    content: content || contentOf(schedule),
    source: source ?? 'builtin',
    createdAt: now(),
  }
  const sessions = sessionRows(row.id, schedule)
  return idempotent<string, SavedSchedule | SerializedAnswer<SavedSchedule>>(
    db,
    user.id,
    retry,
    async (tx) => {
      await insertSchedule(tx, user.id, { row, sessions })
      // The receipt is the id alone: a year of sessions is megabytes.
      return row.id
    },
    async (tx, id) =>
      id === row.id
        ? // Passed the contract's schema on its way in; reading and checking a year again takes 50 ms.
          new SerializedAnswer(JSON.stringify(scheduleOf(row, sessions)))
        : readSchedule(tx, user.id, id),
  )
}

export async function readSchedule(db: Queryable, userId: string, id: string): Promise<SavedSchedule> {
  const store = scheduleStore(db, userId)
  return scheduleOf(found(await store.byId(id), 'Schedule'), await store.sessions(id))
}

type Listed = z.output<typeof listSchedules.response>[number]

/** Rows of the list with the next session of each. */
export async function withNext(
  db: Queryable,
  user: Account,
  today: string,
  rows: Awaited<ReturnType<ReturnType<typeof scheduleStore>['list']>>,
): Promise<Listed[]> {
  const next = await scheduleStore(db, user.id).nextSessions(
    rows.map(({ id }) => id),
    today,
  )
  return rows.map(({ createdAt, ...row }) => {
    const session = next.get(row.id)
    return { ...row, next: session ? sessionOf(session) : null, createdAt: createdAt.toISOString() }
  })
}

/**
 * Moves or misses a session and lays out anew what follows. Errors: `not_found`; `conflict` for a session that is done,
 * or missed already; `invalid` on `day` for one that is past, outside the schedule, or for a race.
 */
export async function changeSchedule(
  { db, now }: Deps,
  { user, retry }: Who,
  id: string,
  change: SessionChange,
): Promise<SavedSchedule> {
  const today = dayIn(user.zone, now())
  const write = async (tx: Queryable) => {
    const store = scheduleStore(tx, user.id)
    const row = found(await store.byId(id), 'Schedule')
    const before = await store.sessions(id)
    const session = found(
      before.find((one) => one.id === change.sessionId),
      'Session',
    )
    checkChange(row, session, change, today)
    await putSchedule(tx, user.id, id, before, replan(scheduleOf(row, before).schedule, change, { today }))
    return null
  }
  return idempotent(db, user.id, retry, write, (tx) => readSchedule(tx, user.id, id))
}

/** Shifts what is left by the missed weeks. Errors: `not_found`; `conflict` without a whole missed week. */
export async function shiftSchedule(
  { db, now }: Deps,
  { user, retry }: Who,
  id: string,
): Promise<SavedSchedule> {
  const write = async (tx: Queryable) => {
    const store = scheduleStore(tx, user.id)
    const row = found(await store.byId(id), 'Schedule')
    const before = await store.sessions(id)
    const schedule = shifted(scheduleOf(row, before).schedule, dayIn(user.zone, now()))
    if (!schedule) throw new AppError('conflict', words.nothingMissed)
    await putSchedule(tx, user.id, id, before, schedule)
    return null
  }
  return idempotent(db, user.id, retry, write, (tx) => readSchedule(tx, user.id, id))
}

async function putSchedule(
  tx: Queryable,
  userId: string,
  id: string,
  before: SessionRow[],
  schedule: Schedule,
) {
  const store = scheduleStore(tx, userId)
  const { written, gone } = changesOf(before, sessionRows(id, schedule))
  await store.removeSessions(id, gone)
  await store.putSessions(written)
  await store.change(id, { ...scheduleColumns(schedule), content: contentOf(schedule) })
}

function checkChange(
  { startsOn, endsOn }: ScheduleRow,
  { state, kind, day }: SessionRow,
  change: SessionChange,
  today: string,
) {
  if (state === 'done') throw new AppError('conflict', words.alreadyDone)
  if (change.kind === 'miss') {
    if (state === 'missed') throw new AppError('conflict', words.alreadyMissed)
    return
  }
  const refuse = (message: string): never => {
    throw new AppError('invalid', message, { fields: { day: message } })
  }
  if (kind === 'race' && change.day !== day) refuse(words.raceStays)
  if (change.day < today) refuse(words.dayPast)
  if (change.day < startsOn || change.day > endsOn) refuse(words.dayOutside)
}

type ScheduleRows = { row: ScheduleRow; sessions: SessionRow[] }

async function insertSchedule(tx: Queryable, userId: string, { row, sessions }: ScheduleRows) {
  const store = scheduleStore(tx, userId)
  if ((await store.count()) >= mostSchedules)
    throw new AppError('conflict', words.tooManySchedules(mostSchedules))
  await store.add(row, sessions)
}

/** Removes a schedule with its sessions; they are kept for a day, see `restoreSchedule`. */
export function removeSchedule({ db, now }: Deps, { user, retry }: Who, id: string): Promise<null> {
  return idempotent(db, user.id, retry, async (tx) => {
    const store = scheduleStore(tx, user.id)
    const sessions = await store.sessions(id)
    const rows: ScheduleRows = { row: found(await store.remove(id), 'Schedule'), sessions }
    await keepRemoved(tx, user.id, { kind: 'schedule', id, rows }, now())
    return null
  })
}

/** Undoes the removal of a schedule. Errors: `gone` a day after it, `conflict` above 60 schedules. */
export function restoreSchedule({ db, now }: Deps, { user, retry }: Who, id: string): Promise<null> {
  return idempotent(db, user.id, retry, async (tx) => {
    await insertSchedule(tx, user.id, await takeRemoved<ScheduleRows>(tx, user.id, 'schedule', id, now()))
    return null
  })
}
