import { createECDH } from 'node:crypto'
import type { VapidKeys } from '#server/settings/message-settings.ts'

/** A new pair of keys on P-256. */
export function makeVapidKeys(): VapidKeys {
  const pair = createECDH('prime256v1')
  const publicKey = pair.generateKeys('base64url')
  // Leading zeros are left out by the library, and wanted by readers of the key.
  const privateKey = pair.getPrivateKey('hex').padStart(64, '0')
  return { publicKey, privateKey: Buffer.from(privateKey, 'hex').toString('base64url') }
}
