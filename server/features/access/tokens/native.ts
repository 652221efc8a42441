import { email as emailAddress } from '#contract/access/access.ts'
import { providerNames } from '#contract/access/provider-names.ts'
import { AppError } from '#contract/http/errors.ts'
import { line } from '#contract/measures/text.ts'
import { trialDays } from '#contract/subscriptions/plans.ts'
import { sqlState, uniqueViolation } from '#server/adapters/database/database.ts'
import type { Deps } from '#server/deps.ts'
import { hadAccount } from '../account-deletion.ts'
import { identityStore } from './identity-store.ts'
import type { Identity } from './identity-token.ts'
import { words } from './words.ts'

type Wiring = Pick<Deps, 'db' | 'now'> & { secret: string }

/**
 * Returns the account of an identity. One with the same address is linked only if both sides confirmed it;
 * otherwise one is created. Errors: `forbidden` without a confirmed address, `conflict` when the account's is
 * unconfirmed.
 */
export async function accountFor(deps: Wiring, identity: Identity): Promise<string> {
  try {
    return await findOrMake(deps, identity)
  } catch (error) {
    // A concurrent sign-in of the same identity; a repeated call finds it.
    if (sqlState(error) === uniqueViolation) return findOrMake(deps, identity)
    throw error
  }
}

async function findOrMake({ db, now, secret }: Wiring, identity: Identity): Promise<string> {
  const { provider, subject, firstName, lastName } = identity
  const owner = await identityStore(db, provider, subject).owner()
  if (owner) return owner
  const { data: email } = emailAddress.safeParse(identity.email)
  if (!email) throw new AppError('forbidden', words.addressNotConfirmed(providerNames[provider]))
  const at = now()
  const trial = (await hadAccount(db, email, secret)) ? 0 : trialDays * 86_400_000
  return db.transaction(async (tx) => {
    const store = identityStore(tx, provider, subject)
    const known = await store.accountWith(email)
    if (known && !known.emailVerified) throw new AppError('conflict', words.otherAccount)
    const names = { firstName: nameOf(firstName), lastName: nameOf(lastName) }
    const trialEndsAt = new Date(at.getTime() + trial)
    const userId = known?.id ?? (await store.create({ email, ...names, trialEndsAt }, at))
    await store.link(userId, at)
    return userId
  })
}

/** The provider's text is untrusted: names that could not be typed here are dropped. */
function nameOf(text: string | undefined): string | null {
  return line(80).safeParse(text).data || null
}
