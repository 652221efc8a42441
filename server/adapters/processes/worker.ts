import cluster from 'node:cluster'
import { AggregatorRegistry } from 'prom-client'
import type { Counted, Counters } from '../counters/counters.ts'
import { primaryCounters } from '../counters/primary-counters.ts'
import type { Metrics } from '../telemetry/metrics.ts'
import { isAnswer, requestChannel } from './messages.ts'

/** Timeout in milliseconds, longer than the primary's own for its workers. */
const metricsMs = 6000

/** State shared between server processes through the primary. */
export type PrimaryLink = {
  counters: Counters
  clusterMetrics: () => Promise<string>
}

/** Undefined in a single-process server. */
export function primaryLink({ registry }: Metrics): PrimaryLink | undefined {
  const me = cluster.worker
  if (!me) return undefined
  const send = (message: object) => void (process.connected && process.send?.(message))
  const first = requestChannel(send)
  process.on('message', (message) => {
    if (isAnswer(message)) first.answered(message)
  })
  registry.setDefaultLabels({ process: String(me.id) })
  AggregatorRegistry.setRegistries([registry])
  // Registers the listener for the primary's requests.
  new AggregatorRegistry()
  return {
    counters: primaryCounters((key, windowMs, by) =>
      first.ask<Counted>({ ask: 'count', key, windowMs, by }, 500),
    ),
    clusterMetrics: async () =>
      (await first.ask<string>({ ask: 'metrics' }, metricsMs)) ?? registry.metrics(),
  }
}
