import { createHash, randomUUIDv7 } from 'node:crypto'
import { AppError } from '#contract/http/errors.ts'
import { ownerTransaction } from '#server/adapters/database/owners/owner-transaction.ts'
import type { PushTarget } from '#server/adapters/push/push.ts'
import type { Deps } from '#server/deps.ts'
import type { Account } from '#server/http/identity.ts'
import { startDefaultReminders } from '../reminders/schedule.ts'
import { words } from '../words.ts'
import { deviceStore } from './device-store.ts'

const mostDevices = 20

/**
 * Registers a device; it belongs to the account that registered it last. Error: `invalid` on `token` for a token of
 * no push service.
 */
export async function register({ db, push, now }: Deps, user: Account, target: PushTarget) {
  const refused = push.refuse(target)
  if (refused) throw new AppError('invalid', refused, { fields: { token: refused } })
  const id = await ownerTransaction(db, user.id, async (tx) => {
    const store = deviceStore(tx, user.id)
    const seen = { createdAt: now(), lastSeenAt: now() }
    const id = await store.register({
      id: randomUUIDv7(),
      ...target,
      ...seen,
      tokenHash: hashOf(target.token),
    })
    await store.keepNewest(mostDevices)
    await startDefaultReminders(tx, user, now())
    return id
  })
  return { id, message: push.serves(target.platform) ? words.deviceRegistered : words.deviceKept }
}

/** Returns whether the account had this device. */
export async function forget({ db }: Deps, user: Account, token: string) {
  const forgotten = await ownerTransaction(db, user.id, (tx) =>
    deviceStore(tx, user.id).forget([hashOf(token)]),
  )
  return { success: forgotten > 0 }
}

/** A browser's subscription is identified by its endpoint: keys and JSON format may change. */
function hashOf(token: string): string {
  return createHash('sha256')
    .update(endpointIn(token) ?? token)
    .digest('base64url')
}

function endpointIn(token: string): string | undefined {
  try {
    const { endpoint } = JSON.parse(token)
    return typeof endpoint === 'string' ? endpoint : undefined
  } catch {
    return undefined
  }
}
