import * as z from 'zod'

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
export async function beginSignIn(method?: string): Promise<{ state: string; challenge: string }> {
  const noted: PendingSignIn = { state: randomText(), verifier: randomText(), method, at: Date.now() }
  localStorage.setItem(key, JSON.stringify(noted))
  return { state: noted.state, challenge: await digestOf(noted.verifier) }
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
export const randomText = () => base64url(crypto.getRandomValues(new Uint8Array(32)))

/** SHA-256 in base64url. */
export const digestOf = async (text: string) => base64url(await sha256(text))

export async function hexDigestOf(text: string): Promise<string> {
  return Array.from(await sha256(text), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

const sha256 = async (text: string) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
