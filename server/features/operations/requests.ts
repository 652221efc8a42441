import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Span, Watch } from '#server/adapters/telemetry/telemetry.ts'

/** Times every request by its route pattern and opens its span when traces are sent. */
export function watchRequests(app: FastifyInstance, { metrics, tracer }: Watch) {
  const spans = new WeakMap<FastifyRequest, Span>()
  let underWay = 0
  metrics.gauge('forkmile_requests_under_way', 'Requests that are being answered.', [], () => underWay)

  app.addHook('onRequest', (request, _reply, done) => {
    underWay++
    const name = `${request.method} ${patternOf(request)}`
    const span = tracer?.open(name, 'server', headerOf(request))
    if (!span) return done()
    spans.set(request, span)
    span.run(done)
  })
  // The last chunk of a body arrives in the connection's async context; restores the request's.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request)
    if (span) span.run(done)
    else done()
  })

  app.addHook('onResponse', async (request, reply) => {
    underWay--
    const pattern = patternOf(request)
    const labels = { method: request.method, route: pattern, status: String(reply.statusCode) }
    const seconds = reply.elapsedTime / 1000
    metrics.time('forkmile_request_seconds', 'How long requests took, by route.', labels, seconds)
    if (reply.statusCode === 402) {
      const feature = request.routeOptions.config.endpoint?.feature ?? 'other'
      metrics.count('forkmile_quota_refusals_total', 'Uses that a plan or its quota refused.', { feature })
    }
    spans.get(request)?.end(reply.statusCode >= 500 ? 'failed' : 'ok', {
      'http.request.method': request.method,
      'http.route': pattern,
      'http.response.status_code': reply.statusCode,
    })
  })
}

/** One pattern for all client files: their names change with every version. */
function patternOf({ routeOptions }: FastifyRequest): string {
  const { url } = routeOptions
  if (!url) return 'none'
  return url.startsWith('/api') || url === '/metrics' ? url : 'client'
}

function headerOf(request: FastifyRequest): string | undefined {
  const { traceparent } = request.headers
  return typeof traceparent === 'string' ? traceparent : undefined
}
