import { createECDH } from 'node:crypto'
import type { VapidKeys } from '#server/settings/message-settings.ts'

/** Generates a key pair on P-256. */
export function makeVapidKeys(): VapidKeys {
  const pair = createECDH('prime256v1')
  const publicKey = pair.generateKeys('base64url')
  // The library omits leading zeros, which readers of the key require.
  const privateKey = pair.getPrivateKey('hex').padStart(64, '0')
  return { publicKey, privateKey: Buffer.from(privateKey, 'hex').toString('base64url') }
}
