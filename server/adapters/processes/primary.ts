import cluster, { type Worker } from 'node:cluster'
import { setTimeout as wait } from 'node:timers/promises'
import { AggregatorRegistry } from 'prom-client'
import { memoryCounters } from '../counters/memory-counters.ts'
import { isRequest, type NumberedRequest } from './messages.ts'

type Options = {
  processes: number
  /** Environment of a worker besides that of this process. */
  env: Record<string, string>
  say: (line: string) => void
}

export type Workers = {
  /** Resolves when all of them listen; rejects when one ends before. */
  ready: Promise<void>
  /** Stops all workers and waits for their end. */
  close(): Promise<void>
}

const againMs = 500

/**
 * Starts server processes that share one address and restarts those that end. Counts limits for all of them and
 * aggregates their metrics.
 */
export function startWorkers({ processes, env, say }: Options): Workers {
  const counters = memoryCounters()
  const ready = Promise.withResolvers<void>()
  const metrics = new AggregatorRegistry()
  const workers = new Set<Worker>()
  let listening = 0
  let started = false
  let closing = false

  function begin() {
    const worker = cluster.fork(env)
    workers.add(worker)
    worker.on('message', (message) => {
      if (isRequest(message)) void answer(worker, message)
    })
    // Sending to an ending worker fails; its own pending request is lost too.
    worker.on('error', () => {})
    worker.once('listening', () => {
      if (++listening < processes) return
      started = true
      ready.resolve()
    })
    worker.once('exit', (code) => {
      workers.delete(worker)
      if (closing) return
      if (!started) return ready.reject(new Error(`A server process ended at its start (code ${code}).`))
      say(`A server process ended (code ${code}) and is replaced.`)
      void wait(againMs).then(() => closing || begin())
    })
  }

  async function answer(worker: Worker, asked: NumberedRequest) {
    const answer =
      asked.ask === 'count'
        ? await counters.hit(asked.key, asked.windowMs, asked.by)
        : await metrics.clusterMetrics().catch(() => null)
    if (worker.isConnected()) worker.send({ id: asked.id, answer })
  }

  for (let at = 0; at < processes; at++) begin()
  return {
    ready: ready.promise,
    async close() {
      closing = true
      const all = [...workers]
      const gone = all.map((worker) => new Promise((resolve) => worker.once('exit', resolve)))
      for (const worker of all) worker.process.kill('SIGTERM')
      await Promise.all(gone)
    },
  }
}
