import cluster from 'node:cluster'
import { askedCounters } from '../counters/asked-counters.ts'
import type { Counted, Counters } from '../counters/counters.ts'
import type { Family, Metrics } from '../telemetry/metrics.ts'
import { markedWith } from '../telemetry/prometheus.ts'
import { conversation, isAnswer, isAsked } from './messages.ts'

/** What one of several server processes shares with the others through the first process. */
export type Fellowship = {
  counters: Counters
  everybodys: () => Promise<Family[]>
}

/** Undefined in a process that is the only one. */
export function fellowship(metrics: Metrics): Fellowship | undefined {
  const me = cluster.worker
  if (!me) return undefined
  const send = (message: object) => void (process.connected && process.send?.(message))
  const first = conversation(send)
  process.on('message', async (message) => {
    if (isAnswer(message)) first.answered(message)
    else if (isAsked(message) && message.ask === 'your figures') send({ id: message.id, answer: await own() })
  })
  const own = async () => markedWith(await metrics.families(), String(me.id))
  return {
    counters: askedCounters((key, windowMs, by) =>
      first.ask<Counted>({ ask: 'count', key, windowMs, by }, 500),
    ),
    everybodys: async () => (await first.ask<Family[]>({ ask: 'everybodys figures' }, 3000)) ?? (await own()),
  }
}
