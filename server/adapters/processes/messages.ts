import type { Counted } from '../counters/counters.ts'
import type { Family } from '../telemetry/metrics.ts'

/** What a worker asks the first process. */
export type Question =
  | { ask: 'count'; key: string; windowMs: number; by: 1 | -1 }
  | { ask: 'everybodys figures' }
/** What the first process asks a worker. */
export type Order = { ask: 'your figures' }

export type Asked = { id: number } & (Question | Order)
export type Answered = { id: number; answer: Counted | Family[] }

/** Both sides talk by numbered questions; a question that nobody answers in time is answered by undefined. */
export function conversation(send: (message: Asked) => void) {
  const open = new Map<number, (answer: unknown) => void>()
  let last = 0
  return {
    ask<T>(question: Question | Order, patienceMs: number): Promise<T | undefined> {
      const id = ++last
      const { promise, resolve } = Promise.withResolvers<T | undefined>()
      const late = setTimeout(() => resolve(undefined), patienceMs).unref()
      open.set(id, resolve as (answer: unknown) => void)
      send({ ...question, id })
      return promise.finally(() => {
        clearTimeout(late)
        open.delete(id)
      })
    },
    answered({ id, answer }: Answered) {
      open.get(id)?.(answer)
    },
  }
}

export const isAnswer = (message: unknown): message is Answered =>
  typeof message === 'object' && message !== null && 'id' in message && 'answer' in message
export const isAsked = (message: unknown): message is Asked =>
  typeof message === 'object' && message !== null && 'id' in message && 'ask' in message
