import type { FinishedSpan, SpanKind } from './tracer.ts'

type Options = {
  /** A collector's base address; spans go to `<address>/v1/traces`. */
  address: string
  /** Headers such as the collector's key. */
  headers: Record<string, string>
  version: string
  log: { warn(line: string): void }
  everyMs?: number
}

export type SpanSink = {
  add(span: FinishedSpan): void
  /** Sends pending spans within a few seconds. */
  close(): Promise<void>
}

const mostWaiting = 5000
const mostAtOnce = 500
const sendMs = 5000
/** Numbers of OTLP's `SpanKind`. */
const kinds = { internal: 1, server: 2, client: 3 } as const satisfies Record<SpanKind, number>

/**
 * Sends spans to an OpenTelemetry collector as OTLP over HTTP in JSON. An unreachable collector costs spans, never
 * requests: the queue is bounded, further spans are dropped.
 */
export function otlpSink({ address, headers, version, log, everyMs = 5000 }: Options): SpanSink {
  const waiting: FinishedSpan[] = []
  let sending: Promise<void> | undefined
  let away = false
  const timer = setInterval(() => void flush(), everyMs).unref()

  function flush(): Promise<void> {
    sending ??= sendAll().finally(() => {
      sending = undefined
    })
    return sending
  }
  async function sendAll() {
    while (waiting.length) {
      const answer = await fetch(`${address.replace(/(?<!\/)\/+$/, '')}/v1/traces`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(exported(waiting.splice(0, mostAtOnce), version)),
        redirect: 'error',
        signal: AbortSignal.timeout(sendMs),
      }).catch(() => undefined)
      await answer?.body?.cancel()
      if (!answer?.ok && !away) log.warn(`Traces do not arrive (${answer?.status ?? 'no answer'}).`)
      away = !answer?.ok
      if (away) return
    }
  }

  return {
    add(span) {
      if (waiting.length < mostWaiting) waiting.push(span)
      if (waiting.length >= mostAtOnce && !away) void flush()
    },
    async close() {
      clearInterval(timer)
      await flush()
    },
  }
}

/** An `ExportTraceServiceRequest`. */
function exported(spans: FinishedSpan[], version: string): object {
  return {
    resourceSpans: [
      {
        resource: {
          attributes: attributesOf({
            'service.name': 'forkmile',
            'service.version': version,
            'process.pid': process.pid,
          }),
        },
        scopeSpans: [{ scope: { name: 'forkmile' }, spans: spans.map(spanOf) }],
      },
    ],
  }
}

function spanOf({ traceId, spanId, parentId, name, kind, begun, ended, end, attributes }: FinishedSpan) {
  return {
    traceId,
    spanId,
    ...(parentId && { parentSpanId: parentId }),
    name,
    kind: kinds[kind],
    startTimeUnixNano: nanos(begun),
    endTimeUnixNano: nanos(ended),
    attributes: attributesOf(attributes),
    status: { code: end === 'failed' ? 2 : 0 },
  }
}

/** 64-bit numbers are strings in OTLP's JSON. */
const nanos = (ms: number) => String(BigInt(Math.round(ms * 1000)) * 1000n)

const attributesOf = (attributes: Record<string, string | number>) =>
  Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: String(Math.round(value)) } : { stringValue: value },
  }))
