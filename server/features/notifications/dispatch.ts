import { randomUUIDv7 } from 'node:crypto'
import { receiptParameter } from '#contract/http/paths.ts'
import { switchOf, unsubscribeByMailProgram } from '#contract/notifications.ts'
import { ownerTransaction } from '#server/adapters/database/owners/owner-transaction.ts'
import type { Deps } from '#server/deps.ts'
import { type Channel, channelsFor, type Mailing, type Message } from './channels.ts'
import { unsubscribeToken } from './contacts/unsubscribe-link.ts'
import { type DeviceRow, deviceStore } from './devices/device-store.ts'
import { inParallel } from './devices/in-parallel.ts'
import { receiptFor } from './devices/receipts.ts'
import { addDeliveries, addNotifications, noteSent } from './message-store.ts'
import { words } from './words.ts'

export type DispatchDeps = Deps & { secret: string; publicUrl: string }

type Copy = { userId: string; notificationId: string; deliveryId: string; channel: Channel } & {
  message: Message
  device: DeviceRow | undefined
  address: string | undefined
}
export type Sent = { notificationId: string; channel: Channel; taken: boolean } & {
  /** `gone`: the device is unregistered; otherwise this message failed. */
  gone: boolean
  later: boolean
}

/** Concurrent deliveries: a slow push service delays no more than its share. */
const atOnce = 50

/** Sends each message once to all devices and channels of its receiver; repeated ones are skipped. */
export async function dispatch(deps: DispatchDeps, mailings: Mailing[]): Promise<Sent[]> {
  const now = deps.now()
  const copies = await planCopies(deps, mailings, now)
  const sent = await inParallel(copies, atOnce, (copy) => sendCopy(deps, copy))
  const taken = copies.filter((_, at) => sent[at]?.taken)
  // Devices acknowledge pushes; emails and texts are only accepted by a service.
  const silent = ({ channel }: Copy) =>
    channel === 'sms' || (channel === 'email' && deps.mail.leavesTheMachine)
  const [pushed, posted] = [taken.filter((copy) => !silent(copy)), taken.filter(silent)]
  await noteSent(deps.db, pushed, false, now)
  await noteSent(deps.db, posted, true, now)
  const gone = copies.filter((_, at) => sent[at]?.gone)
  await forgetGone(deps, gone)
  return sent
}

/** Stores the deliveries of new messages before sending: receipts may arrive at once. */
async function planCopies(deps: DispatchDeps, mailings: Mailing[], createdAt: Date): Promise<Copy[]> {
  const planned = mailings
    .map((mailing) => ({ ...mailing, id: randomUUIDv7(), ways: channelsFor(deps, mailing) }))
    .filter(({ ways }) => ways.length)
  const messages = planned.map(({ id, person, message }) => ({
    ...message,
    id,
    userId: person.id,
    createdAt,
  }))
  const fresh = await addNotifications(deps.db, messages)
  const copies: Copy[] = planned
    .filter(({ id }) => fresh.has(id))
    .flatMap(({ id, person, message, ways }) =>
      ways.map((way) => ({
        ...way,
        message,
        userId: person.id,
        notificationId: id,
        deliveryId: randomUUIDv7(),
      })),
    )
  const rows = copies.map(({ userId, notificationId, deliveryId, channel, device }) => ({
    userId,
    notificationId,
    id: deliveryId,
    channel,
    deviceId: device?.id ?? null,
  }))
  const kept = await addDeliveries(deps.db, rows)
  return copies.filter(({ deliveryId }) => kept.has(deliveryId))
}

async function sendCopy(deps: DispatchDeps, copy: Copy): Promise<Sent> {
  const { channel, notificationId, message } = copy
  const receipt = receiptFor(copy, deps.secret)
  const answer = { notificationId, channel, taken: true, gone: false, later: false }
  const tag = tagOf(message)
  try {
    if (channel === 'push') {
      const { title, body, url } = message
      const outcome = await deps.push.send(copy.device!, {
        id: notificationId,
        title,
        body,
        url,
        tag,
        receipt,
      })
      return { ...answer, taken: outcome === 'sent', gone: outcome === 'gone', later: outcome === 'later' }
    }
    if (channel === 'sms') await deps.sms.send({ to: copy.address!, text: words.text(message) })
    else {
      const link = (path: string) => `${deps.publicUrl}${path}?${receiptParameter}=${receipt}`
      const target = message.kind === 'test' ? 'emailNotifications' : switchOf[message.kind]
      const token = unsubscribeToken({ userId: copy.userId, target }, deps.secret)
      const stop = `${deps.publicUrl}${unsubscribeByMailProgram.path}?token=${token}`
      await deps.mail.send({
        to: copy.address!,
        accountId: copy.userId,
        ...words.email(message, link(message.url), stop),
        unsubscribe: stop,
      })
    }
    return answer
  } catch {
    deps.log.warn(`A notification was not sent by ${channel}.`)
    return { ...answer, taken: false }
  }
}

/** A message replaces the previous one of its kind; tests are shown side by side. */
function tagOf({ kind, occasion }: Message): string {
  if (kind === 'test') return occasion.slice(0, 64)
  return occasion.includes(':') ? `${kind}:${occasion.split(':')[0]}` : kind
}

/** Deletes unregistered devices. */
async function forgetGone({ db }: Deps, copies: Copy[]) {
  for (const { userId, device } of copies)
    if (device) await ownerTransaction(db, userId, (tx) => deviceStore(tx, userId).forget([device.tokenHash]))
}
