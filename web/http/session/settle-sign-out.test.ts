import { createServer } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { signOut } from '#contract/access/access.ts'
import { request } from '../request.ts'
import { type Answer, listeningServer, memoryStorage } from '../testing.ts'
import { isSignOutDue, noteSignOut } from './sign-out-note.ts'

let server: Awaited<ReturnType<typeof listeningServer>>
let answer: Answer
beforeEach(async () => {
  answer = { status: 200, body: '{"success":true}' }
  server = await listeningServer(() => answer)
  vi.stubEnv('VITE_API_HOST', server.origin)
  vi.stubGlobal('localStorage', memoryStorage())
})
afterEach(async () => {
  await server.close()
})
const heard = () => server.heard.map(({ method, url, body }) => [method, url, body])

test('what was signed out of without a network is ended before the server is asked anything else', async () => {
  noteSignOut('')
  await Promise.all([request('GET', '/api/user'), request('GET', '/api/config')])
  expect(heard()[0]).toEqual(['POST', signOut.path, '{}'])
  expect(server.heard).toHaveLength(3)
  expect(isSignOutDue()).toBe(false)
  await request('GET', '/api/user')
  expect(server.heard).toHaveLength(4)
})

test('the app names its sign-in by the hash that it kept of it', async () => {
  const hash = 'h'.repeat(43)
  noteSignOut(hash)
  await request('GET', '/api/user')
  expect(heard()[0]).toEqual(['POST', signOut.path, JSON.stringify({ refresh_token_hash: hash })])
  expect(signOut.body.parse({ refresh_token_hash: hash })).toEqual({ refresh_token_hash: hash })
})

test('while the server cannot be reached, nothing of the account is asked for, and it stays due', async () => {
  noteSignOut('')
  vi.stubEnv('VITE_API_HOST', `http://127.0.0.1:${await closedPort()}`)
  await expect(request('GET', '/api/user')).rejects.toThrow(TypeError)
  vi.stubEnv('VITE_API_HOST', server.origin)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  answer = { status: 503, body: '' }
  await expect(request('GET', '/api/user')).rejects.toMatchObject({ status: 503 })
  expect(heard()).toEqual([['POST', signOut.path, '{}']])
  expect(isSignOutDue()).toBe(true)
})

test('a refusal for good does not keep everything else from the server', async () => {
  noteSignOut('')
  answer = { status: 403, body: '' }
  vi.spyOn(console, 'debug').mockImplementation(() => undefined)
  await expect(request('GET', '/api/user')).rejects.toMatchObject({ status: 403 })
  expect(heard().map(([, url]) => url)).toEqual([signOut.path, '/api/user'])
  expect(isSignOutDue()).toBe(false)
})

async function closedPort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as { port: number }
  await new Promise((resolve) => probe.close(resolve))
  return port
}
