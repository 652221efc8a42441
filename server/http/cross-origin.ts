import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Where the pages of the iOS app come from when it carries them itself; the one origin besides our own. */
export const shellOrigin = 'capacitor://localhost'

const allowed = {
  'access-control-allow-origin': shellOrigin,
  'access-control-expose-headers': 'Content-Disposition, Link, Retry-After, X-Request-Id',
}
const preflight = {
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers':
    'Accept, Authorization, Content-Type, Idempotency-Key, X-Account, X-Logged-At, X-Client-Platform, X-Client-Version',
  'access-control-max-age': '7200',
}

export function isFromShell(request: FastifyRequest): boolean {
  return request.headers.origin === shellOrigin
}

/**
 * Lets the iOS app's own pages call the API, with a bearer token alone: credentials are not allowed, and a cookie that
 * comes all the same is not read. Must stand before the cookies are.
 */
export function allowShell(app: FastifyInstance) {
  app.addHook('onRequest', async (request, reply) => {
    if (!(request.routeOptions.url ?? request.url).startsWith('/api/')) return
    // Some answers may be kept for a while, and this part of them depends on who asks.
    reply.header('vary', 'Origin')
    if (!isFromShell(request)) return
    delete request.headers.cookie
    reply.headers(allowed)
    if (request.method === 'OPTIONS' && request.headers['access-control-request-method'] !== undefined)
      return reply.code(204).headers(preflight).send()
  })
}
