import { createHmac, timingSafeEqual } from 'node:crypto'

/** Delivery and owner of a receipt. */
export type Receipt = { userId: string; deliveryId: string }

const idBytes = 16
const macBytes = 16

/** Opaque signed receipt of a push delivery; 64 characters. */
export function receiptFor({ userId, deliveryId }: Receipt, secret: string): string {
  const ids = Buffer.from((userId + deliveryId).replaceAll('-', ''), 'hex')
  return Buffer.concat([ids, macOf(ids, secret)]).toString('base64url')
}

/** Undefined for an invalid receipt. */
export function readReceipt(text: string, secret: string): Receipt | undefined {
  const bytes = Buffer.from(text, 'base64url')
  if (bytes.length !== 2 * idBytes + macBytes) return undefined
  const ids = bytes.subarray(0, 2 * idBytes)
  if (!timingSafeEqual(bytes.subarray(2 * idBytes), macOf(ids, secret))) return undefined
  return { userId: uuidOf(ids.subarray(0, idBytes)), deliveryId: uuidOf(ids.subarray(idBytes)) }
}

function macOf(ids: Buffer, secret: string): Buffer {
  return createHmac('sha256', `${secret} notification receipts`).update(ids).digest().subarray(0, macBytes)
}

function uuidOf(bytes: Buffer): string {
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
