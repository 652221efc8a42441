import { createHash, timingSafeEqual } from 'node:crypto'
import { AppError } from '#contract/http/errors.ts'
import type { Deps } from '#server/deps.ts'
import { codeStore } from './code-store.ts'
import { hashOf, newSecret } from './secret.ts'
import { words } from './words.ts'

const codeSeconds = 60

/** Whether `text` can be an S256 challenge: SHA-256 in base64url, without padding. */
export const isChallenge = (text: string) => /^[\w-]{43}$/.test(text)

/**
 * A code that stands for a finished hosted sign-in: for a minute, for one use, and only together with the verifier that
 * `challenge` is the SHA-256 of. The address that carries it may be read by other apps. Error: `invalid` challenge.
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

/** Whose sign-in it was. A wrong verifier uses the code up too. Error: `unauthenticated`, in one sentence for all. */
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
