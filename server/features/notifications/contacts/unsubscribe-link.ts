import { createHmac, timingSafeEqual } from 'node:crypto'
import { type UnsubscribeTarget, unsubscribeTargets } from '#contract/notifications.ts'

/** Account and topics of an unsubscribe link. */
export type UnsubscribeLink = { userId: string; target: UnsubscribeTarget }

const idBytes = 16
const macBytes = 16

/** Signs a token without expiry: emails may be read years later. */
export function unsubscribeToken({ userId, target }: UnsubscribeLink, secret: string): string {
  const named = Buffer.concat([Buffer.from(userId.replaceAll('-', ''), 'hex'), Buffer.from(target)])
  return Buffer.concat([macOf(named, secret), named]).toString('base64url')
}

/** Undefined for an invalid signature. */
export function readUnsubscribeToken(text: string, secret: string): UnsubscribeLink | undefined {
  const bytes = Buffer.from(text, 'base64url')
  if (bytes.length <= macBytes + idBytes) return undefined
  const named = bytes.subarray(macBytes)
  if (!timingSafeEqual(bytes.subarray(0, macBytes), macOf(named, secret))) return undefined
  const target = unsubscribeTargets.find((one) => one === named.subarray(idBytes).toString())
  const id = named.subarray(0, idBytes).toString('hex')
  return target && { userId: id.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'), target }
}

function macOf(named: Buffer, secret: string): Buffer {
  return createHmac('sha256', `${secret} unsubscribe links`).update(named).digest().subarray(0, macBytes)
}
