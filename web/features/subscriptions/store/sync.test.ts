import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { keepTokens } from '#web/http/session/token.ts'
import { listeningServer, memoryStorage, tokenEnding } from '#web/http/testing.ts'
import { paid } from './double.ts'
import { serverSync } from './sync.ts'

let server: Awaited<ReturnType<typeof listeningServer>>
beforeAll(async () => {
  server = await listeningServer(() => ({ status: 200, body: '{"valid":true}' }))
})
afterAll(() => server.close())
beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubEnv('VITE_API_HOST', server.origin)
})

test('a receipt is validated without the token, and brought to the account with it', async () => {
  const token = tokenEnding(900)
  keepTokens({ token, refresh_token: 'first' })
  expect(await serverSync.validate(paid('02'))).toBe(true)
  await serverSync.sync('purchase', paid('02'), 'ann')
  expect(server.heard.map(({ body, headers }) => [JSON.parse(body).action, headers.authorization])).toEqual([
    ['validate', undefined],
    ['purchase', `Bearer ${token}`],
  ])
})
