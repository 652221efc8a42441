import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { logDrink } from '#contract/hydration/hydration.ts'
import { getReady } from '#contract/operations.ts'
import { openTelemetry } from '#server/adapters/telemetry/telemetry.ts'
import { testApp } from '#server/testing.ts'

const token = 'a token that only this test knows'
let ending = false
const collector = await openCollector()
const telemetry = openTelemetry(
  { address: collector.address, headers: { 'api-key': 'k' } },
  { version: 'test', log: { warn() {} } },
)
const app = await testApp({
  env: { METRICS_TOKEN: token },
  operations: { watch: telemetry, ending: () => ending },
})
const bare = await testApp()
afterAll(async () => {
  await Promise.all([app.close(), bare.close()])
  collector.close()
})

const drink = { drinkType: 'other', customName: 'Private Spring', volume: 250, calories: 1 } as never
const figures = async () =>
  (await app.stranger.raw({ method: 'GET', url: '/metrics', headers: { authorization: `Bearer ${token}` } }))
    .body

test('readiness ends when the server is told to end, while other calls are answered on', async () => {
  expect(await app.stranger.call(getReady)).toEqual({ status: 'ready' })
  ending = true
  await expect(app.stranger.call(getReady)).rejects.toMatchObject({ code: 'unavailable' })
  expect((await app.stranger.raw({ method: 'GET', url: '/api/health' })).statusCode).toBe(200)
  ending = false
})

test('metrics are there for whoever shows the token, and nowhere without the setting', async () => {
  const status = async (one: typeof app, authorization?: string) => {
    const headers = { ...(authorization && { authorization }) }
    return (await one.stranger.raw({ method: 'GET', url: '/metrics', headers })).statusCode
  }
  expect(await status(app)).toBe(401)
  expect(await status(app, 'Bearer another')).toBe(401)
  expect(await status(app, `Bearer ${token}`)).toBe(200)
  expect(await status(bare, `Bearer ${token}`)).toBe(404)
})

test('requests, statements, jobs and calls to outside are counted, under patterns', async () => {
  await app.as('ann').call(logDrink, { body: drink })
  await app.jobs.run('forget-sessions')
  await app.as('ann').raw({ method: 'GET', url: '/api/nutrition/logs/2026-01-02' })
  await app.stranger.raw({ method: 'GET', url: '/somewhere/else' })

  const text = await figures()
  expect(text).toMatch(
    /forkmile_request_seconds_count\{method="POST",route="\/api\/drinks\/log",status="200"\} 1/,
  )
  expect(text).toMatch(/forkmile_request_seconds_count\{method="GET",route="none",status="404"\} 1/)
  expect(text).toMatch(/forkmile_database_seconds_count\{verb="insert",outcome="ok"\} [1-9]/)
  expect(text).toMatch(/forkmile_job_runs_total\{job="forget-sessions",outcome="ok"\} 1/)
  expect(text).toMatch(/forkmile_database_connections\{state="(busy|idle)"\} \d/)
  expect(text).toMatch(/forkmile_memory_bytes\{kind="rss"\} \d+/)
})

test('what a model, a letter or a plan refused shows as an outcome', async () => {
  await app.as('ann').raw({
    method: 'POST',
    url: '/api/fridge/lookup-food',
    payload: { foodName: 'apple', servingSize: '100 g' },
  })
  await app
    .as('ann')
    .raw({ method: 'POST', url: '/api/auth/request-password-reset', payload: { email: 'ann@example.com' } })
  await app.db.$client.query(`update users set trial_ends_at = now() - interval '1 day'`)
  await app
    .as('ann')
    .call(logDrink, { body: drink })
    .catch(() => undefined)

  const text = await figures()
  expect(text).toMatch(/forkmile_port_calls_total\{port="mail",operation="send",outcome="ok"\} [1-9]/)
  expect(text).toMatch(/forkmile_quota_refusals_total\{feature="[a-z_]+"\} 1/)
})

test('the text is what Prometheus reads, and names nobody', async () => {
  const text = await figures()
  const line = /^(#( HELP| TYPE) forkmile_\w+ .+|forkmile_\w+(\{(\w+="[^"\n]*",?)+\})? -?[\d.e+-]+)$/
  expect(
    text
      .trimEnd()
      .split('\n')
      .filter((one) => one && !line.test(one)),
  ).toEqual([])
  // A histogram's last bucket includes all observations.
  const [, last] = /database_seconds_bucket\{le="\+Inf",verb="select",outcome="ok"\} (\d+)/.exec(text)!
  const [, count] = /database_seconds_count\{verb="select",outcome="ok"\} (\d+)/.exec(text)!
  expect(last).toBe(count)
  for (const secret of ['ann', 'Private Spring', '2026-01-02', token]) expect(text).not.toContain(secret)
})

test('a request is one trace with its statements below, joined to the caller’s, and holds no data', async () => {
  const traceId = '0af7651916cd43dd8448eb211c80319c'
  const traceparent = `00-${traceId}-b7ad6b7169203331-01`
  const fresh = app.as('bob')
  await fresh.call(getReady)
  collector.spans.length = 0
  await fresh.raw({ method: 'GET', url: '/api/drinks/logs?date=2026-01-02', headers: { traceparent } })
  await telemetry.close()

  const mine = collector.spans.filter((span) => span.traceId === traceId)
  const [request] = mine.filter(({ kind }) => kind === 2)
  expect(request).toMatchObject({ parentSpanId: 'b7ad6b7169203331', name: expect.stringContaining('GET ') })
  const statements = mine.filter(({ name }) => name === 'database select')
  expect(statements.length).toBeGreaterThan(0)
  expect(new Set(statements.map((span) => span.parentSpanId))).toEqual(new Set([request!.spanId]))
  expect(BigInt(request!.endTimeUnixNano)).toBeGreaterThan(BigInt(request!.startTimeUnixNano))
  expect(collector.headers['api-key']).toBe('k')
  expect(JSON.stringify(collector.spans)).not.toMatch(/bob|2026-01-02/)
})

type SentSpan = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  startTimeUnixNano: string
  endTimeUnixNano: string
}

/** A loopback OpenTelemetry collector that accepts `/v1/traces`. */
async function openCollector() {
  const spans: SentSpan[] = []
  const headers: Record<string, unknown> = {}
  const server = createServer(async (request, response) => {
    Object.assign(headers, request.headers)
    const sent = (await json(request)) as {
      resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[]
    }
    if (request.url === '/v1/traces')
      spans.push(...sent.resourceSpans.flatMap((one) => one.scopeSpans.flatMap((scope) => scope.spans)))
    response.end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { spans, headers, address: `http://127.0.0.1:${port}`, close: () => server.close() }
}
