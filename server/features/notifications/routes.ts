import type { FastifyInstance } from 'fastify'
import { AppError, found } from '#contract/http/errors.ts'
import { dayMs } from '#contract/measures/day.ts'
import {
  acknowledgeNotification,
  confirmContact,
  forgetDevice,
  getNotificationSettings,
  getNotificationStats,
  getNotificationStatsToo,
  getReminders,
  listedMessages,
  listMessages,
  openMessage,
  readUnsubscribeLink,
  registerDevice,
  saveNotificationSettings,
  scheduleReminders,
  sendTestNotification,
  sendWorkoutNotification,
  setPlayerId,
  unsubscribe,
  unsubscribeByMailProgram,
} from '#contract/notifications.ts'
import { ownerTransaction } from '#server/adapters/database/owners/owner-transaction.ts'
import { route } from '#server/http/route.ts'
import { readUnsubscribeToken } from './contacts/unsubscribe-link.ts'
import * as devices from './devices/devices.ts'
import { readReceipt } from './devices/receipts.ts'
import type { DispatchDeps } from './dispatch.ts'
import { acknowledge, noteOpened, sentMessages } from './message-store.ts'
import { sendTest, sendWorkoutReminder } from './own-messages.ts'
import { readSchedule, saveSchedule } from './reminders/schedule.ts'
import * as settings from './settings.ts'
import { settingsStore } from './settings-store.ts'
import { statsOf } from './stats.ts'
import { words } from './words.ts'

/** Notification endpoints: settings, addresses, schedule, statistics. */
export function notificationRoutes(app: FastifyInstance, deps: DispatchDeps) {
  const { db, now, secret } = deps

  route(app, getNotificationSettings, ({ user }) => settings.readSettings(deps, user))
  route(app, saveNotificationSettings, ({ user, body }) => settings.saveSettings(deps, user, body))
  route(app, confirmContact, ({ user, body }) => settings.confirmContact(deps, user, body))

  const linkOf = (token: string) => {
    const link = readUnsubscribeToken(token, secret)
    if (!link) throw new AppError('invalid', words.unknownLink)
    return link
  }
  route(app, readUnsubscribeLink, ({ query }) => ({ target: linkOf(query.token).target }))
  for (const endpoint of [unsubscribe, unsubscribeByMailProgram])
    route(app, endpoint, async ({ query }) => {
      const { userId, target } = linkOf(query.token)
      const wanted = query.all ? 'emailNotifications' : target
      await settings.unsubscribe(deps, { userId, target: wanted })
      return { target: wanted }
    })

  route(app, registerDevice, ({ user, body }) => devices.register(deps, user, body))
  route(app, forgetDevice, ({ user, body }) => devices.forget(deps, user, body.token))
  route(app, setPlayerId, async ({ user, body }) => {
    await ownerTransaction(db, user.id, (tx) => settingsStore(tx, user.id).save({ playerId: body.playerId }))
    return { success: true }
  })

  route(app, getReminders, ({ user }) => readSchedule(db, user))
  route(app, scheduleReminders, ({ user, body }) => saveSchedule(db, user, body, now()))

  route(app, sendTestNotification, ({ user, body }) => sendTest(deps, user, body.testType))
  route(app, sendWorkoutNotification, ({ user }) => sendWorkoutReminder(deps, user))

  route(app, getNotificationStats, ({ user }) => statsOf(db, user.id))
  route(app, getNotificationStatsToo, ({ user }) => statsOf(db, user.id))

  route(app, listMessages, ({ user }) => {
    const since = new Date(now().getTime() - listedMessages.days * dayMs)
    return sentMessages(db, user.id, since)
  })
  route(app, openMessage, async ({ user, params }) => {
    const known = await noteOpened(db, user.id, params.id, now())
    return { success: found(known || null, 'Message') }
  })

  // A forged receipt gets the same answer, which reveals nothing.
  route(app, acknowledgeNotification, async ({ body }) => {
    const receipt = readReceipt(body.receipt, secret)
    if (receipt) await acknowledge(db, receipt, body.event, now())
    return { success: true }
  })
}
