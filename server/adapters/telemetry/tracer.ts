import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'

export type SpanKind = 'server' | 'client' | 'internal'
export type SpanEnd = 'ok' | 'failed'
type Attributes = Record<string, string | number>

/** A finished span. Times are milliseconds since 1970, with fractions. */
export type FinishedSpan = {
  traceId: string
  spanId: string
  parentId: string | undefined
  name: string
  kind: SpanKind
  begun: number
  ended: number
  end: SpanEnd
  attributes: Attributes
}

export type Span = {
  /** Spans opened by `work` become children of this span. */
  run<T>(work: () => T): T
  end(end: SpanEnd, attributes?: Attributes): void
}

export type Tracer = {
  /** Opens a child of the current span, else of `parent` (a W3C `traceparent` header), else a new trace. */
  open(name: string, kind: SpanKind, parent?: string): Span
}

type Place = { traceId: string; spanId: string }

/** Opens spans and passes finished ones on. Names and attributes are patterns and codes, never user input. */
export function openTracer(finished: (span: FinishedSpan) => void): Tracer {
  const running = new AsyncLocalStorage<Place>()
  return {
    open(name, kind, parent) {
      const above = running.getStore() ?? placeIn(parent)
      const place = {
        traceId: above?.traceId ?? randomBytes(16).toString('hex'),
        spanId: randomBytes(8).toString('hex'),
      }
      const begun = performance.timeOrigin + performance.now()
      return {
        run: (work) => running.run(place, work),
        end(end, attributes = {}) {
          const ended = performance.timeOrigin + performance.now()
          finished({ ...place, parentId: above?.spanId, name, kind, begun, ended, end, attributes })
        },
      }
    },
  }
}

/** Parses `00-<trace>-<span>-<flags>`; undefined for any other header. */
function placeIn(header: string | undefined): Place | undefined {
  const [, traceId, spanId] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/.exec(header ?? '') ?? []
  if (!traceId || !spanId || /^0+$/.test(traceId) || /^0+$/.test(spanId)) return undefined
  return { traceId, spanId }
}
