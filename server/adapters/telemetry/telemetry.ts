import type { Deps } from '#server/deps.ts'
import { instrument, type Watch } from './instrument.ts'
import { instrumentDatabase } from './instrument-database.ts'
import { instrumentJobs } from './instrument-jobs.ts'
import { openMetrics } from './metrics.ts'
import { otlpSink } from './otlp.ts'
import { openTracer } from './tracer.ts'

export type { Watch } from './instrument.ts'
export type { Metrics } from './metrics.ts'
export type { Span } from './tracer.ts'

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
export function instrumentDeps<D extends Omit<Deps, 'log'>>(deps: D, watch: Watch): D {
  instrumentDatabase(deps.db, watch)
  return {
    ...deps,
    jobs: instrumentJobs(deps.jobs, watch, deps.now),
    ai: instrument('ai', deps.ai, watch),
    blobs: instrument('blobs', deps.blobs, watch),
    foodFacts: instrument('food-facts', deps.foodFacts, watch),
    mail: instrument('mail', deps.mail, watch),
    payments: instrument('payments', deps.payments, watch),
    appStore: instrument('app-store', deps.appStore, watch),
    push: instrument('push', deps.push, watch),
    sms: instrument('sms', deps.sms, watch),
  }
}
