import { addDays, dayIn } from '#contract/measures/day.ts'
import { messageTimes } from '#contract/notifications.ts'
import { milestonesToAnnounce, unannounced } from '#server/features/insights/service.ts'
import type { Mailing } from '../channels.ts'
import { inParallel } from '../devices/in-parallel.ts'
import { type DispatchDeps, dispatch } from '../dispatch.ts'
import { words } from '../words.ts'
import { type Due, dueMessages } from './due-messages.ts'
import { nextOccurrence } from './next-occurrence.ts'
import { type Person, peopleById } from './people-store.ts'
import { claim, dueReminders, type ReminderRow } from './reminder-store.ts'
import { type DefaultKind, defaultReminders } from './schedule.ts'

const batch = 200
/** Concurrent claims; requests need connections too. */
const claimsAtOnce = 5
/** Maximum delay in milliseconds; older reminders are skipped after downtime. */
const latestMs = 30 * 60_000

/** Sends all due reminders; each is claimed by one instance. */
export async function sendDueReminders(deps: DispatchDeps) {
  for (;;) {
    const now = deps.now()
    const rows = await dueReminders(deps.db, now, batch)
    if (!rows.length) return
    const people = await peopleById(deps.db, [...new Set(rows.map(({ userId }) => userId))], now)
    const claimed = await inParallel(rows, claimsAtOnce, async (reminder): Promise<Due | undefined> => {
      const person = people.get(reminder.userId)
      if (!person) return undefined
      const next = nextOf(reminder, person, now)
      return (await claim(deps.db, reminder, next)) ? { reminder, person } : undefined
    })
    const mine = claimed.filter((one) => one !== undefined)
    // Another instance is sending them.
    if (!mine.length) return
    const onTime = mine.filter(
      ({ reminder, person }) => !isLate(reminder, now) && !hasMoved(reminder, person),
    )
    await dispatch(deps, await dueMessages(deps.db, onTime, now))
  }
}

/** Meal reminders use the schedule's zone, others the account's. */
function nextOf(reminder: ReminderRow, person: Person, now: Date) {
  const { kind, localTime, zone: own } = reminder
  const when = kind in defaultReminders ? defaultReminders[kind as DefaultKind] : { localTime }
  const zone = kind in defaultReminders ? person.zone : own
  // After days of downtime the next time may be past; compute from now.
  const after = isLate(reminder, now) ? new Date(now.getTime() - latestMs) : now
  return { at: nextOccurrence({ ...when, zone }, after), zone }
}

function isLate({ nextAt }: ReminderRow, now: Date): boolean {
  return now.getTime() - nextAt.getTime() > latestMs
}

/** The account's zone has changed since. */
function hasMoved({ kind, zone }: ReminderRow, person: Person): boolean {
  return kind in defaultReminders && zone !== person.zone
}

/** Announces milestones once, outside the night. */
export async function announceMilestones(deps: DispatchDeps) {
  const now = deps.now()
  const newestDay = addDays(now.toISOString().slice(0, 10), 1)
  for await (const page of unannounced(deps.db, newestDay)) {
    const byPerson = Map.groupBy(page, ({ userId }) => userId)
    const people = await peopleById(deps.db, [...byPerson.keys()], now)
    const mailings: Mailing[] = []
    for (const [id, reached] of byPerson) {
      const person = people.get(id)
      if (!person || !isAwake(person.zone, now)) continue
      const told = await milestonesToAnnounce(deps.db, id, reached, dayIn(person.zone, now), now)
      if (!person.settings.progressUpdates) continue
      for (const { kind, threshold } of told) {
        const said = words.milestone[kind](threshold, person.units)
        const message = {
          kind: 'milestone' as const,
          occasion: `${kind}:${threshold}`,
          ...said,
          url: '/dashboard',
        }
        mailings.push({ person, message })
      }
    }
    await dispatch(deps, mailings)
  }
}

function isAwake(zone: string, now: Date): boolean {
  const clock = now.toLocaleTimeString('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' })
  return clock >= messageTimes.milestones.from && clock < messageTimes.milestones.to
}
