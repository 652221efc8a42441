import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { refreshTokens } from '#contract/tokens.ts'
import { getAuthUser } from '#contract/user.ts'
import { dismissToast, shownToasts } from '#web/ui/toast.tsx'
import { createQueryClient, read } from './query-client.ts'
import { isSessionOver, noteSession, onSessionOver } from './session-over.ts'
import { listeningServer, memoryStorage, tokenEnding } from './testing.ts'
import { keepTokens, storedRefreshToken } from './token.ts'

let server: Awaited<ReturnType<typeof listeningServer>>
let renewal: number
const went = vi.fn()
const readUser = () => createQueryClient().fetchQuery(read(getAuthUser))

beforeAll(async () => {
  server = await listeningServer(({ url }) => ({ status: url === refreshTokens.path ? renewal : 401 }))
})
afterAll(() => server.close())
beforeEach(() => {
  renewal = 503
  went.mockClear()
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('window', { location: { assign: went } })
  vi.stubEnv('VITE_API_HOST', server.origin)
  for (const level of ['debug', 'warn'] as const) vi.spyOn(console, level).mockImplementation(() => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

test('a read that finds the session of a known person over says so, then goes to the sign-in page', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const over = vi.fn()
  const stop = onSessionOver(over)
  expect(await readUser()).toBeNull()
  expect(over).not.toHaveBeenCalled()

  localStorage.setItem('userId', 'ann')
  expect(await readUser()).toBeNull()
  expect([over.mock.calls.length, isSessionOver()]).toEqual([1, true])
  expect(shownToasts()[0]).toMatchObject({
    title: 'Unauthorized',
    description: 'You are logged out. Logging in again...',
    variant: 'destructive',
  })
  expect(went).not.toHaveBeenCalled()
  vi.advanceTimersByTime(3000)
  expect(went.mock.calls).toEqual([['/api/login']])
  dismissToast(shownToasts()[0]!.id)
  noteSession()
  stop()
})

test('a sign-in that cannot be renewed for the moment is not over', async () => {
  keepTokens({ token: tokenEnding(-60), refresh_token: 'first' })
  localStorage.setItem('userId', 'ann')
  await expect(readUser()).rejects.toMatchObject({ status: 401 })
  expect([isSessionOver(), storedRefreshToken()]).toEqual([false, 'first'])

  renewal = 401
  expect(await readUser()).toBeNull()
  expect([isSessionOver(), storedRefreshToken()]).toEqual([true, undefined])
  await vi.waitFor(() => expect(went).toHaveBeenCalledOnce(), 5000)
  noteSession()
})
