import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { AppError } from '#contract/http/errors.ts'
import { dayMs } from '#contract/measures/day.ts'
import { getReady } from '#contract/operations.ts'
import { databaseAnswers } from '#server/adapters/database/database.ts'
import type { Watch } from '#server/adapters/telemetry/telemetry.ts'
import type { Deps } from '#server/deps.ts'
import { route } from '#server/http/route.ts'
import { watchProcess } from './process.ts'
import { watchRequests } from './requests.ts'
import { words } from './words.ts'

const emailsKeptMs = 30 * dayMs

export type Operations = {
  watch: Watch
  /** Whether shutdown has begun. */
  ending: () => boolean
  /** Metrics of all processes of this machine as text; by default of this process. */
  clusterMetrics?: () => Promise<string>
}

/** Endpoints for operators: readiness for load balancers, metrics for Prometheus. */
export function operationRoutes(
  app: FastifyInstance,
  deps: Deps,
  { watch, ending, clusterMetrics }: Operations,
) {
  const { db, settings } = deps
  watchRequests(app, watch)
  watchProcess(watch.metrics)

  route(app, getReady, async () => {
    if (ending()) throw new AppError('unavailable', words.ending, { retryAfterSeconds: 2 })
    if (!(await databaseAnswers(db)))
      throw new AppError('unavailable', words.databaseAway, { retryAfterSeconds: 2 })
    return { status: 'ready' } as const
  })

  // Emails contain personal data; the outbox is emptied in time.
  deps.jobs.every('forget-letters', '19 3 * * *', async () =>
    deps.mail.forget?.(new Date(deps.now().getTime() - emailsKeptMs)),
  )

  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!settings.metricsToken) throw new AppError('not_found', words.noMetrics)
    if (!isToken(request.headers.authorization, settings.metricsToken))
      throw new AppError('unauthenticated', words.metricsToken)
    const { registry } = watch.metrics
    const text = await (clusterMetrics ? clusterMetrics() : registry.metrics())
    return reply.type(registry.contentType).header('cache-control', 'no-store').send(text)
  })
}

/** Compared by hash, so that timing reveals nothing. */
function isToken(header: string | undefined, token: string): boolean {
  const shown = /^Bearer (.+)$/i.exec(header ?? '')?.[1] ?? ''
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(shown), hash(token))
}
