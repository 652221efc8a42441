import type { FastifyRequest } from 'fastify'
import { AppError } from '#contract/http/errors.ts'
import { loggedAtHeader } from '#contract/http/paths.ts'
import { dayMs } from '#contract/measures/day.ts'

/** Milliseconds; a larger delay means a wrong clock. */
const longestWait = 366 * dayMs

/**
 * Time of an entry logged offline, as noted by the device; `now` without a note or with a wrong clock. Error:
 * `invalid` for an invalid time.
 */
export function loggedAtOf(request: FastifyRequest, now: Date): Date {
  const noted = request.headers[loggedAtHeader.toLowerCase()]
  if (noted === undefined) return now
  const at =
    typeof noted === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(noted) ? Date.parse(noted) : Number.NaN
  if (Number.isNaN(at))
    throw new AppError('invalid', `${loggedAtHeader} is a moment such as 2026-11-21T12:30:00Z.`)
  return now.getTime() - at > longestWait ? now : notAhead(new Date(at), now)
}

/** A time of a device; `now` where its clock is ahead of the server's. */
export const notAhead = (stated: Date, now: Date): Date => (stated > now ? now : stated)
