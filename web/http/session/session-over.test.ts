import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { refreshTokens } from '#contract/access/tokens.ts'
import { getAuthUser } from '#contract/access/user.ts'
import { dismissToast, shownToasts } from '#web/ui/feedback/toast.tsx'
import { createQueryClient, read } from '../query-client.ts'
import { listeningServer, memoryStorage, tokenEnding } from '../testing.ts'
import { endVisit, isSessionOver, noteSession, onSessionOver } from './session-over.ts'
import { keepTokens, storedRefreshToken } from './token.ts'

let server: Awaited<ReturnType<typeof listeningServer>>
let renewal: number
const readUser = () => createQueryClient().fetchQuery(read(getAuthUser))

beforeAll(async () => {
  server = await listeningServer(({ url }) => ({ status: url === refreshTokens.path ? renewal : 401 }))
})
afterAll(() => server.close())
beforeEach(() => {
  renewal = 503
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubEnv('VITE_API_HOST', server.origin)
  for (const level of ['debug', 'warn'] as const) vi.spyOn(console, level).mockImplementation(() => undefined)
})

test('a session that has ended is said once, and the sign-in page comes after it', () => {
  vi.useFakeTimers()
  const [over, go] = [vi.fn(), vi.fn()]
  const stop = onSessionOver(over)
  endVisit(go)
  endVisit(go)
  expect([over.mock.calls.length, isSessionOver()]).toEqual([2, true])
  expect(shownToasts()).toMatchObject([
    { title: 'Unauthorized', description: 'You are logged out. Logging in again...', variant: 'destructive' },
  ])
  vi.advanceTimersByTime(2500)
  expect(go).not.toHaveBeenCalled()
  vi.advanceTimersByTime(500)
  expect(go).toHaveBeenCalledOnce()
  noteSession()
  expect(isSessionOver()).toBe(false)
  dismissToast(shownToasts()[0]!.id)
  stop()
})

test('a sign-in that cannot be renewed for the moment is not over', async () => {
  keepTokens({ token: tokenEnding(-60), refresh_token: 'first' })
  await expect(readUser()).rejects.toMatchObject({ status: 401 })
  expect(storedRefreshToken()).toBe('first')

  renewal = 401
  expect(await readUser()).toBeNull()
  expect(storedRefreshToken()).toBeUndefined()
})
