import type { FastifyRequest } from 'fastify'
import { AppError } from '#contract/errors.ts'

/** Whether `origin` is an address that people use this instance under. */
export type Origins = (origin: string) => boolean

/**
 * The public address, if one is set; else the loopback names on any port of this machine that the
 * server itself may be reached at.
 */
export function allowedOrigins(publicUrl: string | undefined, port: () => number): Origins {
  if (publicUrl) {
    const { origin } = new URL(publicUrl)
    return (asked) => asked === origin
  }
  return (asked) => ['localhost', '127.0.0.1', '[::1]'].some((host) => asked === `http://${host}:${port()}`)
}

/**
 * Refuses a change that another site asks for with this person's cookie. Browsers name the origin of
 * every such request; a script that names none has no cookie but its own.
 */
export function checkOrigin(request: FastifyRequest, origins: Origins) {
  if (request.headers.authorization) return
  const { origin } = request.headers
  const site = request.headers['sec-fetch-site']
  const fine =
    origin !== undefined ? origins(origin) : site === undefined || site === 'same-origin' || site === 'none'
  if (!fine) throw new AppError('forbidden', 'This request comes from another site.')
}
