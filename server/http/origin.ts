import type { FastifyRequest } from 'fastify'
import { AppError } from '#contract/http/errors.ts'
import { addressOf, type Settings } from '#server/settings/settings.ts'
import { isFromShell } from './cross-origin.ts'
import { isBearer } from './identity.ts'

/** Whether `origin` is an address of this instance. */
export type Origins = (origin: string) => boolean

/** The public address if set, otherwise the listening host and this machine's names, on its port. */
export function allowedOrigins(settings: Pick<Settings, 'publicUrl' | 'host'>, port: () => number): Origins {
  if (settings.publicUrl) {
    const { origin } = new URL(settings.publicUrl)
    return (asked) => asked === origin
  }
  const own = ['localhost', '127.0.0.1', '::1', settings.host]
  return (asked) =>
    own.some((host) => asked === new URL(addressOf({ publicUrl: undefined, host }, port())).origin)
}

/**
 * Refuses cross-site changes with a session cookie (CSRF). Browsers send the origin with every such request;
 * scripts without one have no foreign cookie.
 */
export function checkOrigin(request: FastifyRequest, origins: Origins) {
  // Neither uses a cookie.
  if (isBearer(request) || isFromShell(request)) return
  const { origin } = request.headers
  const site = request.headers['sec-fetch-site']
  const fine =
    origin !== undefined ? origins(origin) : site === undefined || site === 'same-origin' || site === 'none'
  if (!fine) throw new AppError('forbidden', 'This request comes from another site.')
}
