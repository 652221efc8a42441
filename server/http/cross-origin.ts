import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Origin of the iOS app's bundled pages, the only one besides our own. */
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
 * Allows the iOS app's origin to call the API with a bearer token: credentials are not allowed and cookies are
 * ignored. Register before the cookies.
 */
export function allowShell(app: FastifyInstance) {
  app.addHook('onRequest', async (request, reply) => {
    if (!(request.routeOptions.url ?? request.url).startsWith('/api/')) return
    // Cacheable answers depend on the origin in this header.
    reply.header('vary', 'Origin')
    if (!isFromShell(request)) return
    delete request.headers.cookie
    reply.headers(allowed)
    if (request.method === 'OPTIONS' && request.headers['access-control-request-method'] !== undefined)
      return reply.code(204).headers(preflight).send()
  })
}
