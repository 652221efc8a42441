import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#contract/http/errors.ts'
import type { Deps } from '#server/deps.ts'
import type { Account } from '#server/http/identity.ts'
import type { Auth } from '../auth.ts'
import { passwordChanged } from '../email/emails.ts'
import { sendEmail } from '../email/send-email.ts'
import { headersOf, passCookies } from '../sessions/session-cookie.ts'
import { accessStore } from '../store.ts'
import { endAllTokens } from '../tokens/sign-out.ts'
import { words } from '../words.ts'
import { checkPassword } from './check-password.ts'
import { refuseCommonPassword } from './common-passwords.ts'

type Wiring = Pick<Deps, 'db' | 'mail' | 'log'> & { auth: Auth }

/** Changes the password: every session ends, this browser gets a new one, and an email informs the owner. */
export async function changePassword(
  deps: Wiring,
  user: Account,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { db, auth } = deps
  const person = { email: user.email, names: [user.firstName, user.lastName] }
  await refuseCommonPassword(newPassword, person, 'newPassword')
  const before = await checkPassword(deps, user.email, currentPassword, 'currentPassword')
  const { password } = await auth.$context
  const after = await password.hash(newPassword)
  const changed = await db.transaction(async (tx) => {
    const changed = await accessStore(tx).changePassword(user.id, before, after)
    if (changed) await endAllTokens(tx, user.id, user.tokenFamilyId)
    return changed
  })
  if (!changed) throw new AppError('conflict', words.changedElsewhere)
  sendEmail(deps, user.id, passwordChanged(user))
  // The app stays signed in by its tokens; a browser needs a new session.
  if (user.tokenFamilyId) return { message: words.passwordChanged }
  const answer = await auth.api.signInEmail({
    body: { email: user.email, password: newPassword },
    headers: headersOf(request.headers),
    asResponse: true,
  })
  passCookies(answer, reply)
  return { message: words.passwordChanged }
}
