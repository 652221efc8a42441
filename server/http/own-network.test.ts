import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp } from '#server/testing.ts'

const home = 'http://nas.test:3000'
let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  app = await testApp({ env: { PUBLIC_URL: home } })
})
afterAll(() => app.close())

const get = (url: string, host: string, headers: Record<string, string> = {}) =>
  app.stranger.raw({ method: 'GET', url, headers: { host, ...headers } })
const signUp = (host: string, origin: string, name: string) =>
  app.stranger.raw({
    method: 'POST',
    url: '/api/auth/sign-up/email',
    headers: { host, origin, 'sec-fetch-site': 'same-origin' },
    payload: { name, email: `${name}@example.com`, password: `${name} has a long password` },
  })

test('over http a person registers with a cookie that browsers take, and nothing asks for https', async () => {
  const answer = await signUp('nas.test:3000', home, 'ann')
  expect(answer.statusCode).toBe(200)
  const cookie = String(answer.headers['set-cookie'])
  expect(cookie).toMatch(/HttpOnly/i)
  expect(cookie).not.toMatch(/Secure|__Host-/i)
  const page = await get('/nowhere', 'nas.test:3000')
  expect(page.headers['strict-transport-security']).toBeUndefined()
  expect(page.headers['cross-origin-opener-policy']).toBeUndefined()
  expect(page.headers['content-security-policy']).not.toContain('upgrade-insecure-requests')
  const own = { cookie: cookie.split(';')[0]! }
  expect((await get('/api/user', 'nas.test:3000', own)).statusCode).toBe(200)
})

test('at any other address calls and pages answer 403 with the address to use', async () => {
  for (const host of ['192.0.2.7:3000', 'nas.test', 'nas.test:3001', 'nas.test.evil.example:3000']) {
    const call = await get('/api/config', host)
    expect([host, call.statusCode, call.json().code]).toEqual([host, 403, 'forbidden'])
    expect(call.json().message).toContain(home)
    const page = await get('/login', host)
    expect([host, page.statusCode, page.headers['content-type']]).toEqual([
      host,
      403,
      'text/html; charset=utf-8',
    ])
    expect(page.body).toContain(`href="${home}"`)
    const nonce = /style-src 'self' 'nonce-([^']+)'/.exec(
      String(page.headers['content-security-policy']),
    )?.[1]
    expect(page.body).toContain(`<style nonce="${nonce}">`)
  }
})

test('a change asked for from this machine’s own name is refused with the address to use', async () => {
  const answer = await signUp('localhost:3000', 'http://localhost:3000', 'ben')
  expect(answer.statusCode).toBe(403)
  expect(answer.json().message).toContain(home)
})

test('health is told at any address, and a proxy or a token may have another name for the server', async () => {
  for (const path of ['/api/health', '/api/ready'])
    expect([path, (await get(path, '10.0.0.7:3000')).statusCode]).toEqual([path, 200])
  for (const host of ['NAS.test:3000', 'localhost:3000', '127.0.0.1:3000', '[::1]:3000'])
    expect([host, (await get('/api/config', host)).statusCode]).toEqual([host, 200])
  expect((await get('/api/config', 'app:3000', { 'x-forwarded-for': '192.0.2.1' })).statusCode).toBe(200)
  expect((await get('/api/user', 'app:3000', { authorization: 'Bearer none' })).statusCode).toBe(401)
})

test('without a public address every name of this machine is answered', async () => {
  const open = await testApp()
  for (const host of ['localhost:3000', 'nas.test:3000'])
    expect(
      (await open.stranger.raw({ method: 'GET', url: '/api/config', headers: { host } })).statusCode,
    ).toBe(200)
  await open.close()
})
