import type { FastifyInstance } from 'fastify'
import {
  acknowledgeNotification,
  confirmContact,
  forgetDevice,
  getNotificationSettings,
  getNotificationStats,
  getNotificationStatsToo,
  getReminders,
  registerDevice,
  saveNotificationSettings,
  scheduleReminders,
  sendTestNotification,
  sendWorkoutNotification,
  setPlayerId,
} from '#contract/notifications.ts'
import { route } from '../http/route.ts'
import * as devices from './devices.ts'
import type { DispatchDeps } from './dispatch.ts'
import { acknowledge } from './message-store.ts'
import { sendTest, sendWorkoutReminder } from './own-messages.ts'
import { readReceipt } from './receipts.ts'
import { readSchedule, saveSchedule } from './schedule.ts'
import * as settings from './settings.ts'
import { settingsStore } from './settings-store.ts'
import { statsOf } from './stats.ts'

/** What people are sent, where to, when, and how that went. */
export function notificationRoutes(app: FastifyInstance, deps: DispatchDeps) {
  const { db, now, secret } = deps

  route(app, getNotificationSettings, ({ user }) => settings.readSettings(deps, user))
  route(app, saveNotificationSettings, ({ user, body }) => settings.saveSettings(deps, user, body))
  route(app, confirmContact, ({ user, body }) => settings.confirmContact(deps, user, body))

  route(app, registerDevice, ({ user, body }) => devices.register(deps, user, body))
  route(app, forgetDevice, ({ user, body }) => devices.forget(deps, user, body.token))
  route(app, setPlayerId, async ({ user, body }) => {
    await settingsStore(db, user.id).save({ playerId: body.playerId })
    return { success: true }
  })

  route(app, getReminders, ({ user }) => readSchedule(db, user))
  route(app, scheduleReminders, ({ user, body }) => saveSchedule(db, user, body, now()))

  route(app, sendTestNotification, ({ user, body }) => sendTest(deps, user, body.testType))
  route(app, sendWorkoutNotification, ({ user }) => sendWorkoutReminder(deps, user))

  route(app, getNotificationStats, ({ user }) => statsOf(db, user.id))
  route(app, getNotificationStatsToo, ({ user }) => statsOf(db, user.id))

  // A forged receipt is answered like a real one, so that nothing can be learnt by trying.
  route(app, acknowledgeNotification, async ({ body }) => {
    const receipt = readReceipt(body.receipt, secret)
    if (receipt) await acknowledge(db, receipt, body.event, now())
    return { success: true }
  })
}
