import { createDecipheriv, createECDH, type ECDH, hkdfSync } from 'node:crypto'

/** A browser's keys of its subscription. */
export type BrowserKeys = { pair: ECDH; auth: Buffer }

/** Decrypts a message to a browser (RFC 8291 in the coding of RFC 8188); throws for other keys. */
export function openMessage(sealed: Buffer, { pair, auth }: BrowserKeys): string {
  const salt = sealed.subarray(0, 16)
  const keyEnd = 21 + sealed[20]!
  const sender = sealed.subarray(21, keyEnd)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender])
  const secret = derive(pair.computeSecret(sender), auth, info, 32)
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const opening = createDecipheriv('aes-128-gcm', key, nonce)
  opening.setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([opening.update(sealed.subarray(keyEnd, -16)), opening.final()])
  const end = padded.lastIndexOf(2)
  if (end < 0 || padded.subarray(end + 1).some(Boolean)) throw new Error('That is no last record.')
  return padded.subarray(0, end).toString()
}

function derive(secret: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, bytes))
}

/** A public point (base64url) as a JSON Web Key. */
export function webKey(point: string) {
  const bytes = Buffer.from(point, 'base64url')
  const part = (from: number) => bytes.subarray(from, from + 32).toString('base64url')
  return { kty: 'EC', crv: 'P-256', x: part(1), y: part(33) }
}

export function browserKeys(auth: Buffer): BrowserKeys {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  return { pair, auth }
}
