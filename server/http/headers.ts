import helmet from '@fastify/helmet'
import fastify, { type FastifyInstance } from 'fastify'

/** Page headers that apply to data too. */
const forData = [
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
  'cross-origin-resource-policy',
]

type Site = { publicUrl: string | undefined; mapTilesUrl: string }

/**
 * Sets security headers on every answer. API answers are data: their policy allows nothing, and they are not cached
 * unless a route says otherwise.
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
    // By the route if there is one: an address may be escaped differently.
    reply.headers((request.routeOptions.url ?? request.url).startsWith('/api/') ? api : fixed)
    reply.header('x-request-id', request.id)
    done()
  })
}

/**
 * Helmet's headers, computed once: computing them per answer cost a tenth of the server's time. Nothing inline is
 * allowed; images come from this server and the map's tiles. WebAssembly may be compiled, for barcodes; `eval` is
 * refused.
 */
async function headersFor({ publicUrl, mapTilesUrl }: Site): Promise<Record<string, string>> {
  const https = publicUrl?.startsWith('https:') ?? false
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
    // Over http by a name browsers ignore it, with an error in the console of every page.
    crossOriginOpenerPolicy: publicUrl?.startsWith('http:') ? false : { policy: 'same-origin' },
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

/** Hosts of map tiles; `{s}` in the address matches any subdomain. */
export function tileHosts(url: string): string[] {
  return /^https?:/.test(url)
    ? [new URL(url.replace('{s}', 'any-subdomain')).origin.replace('any-subdomain', '*')]
    : []
}
