import cluster from 'node:cluster'
import { AggregatorRegistry } from 'prom-client'
import { askedCounters } from '../counters/asked-counters.ts'
import type { Counted, Counters } from '../counters/counters.ts'
import type { Metrics } from '../telemetry/metrics.ts'
import { conversation, isAnswer } from './messages.ts'

/** Longer than the primary process waits for its workers. */
const metricsMs = 6000

/** What one of several server processes shares with the others through the first process. */
export type PrimaryLink = {
  counters: Counters
  clusterMetrics: () => Promise<string>
}

/** Undefined in a process that is the only one. */
export function primaryLink({ registry }: Metrics): PrimaryLink | undefined {
  const me = cluster.worker
  if (!me) return undefined
  const send = (message: object) => void (process.connected && process.send?.(message))
  const first = conversation(send)
  process.on('message', (message) => {
    if (isAnswer(message)) first.answered(message)
  })
  registry.setDefaultLabels({ process: String(me.id) })
  AggregatorRegistry.setRegistries([registry])
  // Listens for what the primary process asks.
  new AggregatorRegistry()
  return {
    counters: askedCounters((key, windowMs, by) =>
      first.ask<Counted>({ ask: 'count', key, windowMs, by }, 500),
    ),
    clusterMetrics: async () =>
      (await first.ask<string>({ ask: 'metrics' }, metricsMs)) ?? registry.metrics(),
  }
}
