import type { Deps } from '#server/deps.ts'
import { openMetrics } from './metrics.ts'
import { otlpSink } from './otlp.ts'
import { openTracer } from './tracer.ts'
import { type Watch, watched } from './watched.ts'
import { watchDatabase } from './watched-database.ts'
import { watchedJobs } from './watched-jobs.ts'

export type { Metrics } from './metrics.ts'
export type { Span } from './tracer.ts'
export type { Watch } from './watched.ts'

export type Telemetry = Watch & {
  /** Sends pending traces. */
  close(): Promise<void>
}

type TraceSettings = { address: string; headers: Record<string, string> } | undefined
type Context = { version: string; log: { warn(line: string): void } }

/** Metrics always; traces with a configured collector. */
export function openTelemetry(traces: TraceSettings, context: Context): Telemetry {
  const metrics = openMetrics()
  if (!traces) return { metrics, tracer: undefined, close: async () => {} }
  const sink = otlpSink({ ...traces, ...context })
  return { metrics, tracer: openTracer(sink.add), close: () => sink.close() }
}

/** Wraps the features' dependencies with metrics and traces. */
export function watchedDeps<D extends Omit<Deps, 'log'>>(deps: D, watch: Watch): D {
  watchDatabase(deps.db, watch)
  return {
    ...deps,
    jobs: watchedJobs(deps.jobs, watch, deps.now),
    ai: watched('ai', deps.ai, watch),
    blobs: watched('blobs', deps.blobs, watch),
    foodFacts: watched('food-facts', deps.foodFacts, watch),
    mail: watched('mail', deps.mail, watch),
    payments: watched('payments', deps.payments, watch),
    appStore: watched('app-store', deps.appStore, watch),
    push: watched('push', deps.push, watch),
    sms: watched('sms', deps.sms, watch),
  }
}
