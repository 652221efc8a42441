import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { AppError } from '#contract/http/errors.ts'
import type { Counters } from '#server/adapters/counters/counters.ts'
import type { Settings } from '#server/settings/settings.ts'
import { allowShell } from './cross-origin.ts'
import { answerErrors, type IsAway, sendError } from './errors.ts'
import { photoBytes } from './form.ts'
import { securityHeaders } from './headers.ts'
import type { Account, Identify } from './identity.ts'
import { type Admission, openAdmission } from './limits/admission.ts'
import { type Limits, limitsOf } from './limits/limits.ts'
import { logger } from './log/log.ts'
import { describeApi } from './openapi.ts'
import { allowedOrigins, type Origins, refuseOtherAddresses } from './origin.ts'
import { refuseUnreadable } from './unreadable.ts'
import { validatorWith } from './validation.ts'

/** Time limit for a body in milliseconds, enough for 10 MB over a slow line. */
const bodyTime = 120_000
/** Time limit for a file of 500 MB. */
const fileTime = 1_800_000

/** Dependencies of `route()` besides the endpoint, set once by the app. */
export type HttpBase = {
  identify: Identify
  limits: Limits
  admission: Admission
  origins: Origins
  publicUrl: string | undefined
  now: () => Date
}

/** Default size limit of a body in bytes. */
const bodyLimit = 256 * 1024

/** Answers up to this size are compressed synchronously: a stream and a thread pool cost several times as much. */
const compressedAtOnce = 64 * 1024

type Wiring = {
  settings: Settings
  identify: Identify
  isAway: IsAway
  now: () => Date
  /** Counters of the limits. */
  counters: Counters
  logTo?: NodeJS.WritableStream
}

/** Creates the Fastify instance with everything that applies to all features. */
export async function openHttp({
  settings,
  identify,
  isAway,
  now,
  counters,
  logTo,
}: Wiring): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: logger(settings.logLevel, logTo),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => crypto.randomUUID(),
    requestIdHeader: false,
    trustProxy: settings.trustProxy,
    bodyLimit,
    forceCloseConnections: 'idle',
    // Accepted requests are answered during shutdown and told to reconnect.
    return503OnClosing: false,
    requestTimeout: fileTime,
    // Unparsable addresses reach neither a route nor its error handler.
    frameworkErrors: (error, request, reply) =>
      error.statusCode === 414
        ? sendError(request, reply, new AppError('too_large', 'That address is too long.'), 414)
        : sendError(request, reply, new AppError('invalid', 'That address cannot be read.')),
    clientErrorHandler: refuseUnreadable,
    // Node's own refusal has no body; ours follows below.
    http: { requireHostHeader: false },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  })
  app.removeContentTypeParser('text/plain')
  app.setValidatorCompiler(validatorWith())
  // `route` has checked the answer.
  app.setSerializerCompiler(() => JSON.stringify)

  await securityHeaders(app, {
    publicUrl: settings.publicUrl,
    mapTilesUrl: settings.mapTilesUrl,
  })
  refuseOtherAddresses(app, settings.publicUrl)
  allowShell(app)
  await app.register(cookie)
  await app.register(compress, {
    threshold: 1024,
    syncThreshold: compressedAtOnce,
    encodings: ['br', 'gzip'],
  })
  await app.register(multipart, {
    limits: { fileSize: photoBytes, files: 1, fields: 10, fieldSize: 64 * 1024, headerPairs: 50 },
  })
  await describeApi(app)

  const port = () => (app.server.address() as { port: number } | null)?.port ?? settings.port
  app.decorate('http', {
    identify,
    limits: limitsOf(counters),
    admission: openAdmission(),
    origins: allowedOrigins(settings, port),
    publicUrl: settings.publicUrl,
    now,
  })
  app.decorateRequest('account', undefined)
  answerErrors(app, isAway)
  app.addHook('onRequest', async (request, reply) => {
    if (request.raw.httpVersion === '1.1' && request.headers.host === undefined)
      throw new AppError('invalid', 'The request names no host.')
    // Pages are read; an unanswered request by another method is an API call.
    if (request.is404 && !['GET', 'HEAD'].includes(request.method)) return refuseUnknown(request, reply)
  })
  app.addHook('onRequest', async ({ raw, routeOptions }) => {
    if (raw.method === 'GET' || routeOptions.config.endpoint?.bytes) return
    const tooSlow = setTimeout(() => raw.destroy(), bodyTime).unref()
    raw.once('close', () => clearTimeout(tooSlow))
  })
  app.addHook('onResponse', async (request, reply) => {
    // The route pattern, not the address, which contains ids and dates.
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    )
  })
  for (const path of ['/api', '/api/*']) app.all(path, refuseUnknown)
  return app
}

function refuseUnknown(request: FastifyRequest, reply: FastifyReply) {
  return sendError(request, reply, new AppError('not_found', 'There is no such call.'))
}

declare module 'fastify' {
  interface FastifyInstance {
    http: HttpBase
  }
  interface FastifyRequest {
    account: Account | undefined
  }
  interface FastifyContextConfig {
    endpoint?: import('#contract/http/endpoint.ts').Endpoint
  }
}
