import { expect, test, vi } from 'vitest'
import { getHealth } from '#contract/http/first-calls.ts'
import { beginRead, createQueryClient, read } from './query-client.ts'
import { type Answer, listeningServer } from './testing.ts'

/** A server that `fetch` reaches by path. */
async function pathServer(answer: () => Answer) {
  const server = await listeningServer(answer)
  const real = fetch
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => real(new URL(path, server.origin), init))
  return server
}

test('a read begun before its screen is sent once, and the next read of the screen asks again', async () => {
  const server = await pathServer(() => ({ status: 200, body: '{"ok":true}' }))
  const queries = createQueryClient()
  beginRead(getHealth)
  expect(await queries.fetchQuery(read(getHealth))).toEqual({ ok: true })
  expect(server.heard).toHaveLength(1)
  await queries.fetchQuery({ ...read(getHealth), staleTime: 0 })
  expect(server.heard).toHaveLength(2)
  await server.close()
})

test('a read begun before its screen fails where the screen reads it', async () => {
  const server = await pathServer(() => ({ status: 500, body: '{"error":{"code":"internal"}}' }))
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  beginRead(getHealth)
  await expect(createQueryClient().fetchQuery(read(getHealth))).rejects.toMatchObject({ status: 500 })
  expect(server.heard).toHaveLength(1)
  await server.close()
})
