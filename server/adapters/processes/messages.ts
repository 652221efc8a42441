import type { Counted } from '../counters/counters.ts'

/** Requests of a worker to the primary process. */
export type WorkerRequest =
  | { ask: 'count'; key: string; windowMs: number; by: 1 | -1 }
  /** Answered with the metrics of all processes; null when one does not answer. */
  | { ask: 'metrics' }

export type NumberedRequest = { id: number } & WorkerRequest
export type NumberedAnswer = { id: number; answer: Counted | string | null }

/** Numbered requests of a worker; a timeout resolves with undefined. */
export function requestChannel(send: (message: NumberedRequest) => void) {
  const open = new Map<number, (answer: unknown) => void>()
  let last = 0
  return {
    ask<T>(question: WorkerRequest, timeoutMs: number): Promise<T | undefined> {
      const id = ++last
      const { promise, resolve } = Promise.withResolvers<T | undefined>()
      const late = setTimeout(() => resolve(undefined), timeoutMs).unref()
      open.set(id, resolve as (answer: unknown) => void)
      send({ ...question, id })
      return promise.finally(() => {
        clearTimeout(late)
        open.delete(id)
      })
    },
    answered({ id, answer }: NumberedAnswer) {
      open.get(id)?.(answer)
    },
  }
}

export const isAnswer = (message: unknown): message is NumberedAnswer =>
  typeof message === 'object' && message !== null && 'id' in message && 'answer' in message
export const isRequest = (message: unknown): message is NumberedRequest =>
  typeof message === 'object' && message !== null && 'id' in message && 'ask' in message
