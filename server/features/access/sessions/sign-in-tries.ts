import type { FastifyRequest } from 'fastify'
import { AppError } from '#contract/http/errors.ts'
import type { Deps } from '#server/deps.ts'
import { addressOf, type Limits } from '#server/http/limits/limits.ts'
import { manyWrongPasswords } from '../email/emails.ts'
import { sendEmail } from '../email/send-email.ts'
import { accessStore } from '../store.ts'
import type { knownDevices } from './known-device.ts'

type Wiring = Pick<Deps, 'db' | 'mail' | 'log' | 'now'> & {
  limits: Limits
  devices: ReturnType<typeof knownDevices>
  publicUrl: string
}

const warningMs = 86_400_000

/**
 * Does a sign-in counted against its budgets, of which failures alone use up any: the account's and the address's, or, on
 * a device that has signed in to the account before, that device's own, which nobody else can use up. Error:
 * `rate_limited`, alike for known and unknown addresses.
 */
export async function trySignIn<T>(
  deps: Wiring,
  request: FastifyRequest,
  email: string,
  work: () => Promise<T>,
): Promise<T> {
  const { db, limits, devices } = deps
  const known = await accessStore(db).passwordOf(email)
  const device = devices.idFor(request, known?.id)
  try {
    return await limits.failing(
      device
        ? [['sign-in-account', `${email} on ${device}`]]
        : [
            ['sign-in', addressOf(request)],
            ['sign-in-account', email],
          ],
      work,
    )
  } catch (error) {
    const isWrong = error instanceof AppError && error.code === 'unauthenticated'
    if (isWrong && (await limits.isMany('wrong-passwords', email)) && known?.hash)
      // Not waited for: the time must not tell that the address is known.
      void warn(deps, known.id).catch((err: unknown) => deps.log.error({ err }, 'nobody was warned'))
    throw error
  }
}

/** Counts a letter to `email`, which a stranger may ask for as well: a known device has a budget of its own. */
export async function countLetter(deps: Wiring, request: FastifyRequest, email: string): Promise<void> {
  const known = await accessStore(deps.db).passwordOf(email)
  const device = deps.devices.idFor(request, known?.id)
  await deps.limits.count('email-account', device ? `${email} on ${device}` : email)
}

/** Tells the owner of the account, at most once a day. */
async function warn(deps: Wiring, userId: string) {
  const { db, now, publicUrl } = deps
  const email = await accessStore(db).warnOf(userId, now(), new Date(now().getTime() - warningMs))
  if (email) sendEmail(deps, userId, manyWrongPasswords({ email }, `${publicUrl}/forgot-password`))
}
