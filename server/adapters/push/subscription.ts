import { ECDH } from 'node:crypto'
import * as z from 'zod'
import { words } from './words.ts'

/** Hosts of browser push services; a leading dot matches any subdomain. */
const services = [
  'fcm.googleapis.com',
  '.push.services.mozilla.com',
  '.notify.windows.com',
  '.push.apple.com',
]

const bytes = (length: number) =>
  z
    .string()
    .max(100)
    .transform((text) => text.replace(/(?<!=)=+$/, ''))
    .refine((text) => /^[\w-]+$/.test(text) && Buffer.from(text, 'base64url').length === length)

const subscription = z.object({
  endpoint: z.url().max(2048),
  keys: z.object({ p256dh: bytes(65).refine(isPoint), auth: bytes(16) }),
})
export type Subscription = z.infer<typeof subscription>

/**
 * Parses a browser's PushSubscription, or returns the reason for refusing it. `allowed`: further hosts, with their
 * ports.
 */
export function readSubscription(token: string, allowed: string[]): Subscription | { refused: string } {
  const read = subscription.safeParse(jsonIn(token))
  if (!read.success) return { refused: words.notASubscription }
  const url = new URL(read.data.endpoint)
  if (!isPushService(url, allowed)) return { refused: words.notAPushService }
  return { endpoint: url.href, keys: read.data.keys }
}

/** The server calls the subscription's address: an unknown host would allow requests into its network (SSRF). */
function isPushService(url: URL, allowed: string[]): boolean {
  if (url.protocol !== 'https:' || url.username || url.password) return false
  if (allowed.includes(url.host)) return true
  const known = (service: string) =>
    service.startsWith('.') ? url.hostname.endsWith(service) : url.hostname === service
  return url.port === '' && services.some(known)
}

/** Whether the key is a point of the curve P-256, uncompressed. */
function isPoint(text: string): boolean {
  try {
    const key = Buffer.from(text, 'base64url')
    return key[0] === 4 && ECDH.convertKey(key, 'prime256v1').length > 0
  } catch {
    return false
  }
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
