import type { FastifyRequest } from 'fastify'
import { freshMinutes } from '#contract/account/account.ts'
import { AppError } from '#contract/http/errors.ts'
import type { Account } from '#server/http/identity.ts'
import { signedInDevices, type Wiring } from '../sessions/sessions.ts'
import { accessStore } from '../store.ts'
import { words } from '../words.ts'
import { checkPassword } from './check-password.ts'

/**
 * Re-authenticates a signed-in user: by password, or for an account without one by a sign-in within the last
 * minutes. Error: `invalid` on `password`.
 */
export async function reAuthenticate(
  deps: Wiring,
  user: Account,
  password: string | null | undefined,
  request: FastifyRequest,
): Promise<void> {
  const hasPassword = (await accessStore(deps.db).passwordOf(user.email))?.hash
  if (hasPassword) {
    await checkPassword(deps, user.email, password ?? '')
    return
  }
  const here = (await signedInDevices(deps, user, request)).find(({ current }) => current)
  const since = here ? deps.now().getTime() - Date.parse(here.createdAt) : Number.POSITIVE_INFINITY
  if (since > freshMinutes * 60_000)
    throw new AppError('invalid', words.signInAgain, { fields: { password: words.signInAgain } })
}
