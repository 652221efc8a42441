import type { Counted } from '../counters/counters.ts'

/** Requests of a worker to the primary process. */
export type Question =
  | { ask: 'count'; key: string; windowMs: number; by: 1 | -1 }
  /** Answered with the metrics of all processes; null when one does not answer. */
  | { ask: 'metrics' }

export type Asked = { id: number } & Question
export type Answered = { id: number; answer: Counted | string | null }

/** Numbered requests of a worker; a timeout resolves with undefined. */
export function conversation(send: (message: Asked) => void) {
  const open = new Map<number, (answer: unknown) => void>()
  let last = 0
  return {
    ask<T>(question: Question, patienceMs: number): Promise<T | undefined> {
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
