import {
  messageTimes,
  type ReminderSchedule,
  reminderDefaults,
  reminderMeals,
} from '#contract/notifications.ts'
import type { Database, Queryable } from '#server/adapters/database/database.ts'
import { ownerTransaction } from '#server/adapters/database/owners/owner-transaction.ts'
import type { Account } from '#server/http/identity.ts'
import { settingsStore } from '../settings-store.ts'
import { words } from '../words.ts'
import { nextOccurrence } from './next-occurrence.ts'
import { reminderStore } from './reminder-store.ts'

/** Reminders of every account that has any, in its zone. */
export const defaultReminders = {
  workout_morning: { localTime: messageTimes.workout_morning },
  workout_evening: { localTime: messageTimes.workout_evening },
  weekly_progress: { localTime: messageTimes.weekly_progress, weekday: 1 },
} as const
export type DefaultKind = keyof typeof defaultReminders

/** The meal reminder schedule, or the proposed defaults. */
export async function readSchedule(
  db: Database,
  user: Account,
): Promise<ReminderSchedule & { saved: boolean }> {
  const { reminderZone: zone } = await settingsStore(db, user.id).read()
  if (!zone) return { ...reminderDefaults, timezone: user.zone, saved: false }
  const rows = await reminderStore(db, user.id).list()
  const times = { breakfast: null, lunch: null, dinner: null }
  const kept = rows
    .filter(({ kind }) => kind in times)
    .map(({ kind, localTime }) => [kind, localTime] as const)
  return { ...times, ...Object.fromEntries(kept), timezone: zone, saved: true }
}

export async function saveSchedule(db: Database, user: Account, schedule: ReminderSchedule, now: Date) {
  const { timezone: zone } = schedule
  await ownerTransaction(db, user.id, async (tx) => {
    await settingsStore(tx, user.id).save({ reminderZone: zone })
    const store = reminderStore(tx, user.id)
    for (const kind of reminderMeals) {
      const localTime = schedule[kind]
      if (localTime)
        await store.put({ kind, localTime, zone, nextAt: nextOccurrence({ localTime, zone }, now) })
    }
    await store.stop(reminderMeals.filter((kind) => !schedule[kind]))
    await startDefaultReminders(tx, user, now)
  })
  return { ...schedule, message: words.scheduleSaved }
}

/** Runs when settings, a schedule or a device are first saved. */
export async function startDefaultReminders(tx: Queryable, { id, zone }: Account, now: Date) {
  const rows = Object.entries(defaultReminders).map(([kind, when]) => ({
    kind: kind as DefaultKind,
    localTime: when.localTime,
    zone,
    nextAt: nextOccurrence({ ...when, zone }, now),
  }))
  await reminderStore(tx, id).start(rows)
}
