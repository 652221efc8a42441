import helmet from '@fastify/helmet'
import fastify, { type FastifyInstance } from 'fastify'

/** Of the headers for pages, those that mean something for data too. */
const forData = [
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
  'cross-origin-resource-policy',
]

type Site = { https: boolean; mapTilesUrl: string }

/**
 * Security headers on every answer. The API's answers are data, not pages: their policy allows nothing at
 * all, and they are stored nowhere unless a route says otherwise.
 */
export async function securityHeaders(app: FastifyInstance, site: Site) {
  const fixed = await headersFor(site)
  const api = {
    ...Object.fromEntries(Object.entries(fixed).filter(([name]) => forData.includes(name))),
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  }
  app.addHook('onRequest', (request, reply, done) => {
    // By the route where there is one: an address may spell the same path in escapes.
    reply.headers((request.routeOptions.url ?? request.url).startsWith('/api/') ? api : fixed)
    reply.header('x-request-id', request.id)
    done()
  })
}

/**
 * What helmet sets for this site, asked once: it works the same values out anew for each answer, which
 * cost a tenth of the server's time. Nothing inline is allowed; images come from us and the map's tiles.
 * WebAssembly of ours may be compiled, which reads barcodes where the browser cannot; `eval` stays refused.
 */
async function headersFor({ https, mapTilesUrl }: Site): Promise<Record<string, string>> {
  const probe = fastify()
  await probe.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'blob:', 'data:', ...tileHosts(mapTilesUrl)],
        mediaSrc: ["'self'", 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(https ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    originAgentCluster: false,
  })
  probe.get('/', () => '')
  const { headers } = await probe.inject('/')
  await probe.close()
  const own = ['content-type', 'content-length', 'date', 'connection', 'keep-alive']
  return {
    ...Object.fromEntries(
      Object.entries(headers)
        .filter(([name]) => !own.includes(name))
        .map(([name, value]) => [name, String(value)]),
    ),
    'permissions-policy': 'camera=(self), geolocation=(self), microphone=()',
  }
}

/** The hosts that tiles come from; a `{s}` in the address stands for any subdomain. */
export function tileHosts(url: string): string[] {
  return /^https?:/.test(url)
    ? [new URL(url.replace('{s}', 'any-subdomain')).origin.replace('any-subdomain', '*')]
    : []
}
