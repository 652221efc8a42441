import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import * as z from 'zod'
import { randomBytes } from '#web/http/random.ts'

const key = 'sign_in_begun'
/** Milliseconds after which a started sign-in expires. */
const validityMs = 30 * 60_000

const pendingSchema = z.object({
  /** Returned with the answer; ties it to this client. */
  state: z.string().min(1),
  /** PKCE verifier; stays on this client until the code is redeemed. */
  verifier: z.string().min(43),
  method: z.string().optional(),
  at: z.number(),
})
export type PendingSignIn = z.infer<typeof pendingSchema>

/** Stores a new pending sign-in, replacing an older one. `challenge` is S256. */
export function beginSignIn(method?: string): { state: string; challenge: string } {
  const noted: PendingSignIn = { state: randomText(), verifier: randomText(), method, at: Date.now() }
  localStorage.setItem(key, JSON.stringify(noted))
  return { state: noted.state, challenge: digestOf(noted.verifier) }
}

/** Takes the pending sign-in with this state; single-use, and undefined once expired. */
export function takePendingSignIn(state: string, now = Date.now()): PendingSignIn | undefined {
  const noted = readPendingSignIn()
  // An answer with a foreign state must not cancel the pending sign-in.
  if (noted?.state !== state) return undefined
  forgetPendingSignIn()
  return now - noted.at <= validityMs ? noted : undefined
}

export function forgetPendingSignIn() {
  try {
    localStorage.removeItem(key)
  } catch {
    // Storage is unavailable.
  }
}

function readPendingSignIn(): PendingSignIn | undefined {
  try {
    return pendingSchema.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null')).data
  } catch {
    return undefined
  }
}

/** 256 random bits in base64url: 43 letters. */
export const randomText = () => base64url(randomBytes(32))

// The browser's own digest is missing on pages over http.
const digest = (text: string) => sha256(utf8ToBytes(text))

/** SHA-256 in base64url. */
export const digestOf = (text: string) => base64url(digest(text))

export const hexDigestOf = (text: string) => bytesToHex(digest(text))

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
