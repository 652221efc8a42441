import { afterAll, beforeAll, expect, test } from 'vitest'
import { getConfig, getHealth } from '#contract/config.ts'
import { recordEvents } from '#contract/events.ts'
import { accountHeader } from '#contract/http/paths.ts'
import { listTodaysDrinks } from '#contract/hydration/hydration.ts'
import { getDashboardStats } from '#contract/insights.ts'
import { events } from '#server/features/events/table.ts'
import { testApp } from '#server/testing.ts'

let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

test('every answer of the API carries a request id, the security headers, and is not stored', async () => {
  const { headers } = await app.as('ann').raw({ method: 'GET', url: '/api/user' })
  expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  expect(headers['cache-control']).toBe('no-store')
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'")
  expect(headers['content-security-policy']).not.toMatch(/unsafe-/)
})

test('the contract is served as OpenAPI, with every call and its refusals', async () => {
  const document = (await app.stranger.raw({ method: 'GET', url: '/api/openapi.json' })).json()
  expect(document.openapi).toBe('3.1.0')
  const { get, post } = {
    get: document.paths['/api/nutrition/logs'].get,
    post: document.paths['/api/nutrition/analyze'].post,
  }
  expect(get.parameters[0]).toMatchObject({ name: 'date', in: 'query' })
  expect(Object.keys(get.responses)).toEqual(['200', 'default'])
  expect(post.requestBody.content['multipart/form-data'].schema.properties).toHaveProperty('image')
  expect((await app.stranger.raw({ method: 'GET', url: '/api/docs/' })).statusCode).toBe(200)
})

test('a call that is meant for another account than the one signed in is refused, and does nothing', async () => {
  const ann = app.as('ann')
  const { id } = (await ann.raw({ method: 'GET', url: '/api/user' })).json()
  const log = (meant: string) =>
    ann.raw({
      method: 'POST',
      url: '/api/drinks/log',
      payload: { drinkType: 'water', volume: 240 },
      headers: { [accountHeader]: meant },
    })
  const refused = await log('0199a0c0-0000-7000-8000-000000000001')
  expect([refused.statusCode, refused.json().code]).toEqual([401, 'unauthenticated'])
  expect(await ann.call(listTodaysDrinks)).toEqual([])
  expect((await log(id)).statusCode).toBe(200)
  expect(await ann.call(listTodaysDrinks)).toHaveLength(1)
})

test('an unknown path under /api answers JSON 404, whatever the method', async () => {
  for (const method of ['GET', 'POST', 'DELETE'] as const) {
    const answer = await app.stranger.raw({ method, url: '/api/nowhere' })
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found'])
  }
})

test('an address that cannot be read is refused in the same shape, one in escapes is what it stands for', async () => {
  const broken = await app.stranger.raw({ method: 'GET', url: '/api/%zz' })
  expect([broken.statusCode, broken.json().code]).toEqual([400, 'invalid'])
  const bare = await app.stranger.raw({ method: 'GET', url: '/api' })
  expect([bare.statusCode, bare.json().code]).toEqual([404, 'not_found'])
  const escaped = await app.as('ann').raw({ method: 'GET', url: '/%61pi/user' })
  expect([escaped.statusCode, escaped.headers['cache-control']]).toEqual([200, 'no-store'])
})

test('a body that is no JSON, or of another kind, is refused in the same shape', async () => {
  const send = (payload: string, type: string) =>
    app.as('ann').raw({ method: 'PUT', url: '/api/profile', payload, headers: { 'content-type': type } })
  expect((await send('{"firstName":', 'application/json')).json()).toMatchObject({ code: 'invalid' })
  expect((await send('hello', 'text/plain')).json()).toMatchObject({ code: 'unsupported_media' })
  expect((await send('{"__proto__":{"isOwner":true}}', 'application/json')).statusCode).toBe(400)
})

test('over the limit the answer is 429 with the seconds to wait', async () => {
  const answers = await Promise.all(
    Array.from({ length: 61 }, () =>
      app.as('flo').raw({ method: 'POST', url: '/api/events', payload: { events: [{ name: 'x_clicked' }] } }),
    ),
  )
  const last = answers.filter((answer) => answer.statusCode === 429)
  expect(last).toHaveLength(1)
  expect(Number(last[0]!.headers['retry-after'])).toBeGreaterThan(0)
  expect(last[0]!.json().code).toBe('rate_limited')
})

test('events are taken from anyone and keep nothing that leads to a person', async () => {
  await app.stranger.call(recordEvents, {
    body: {
      events: [
        { name: 'trial_start_clicked' },
        {
          name: 'crash',
          description:
            'No user ann@example.com at /reset-password?token=abc id 0192f3aa-7f1d-7c2b-9a57-0b5f1d2c3e4f 5551234567',
          fatal: false,
        },
      ],
    },
  })
  const [crash] = (await app.db.select().from(events)).filter((event) => event.name === 'crash')
  expect(crash!.description).toBe('No user [address] at /reset-password id [id] [number]')
})

test('what an instance offers is public and may be cached for a minute', async () => {
  const answer = await app.stranger.raw({ method: 'GET', url: '/api/config' })
  expect(answer.headers['cache-control']).toBe('public, max-age=60')
  expect(await app.stranger.call(getConfig)).toMatchObject({
    productName: 'Forkmile',
    mail: false,
    cards: false,
  })
})

test('while the database is away the answer is 503 with a sentence, and the server recovers by itself', async () => {
  const away = await testApp()
  await away.as('ann').call(getDashboardStats, { query: {} })
  const [{ name }] = (await away.db.$client.query('select current_database() as name')).rows
  const admin = app.db.$client
  await admin.query(`alter database ${name} allow_connections false`)
  await admin.query('select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = $1', [name])
  const refused = await away.stranger.raw({ method: 'GET', url: '/api/health' })
  expect([refused.statusCode, refused.json().code]).toEqual([503, 'unavailable'])
  await expect(away.as('ann').call(getDashboardStats, { query: {} })).rejects.toMatchObject({
    code: 'unavailable',
  })
  await admin.query(`alter database ${name} allow_connections true`)
  expect(await away.stranger.call(getHealth)).toMatchObject({ status: 'ok', database: 'ok' })
  expect((await away.as('ann').call(getDashboardStats, { query: {} })).totalMeals).toBe(0)
  await away.close()
})
