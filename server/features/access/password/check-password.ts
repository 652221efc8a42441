import { AppError } from '#contract/http/errors.ts'
import type { Deps } from '#server/deps.ts'
import type { Auth } from '../auth.ts'
import { accessStore } from '../store.ts'
import { words } from '../words.ts'

/**
 * Returns the stored hash after checking the password. Error: `invalid` on `field` for a wrong password and for an
 * account without one.
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
