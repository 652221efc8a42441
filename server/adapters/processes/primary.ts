import cluster, { type Worker } from 'node:cluster'
import { setTimeout as wait } from 'node:timers/promises'
import { memoryCounters } from '../counters/memory-counters.ts'
import type { Family } from '../telemetry/metrics.ts'
import { type Asked, conversation, isAnswer, isAsked } from './messages.ts'

type Options = {
  processes: number
  /** Settings of a worker besides those of this process. */
  env: Record<string, string>
  say: (line: string) => void
}

export type Workers = {
  /** Resolves when all of them listen; rejects when one ends before. */
  ready: Promise<void>
  /** Tells all of them to end, and waits until they have. */
  close(): Promise<void>
}

const againMs = 500
const ordersMs = 1000

/**
 * So many server processes that share one address. One that ends is replaced; limits are counted here for all of
 * them, and whoever is asked for the figures answers those of everybody.
 */
export function startWorkers({ processes, env, say }: Options): Workers {
  const counters = memoryCounters()
  const ready = Promise.withResolvers<void>()
  const talks = new Map<Worker, ReturnType<typeof conversation>>()
  let listening = 0
  let started = false
  let closing = false

  function begin() {
    const worker = cluster.fork(env)
    const talk = conversation((message) => void (worker.isConnected() && worker.send(message)))
    talks.set(worker, talk)
    worker.on('message', (message) => {
      if (isAnswer(message)) talk.answered(message)
      else if (isAsked(message)) void answer(worker, message)
    })
    // A message to a worker that ends at this moment is lost, and its question with it.
    worker.on('error', () => {})
    worker.once('listening', () => {
      if (++listening < processes) return
      started = true
      ready.resolve()
    })
    worker.once('exit', (code) => {
      talks.delete(worker)
      if (closing) return
      if (!started) return ready.reject(new Error(`A server process ended at its start (code ${code}).`))
      say(`A server process ended (code ${code}) and is replaced.`)
      void wait(againMs).then(() => closing || begin())
    })
  }

  async function answer(worker: Worker, asked: Asked) {
    const reply = (answer: unknown) => void (worker.isConnected() && worker.send({ id: asked.id, answer }))
    if (asked.ask === 'count') reply(await counters.hit(asked.key, asked.windowMs, asked.by))
    if (asked.ask === 'everybodys figures') {
      const all = [...talks.values()].map((talk) => talk.ask<Family[]>({ ask: 'your figures' }, ordersMs))
      reply((await Promise.all(all)).flatMap((families) => families ?? []))
    }
  }

  for (let at = 0; at < processes; at++) begin()
  return {
    ready: ready.promise,
    async close() {
      closing = true
      const all = [...talks.keys()]
      const gone = all.map((worker) => new Promise((resolve) => worker.once('exit', resolve)))
      for (const worker of all) worker.process.kill('SIGTERM')
      await Promise.all(gone)
    },
  }
}
