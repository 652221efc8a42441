import { AppError } from '#contract/http/errors.ts'
import { dayIn } from '#contract/measures/day.ts'
import type { testTypes } from '#contract/notifications.ts'
import { nextSession } from '#server/features/training/service.ts'
import type { Account } from '#server/http/identity.ts'
import type { Message } from './channels.ts'
import { type DispatchDeps, dispatch } from './dispatch.ts'
import { peopleById } from './reminders/people-store.ts'
import { words } from './words.ts'

export function sendTest(deps: DispatchDeps, user: Account, type: (typeof testTypes)[number]) {
  const url = { basic: '/account', system: '/account', milestone: '/dashboard', meal_reminder: '/nutrition' }[
    type
  ]
  return sendToSelf(deps, user, { kind: 'test', ...words.test[type], url })
}

/** Reminds of the next session of any schedule. */
export async function sendWorkoutReminder(deps: DispatchDeps, user: Account) {
  const today = dayIn(user.zone, deps.now())
  const next = await nextSession(deps.db, user.id, today)
  const said = next
    ? next.day === today
      ? words.sessionToday(next.title, next.minutes, 0)
      : words.sessionNext(next.title, next.minutes, next.day)
    : words.anyWorkout
  return sendToSelf(deps, user, { kind: 'workout_reminder', ...said, url: '/fitness' })
}

/**
 * Sends to the account's own devices now. Errors: `conflict` without a reachable device; `unavailable` when no push
 * service accepted it.
 */
async function sendToSelf(deps: DispatchDeps, user: Account, message: Omit<Message, 'occasion'>) {
  const people = await peopleById(deps.db, [user.id], deps.now())
  const occasion = `by hand:${crypto.randomUUID()}`
  const mailing = { person: people.get(user.id)!, message: { ...message, occasion }, devicesOnly: true }
  const sent = await dispatch(deps, [mailing])
  const taken = sent.filter((copy) => copy.taken)
  if (taken[0])
    return {
      message: words.sentTo(taken.length),
      details: { notificationId: taken[0].notificationId, devices: taken.length },
    }
  if (sent.some(({ later }) => later)) throw new AppError('unavailable', words.pushAway)
  throw new AppError('conflict', words.noDevice)
}
