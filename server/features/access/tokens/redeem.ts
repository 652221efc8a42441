import { createHash, timingSafeEqual } from 'node:crypto'
import { AppError } from '#contract/http/errors.ts'
import type { Deps } from '#server/deps.ts'
import { codeStore } from './code-store.ts'
import { hashOf, newSecret } from './secret.ts'
import { words } from './words.ts'

const codeSeconds = 60

/** Whether `text` is an S256 challenge: SHA-256 in base64url, without padding. */
export const isChallenge = (text: string) => /^[\w-]{43}$/.test(text)

/**
 * Issues a one-time code for a finished hosted sign-in, valid for a minute and only with the verifier of
 * `challenge`: other apps may read the address that carries it. Error: `invalid` challenge.
 */
export async function issueSignInCode(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { userId, challenge }: { userId: string; challenge: string },
): Promise<string> {
  if (!isChallenge(challenge)) throw new AppError('invalid', words.badChallenge)
  const code = newSecret()
  const expiresAt = new Date(now().getTime() + codeSeconds * 1000)
  await codeStore(db).add({ hash: hashOf(code), userId, challenge, expiresAt })
  return code
}

/**
 * Returns the account of a code. A wrong verifier consumes it too. Error: `unauthenticated`, with one sentence for
 * all faults.
 */
export async function redeemCode(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { code, verifier }: { code: string; verifier: string },
): Promise<string> {
  const taken = await codeStore(db).take(hashOf(code))
  if (!taken || taken.expiresAt <= now() || !proves(verifier, taken.challenge))
    throw new AppError('unauthenticated', words.codeOver)
  return taken.userId
}

function proves(verifier: string, challenge: string): boolean {
  const given = Buffer.from(createHash('sha256').update(verifier).digest('base64url'))
  const asked = Buffer.from(challenge)
  return given.length === asked.length && timingSafeEqual(given, asked)
}
