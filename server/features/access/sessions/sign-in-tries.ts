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
 * Counts a sign-in against its limits; only failures use them up: those of account and address, or on a known
 * device that device's own. Error: `rate_limited`, for known and unknown addresses alike.
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
      // Not awaited: the duration would reveal that the address is known.
      void warn(deps, known.id).catch((err: unknown) => deps.log.error({ err }, 'nobody was warned'))
    throw error
  }
}

/** Counts an email to `email`, which strangers may request too: a known device has its own limit. */
export async function countEmail(deps: Wiring, request: FastifyRequest, email: string): Promise<void> {
  const known = await accessStore(deps.db).passwordOf(email)
  const device = deps.devices.idFor(request, known?.id)
  await deps.limits.count('email-account', device ? `${email} on ${device}` : email)
}

/** Warns the account's owner, at most once a day. */
async function warn(deps: Wiring, userId: string) {
  const { db, now, publicUrl } = deps
  const email = await accessStore(db).warnOf(userId, now(), new Date(now().getTime() - warningMs))
  if (email) sendEmail(deps, userId, manyWrongPasswords({ email }, `${publicUrl}/forgot-password`))
}
