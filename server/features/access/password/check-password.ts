import { AppError } from '#contract/http/errors.ts'
import type { Deps } from '#server/deps.ts'
import type { Auth } from '../auth.ts'
import { accessStore } from '../store.ts'
import { words } from '../words.ts'

/**
 * Answers the stored hash of the account's password. Error: `invalid` on `field` for any other than that, and where the
 * account is entered by a provider alone.
 */
export async function checkPassword(
  { db, auth }: Pick<Deps, 'db'> & { auth: Auth },
  email: string,
  given: string,
  field = 'password',
): Promise<string> {
  const hash = (await accessStore(db).passwordOf(email))?.hash
  const { password } = await auth.$context
  if (hash && (await password.verify({ hash, password: given }))) return hash
  const text = hash ? words.wrongPasswordOnly : words.noPassword
  throw new AppError('invalid', text, { fields: { [field]: text } })
}
