import { AppError } from '#contract/http/errors.ts'
import type { Metrics } from './metrics.ts'
import type { Tracer } from './tracer.ts'

export type Watch = { metrics: Metrics; tracer: Tracer | undefined }
type Named = { port: string; operation: string }

/**
 * Wraps a port: counts and times each async call by method and outcome. Values are not read, except a `source` and
 * a push outcome, both from short lists.
 */
export function instrument<T extends object>(port: string, inner: T, watch: Watch): T {
  return new Proxy(inner, {
    get(target, name, receiver) {
      const value = Reflect.get(target, name, receiver)
      if (typeof value !== 'function' || typeof name !== 'string') return value
      return (...given: unknown[]) => {
        const begun = performance.now()
        const span = watch.tracer?.open(`${port}.${name}`, 'client')
        const call = () => Reflect.apply(value, target, given)
        const answer = span ? span.run(call) : call()
        if (!isPromise(answer)) return answer
        const end = (outcome: string) => {
          note(watch.metrics, { port, operation: name }, outcome, begun)
          span?.end(outcome === 'failed' ? 'failed' : 'ok', { 'forkmile.outcome': outcome })
        }
        return answer.then(
          (result) => {
            end(outcomeOf(result))
            return result
          },
          (error) => {
            end(error instanceof AppError ? error.code : 'failed')
            throw error
          },
        )
      }
    },
  })
}

function note(metrics: Metrics, labels: Named, outcome: string, begun: number) {
  const seconds = (performance.now() - begun) / 1000
  metrics.count('forkmile_port_calls_total', 'Calls to what lies outside, by outcome.', {
    ...labels,
    outcome,
  })
  metrics.time('forkmile_port_seconds', 'How long those calls took.', labels, seconds)
}

const words = ['model', 'builtin', 'sent', 'gone', 'later', 'off']

function outcomeOf(result: unknown): string {
  const [first = result] = Array.isArray(result) ? result : [result]
  const said = (first as { source?: unknown } | undefined)?.source ?? first
  return words.includes(said as string) ? (said as string) : 'ok'
}

const isPromise = (value: unknown): value is Promise<unknown> =>
  typeof (value as Promise<unknown> | undefined)?.then === 'function'
