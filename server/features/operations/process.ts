import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Metrics } from '#server/adapters/telemetry/telemetry.ts'
import { version } from '#server/version.ts'

/** Metrics of the process: memory, processor time, event loop delay. */
export function watchProcess(metrics: Metrics) {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  metrics.gauge('forkmile_up', 'Always 1; the version stands beside it.', ['version'], () => [
    { labels: { version }, value: 1 },
  ])
  metrics.gauge('forkmile_uptime_seconds', 'Since the process began.', [], () => Math.round(process.uptime()))
  metrics.gauge('forkmile_memory_bytes', 'What the process holds.', ['kind'], () => {
    const { rss, heapUsed, external } = process.memoryUsage()
    return Object.entries({ rss, heapUsed, external }).map(([kind, value]) => ({ labels: { kind }, value }))
  })
  metrics.gauge('forkmile_cpu_seconds', 'Processor time that the process has used.', ['kind'], () => {
    const { user, system } = process.cpuUsage()
    return [
      { labels: { kind: 'user' }, value: user / 1e6 },
      { labels: { kind: 'system' }, value: system / 1e6 },
    ]
  })
  metrics.gauge(
    'forkmile_event_loop_delay_seconds',
    'How late turns came since the last look.',
    ['percentile'],
    () => {
      const figures = [50, 99].map((percentile) => ({
        labels: { percentile: String(percentile) },
        value: delay.percentile(percentile) / 1e9,
      }))
      delay.reset()
      return figures
    },
  )
}
