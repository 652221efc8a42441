import type { Jobs } from '../jobs/jobs.ts'
import type { Watch } from './instrument.ts'

/** Wraps jobs: counts and times each run and records the last success. */
export function instrumentJobs(inner: Jobs, { metrics, tracer }: Watch, now: () => Date): Jobs {
  const wentWell = new Map<string, number>()
  metrics.gauge(
    'forkmile_job_last_success_seconds',
    'When the job last ended well in this process, in seconds since 1970.',
    ['job'],
    () => [...wentWell].map(([job, value]) => ({ labels: { job }, value })),
  )
  return {
    start: () => inner.start(),
    stop: () => inner.stop(),
    every(name, cron, handler) {
      inner.every(name, cron, async () => {
        const begun = performance.now()
        const span = tracer?.open(`job ${name}`, 'internal')
        let outcome = 'failed'
        try {
          await (span ? span.run(handler) : handler())
          outcome = 'ok'
          wentWell.set(name, Math.round(now().getTime() / 1000))
        } finally {
          const seconds = (performance.now() - begun) / 1000
          metrics.count('forkmile_job_runs_total', 'Runs of jobs, by outcome.', { job: name, outcome })
          metrics.time('forkmile_job_seconds', 'How long jobs took.', { job: name }, seconds)
          span?.end(outcome === 'ok' ? 'ok' : 'failed')
        }
      })
    },
  }
}
