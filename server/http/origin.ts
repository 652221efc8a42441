import type { FastifyInstance, FastifyRequest } from 'fastify'
import { getHealth } from '#contract/config.ts'
import { AppError } from '#contract/http/errors.ts'
import { getReady } from '#contract/operations.ts'
import { addressOf, type Settings } from '#server/settings/settings.ts'
import { isFromShell } from './cross-origin.ts'
import { sendPage, wrongAddressPage } from './html-page.ts'
import { isBearer } from './identity.ts'

/** Whether `origin` is an address of this instance. */
export type Origins = (origin: string) => boolean

type Instance = { origins: Origins; publicUrl: string | undefined }

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

const usedAt = (publicUrl: string) => `Forkmile is used at ${publicUrl}.`

/** Names by which only this machine reaches itself: health checks, proxies beside the server, tests. */
const loopback = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/

/** What is asked by whatever name a monitor or orchestrator has for this server. */
const anyAddress: ReadonlySet<string> = new Set([getHealth.path, getReady.path])

/**
 * Refuses what is sent to another address than PUBLIC_URL, where nobody could sign in: cookies and the origin check
 * are bound to it. A page gets a link there.
 */
export function refuseOtherAddresses(app: FastifyInstance, publicUrl: string | undefined) {
  if (!publicUrl) return
  app.addHook('onRequest', async (request, reply) => {
    if (isAddressed(request, publicUrl)) return
    if (request.url.startsWith('/api/')) throw new AppError('forbidden', usedAt(publicUrl))
    return sendPage(reply, wrongAddressPage(publicUrl), 403)
  })
}

function isAddressed(request: FastifyRequest, publicUrl: string): boolean {
  const { host, forwarded, 'x-forwarded-for': forwardedFor } = request.headers
  if (anyAddress.has(request.routeOptions.url ?? '') || isBearer(request)) return true
  // The host of a proxied request may be the proxy's name for this server.
  if (!host || forwarded || forwardedFor) return true
  const asked = `${new URL(publicUrl).protocol}//${host}`
  if (!URL.canParse(asked)) return false
  const { origin, hostname } = new URL(asked)
  return origin === publicUrl || loopback.test(hostname)
}

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : undefined)

/**
 * Refuses cross-site changes with a session cookie (CSRF). Browsers send the origin with every such request;
 * scripts without one have no foreign cookie.
 */
export function checkOrigin(request: FastifyRequest, { origins, publicUrl }: Instance) {
  // Neither uses a cookie.
  if (isBearer(request) || isFromShell(request)) return
  const { origin } = request.headers
  const site = request.headers['sec-fetch-site']
  const fine =
    origin !== undefined ? origins(origin) : site === undefined || site === 'same-origin' || site === 'none'
  if (fine) return
  if (publicUrl) throw new AppError('forbidden', `This request comes from another site. ${usedAt(publicUrl)}`)
  const isAskedAtIt = origin !== undefined && hostOf(origin) === request.headers.host
  throw new AppError(
    'forbidden',
    isAskedAtIt
      ? `Forkmile does not know its address ${origin}. Whoever runs it sets PUBLIC_URL=${origin}.`
      : 'This request comes from another site.',
  )
}
