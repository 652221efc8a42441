import type * as z from 'zod'
import { AppError } from '#contract/http/errors.ts'
import type { NotificationSettings, notificationSettingsChange } from '#contract/notifications.ts'
import { foreignKeyViolation, sqlState } from '#server/adapters/database/database.ts'
import { ownerTransaction } from '#server/adapters/database/owners/owner-transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Account } from '#server/http/identity.ts'
import { codeMatches, sendCode } from './contacts/contact-codes.ts'
import { emailOf, phoneOf, sameAddress } from './contacts/contacts.ts'
import type { UnsubscribeLink } from './contacts/unsubscribe-link.ts'
import { startDefaultReminders } from './reminders/schedule.ts'
import { type ContactChannel, type SettingsRow, settingsStore } from './settings-store.ts'
import { words } from './words.ts'

type WithSecret = Deps & { secret: string }

export async function readSettings(deps: Deps, user: Account): Promise<NotificationSettings> {
  return shown(deps, user, await settingsStore(deps.db, user.id).read())
}

/** Changes the given fields. An enabled unconfirmed address is sent a code; saving again sends another. */
export async function saveSettings(
  deps: WithSecret,
  user: Account,
  { email, ...change }: z.output<typeof notificationSettingsChange>,
): Promise<NotificationSettings> {
  const address = email && !sameAddress(email, user.email) ? email : null
  const present = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
  const row = await ownerTransaction(deps.db, user.id, async (tx) => {
    const store = settingsStore(tx, user.id)
    await store.save({ ...present, ...(email !== undefined && { email: address }) })
    await startDefaultReminders(tx, user, deps.now())
    return store.read()
  })
  await askToConfirm(deps, user, row)
  return shown(deps, user, row)
}

/** Confirms an address by its code. Error: `invalid` on `code`, for every fault. */
export async function confirmContact(
  deps: WithSecret,
  user: Account,
  { channel, code }: { channel: ContactChannel; code: string },
): Promise<NotificationSettings> {
  // A wrong code answers undefined instead of throwing, so that its attempt is counted.
  const confirmed = await ownerTransaction(deps.db, user.id, async (tx) => {
    const store = settingsStore(tx, user.id)
    const row = await store.read()
    const address =
      channel === 'email' ? emailOf(user, row, deps.mail.leavesTheMachine).address : phoneOf(row).number
    if (!address || !(await codeMatches(tx, deps, user.id, { channel, code, address }))) return undefined
    await store.save(channel === 'email' ? { confirmedEmail: address } : { confirmedPhone: address })
    return address
  })
  if (!confirmed) throw new AppError('invalid', words.wrongCode, { fields: { code: words.wrongCode } })
  return readSettings(deps, user)
}

/** Switches off the topics of an unsubscribe link. A deleted account gets no messages anyway. */
export async function unsubscribe({ db }: Pick<Deps, 'db'>, { userId, target }: UnsubscribeLink) {
  try {
    await ownerTransaction(db, userId, (tx) => settingsStore(tx, userId).save({ [target]: false }))
  } catch (error) {
    if (sqlState(error) !== foreignKeyViolation) throw error
  }
}

async function askToConfirm(deps: WithSecret, user: Account, row: SettingsRow) {
  const email = emailOf(user, row, deps.mail.leavesTheMachine)
  if (row.emailNotifications && !email.confirmed)
    await sendCode(deps, user.id, { channel: 'email', address: email.address })
  const phone = phoneOf(row)
  if (row.smsNotifications && deps.sms.available && phone.number && !phone.confirmed)
    await sendCode(deps, user.id, { channel: 'sms', address: phone.number })
}

function shown({ mail, sms }: Deps, user: Account, row: SettingsRow): NotificationSettings {
  const email = emailOf(user, row, mail.leavesTheMachine)
  return {
    emailNotifications: row.emailNotifications,
    smsNotifications: row.smsNotifications,
    email: email.address,
    phoneNumber: row.phoneNumber,
    workoutReminders: row.workoutReminders,
    mealReminders: row.mealReminders,
    progressUpdates: row.progressUpdates,
    marketingEmails: row.marketingEmails,
    emailConfirmed: email.confirmed,
    phoneConfirmed: phoneOf(row).confirmed,
    channels: { push: true, email: true, sms: sms.available },
  }
}
