import { createHash, randomBytes } from 'node:crypto'
import { AppError } from '#contract/http/errors.ts'
import { sqlState, uniqueViolation } from '#server/adapters/database/database.ts'
import type { Deps } from '#server/deps.ts'
import type { Account } from '#server/http/identity.ts'
import type { Auth } from '../auth.ts'
import { checkPassword } from '../password/check-password.ts'
import { accessStore } from '../store.ts'
import { words } from '../words.ts'
import { emailChangeStore } from './email-change-store.ts'
import { addressHasAccount, addressIsChanging, addressWasChanged, confirmNewAddress } from './emails.ts'
import { sendEmail } from './send-email.ts'

type Wiring = Pick<Deps, 'db' | 'mail' | 'log' | 'now'> & { auth: Auth; publicUrl: string }

const linkHours = 24

/**
 * Sends a link to the new address and a notice to the old one. The answer does not reveal whether the new address
 * has an account; its owner gets another email. Errors: `invalid` on `password`, or on `newEmail` for the current
 * address.
 */
export async function askForNewAddress(
  deps: Wiring,
  user: Account,
  { newEmail, password }: { newEmail: string; password: string },
) {
  const { db, now, publicUrl } = deps
  const hash = await checkPassword(deps, user.email, password)
  if (newEmail === user.email)
    throw new AppError('invalid', words.sameAddress, { fields: { newEmail: words.sameAddress } })
  const token = randomBytes(32).toString('base64url')
  await emailChangeStore(db).ask({
    userId: user.id,
    tokenHash: sha256(token),
    oldEmail: user.email,
    newEmail,
    passwordState: sha256(hash),
    expiresAt: new Date(now().getTime() + linkHours * 3_600_000),
  })
  const taken = await accessStore(db).passwordOf(newEmail)
  sendEmail(
    deps,
    user.id,
    taken
      ? addressHasAccount(newEmail)
      : confirmNewAddress(newEmail, `${publicUrl}/confirm-email?token=${token}`),
  )
  sendEmail(deps, user.id, addressIsChanging(user.email))
  return { message: words.linkToNewAddress }
}

/**
 * Changes the address with the link's token. Error: `invalid`, on `password` where that is wrong, with one sentence
 * for every fault of a link.
 */
export async function confirmNewAddressBy(
  deps: Wiring,
  { token, password }: { token: string; password: string },
  failing: (email: string, check: () => Promise<string>) => Promise<string>,
) {
  const change = await emailChangeStore(deps.db).waiting(sha256(token), deps.now())
  if (!change) throw linkOver()
  const hash = await failing(change.oldEmail, () => checkPassword(deps, change.oldEmail, password))
  if (sha256(hash) !== change.passwordState) throw linkOver()
  const changed = await deps.db
    .transaction((tx) => emailChangeStore(tx).make(change))
    .catch((error: unknown) => {
      // The new address got an account meanwhile.
      if (sqlState(error) === uniqueViolation) return false
      throw error
    })
  if (!changed) throw linkOver()
  sendEmail(deps, change.userId, addressWasChanged(change.oldEmail))
  return { email: change.newEmail, message: words.addressChanged }
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url')
const linkOver = () => new AppError('invalid', words.linkOver, { fields: { token: words.linkOver } })
