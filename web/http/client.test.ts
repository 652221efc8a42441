import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { getAuthUser, setTimezone } from '#contract/access/user.ts'
import { analyzeMeal, listNutritionLogs, removeNutritionLog } from '#contract/nutrition/nutrition.ts'
import { dismissToast, shownToasts } from '#web/ui/feedback/toast.tsx'
import { ApiError } from './api-error.ts'
import { call, pathOf } from './client.ts'
import { createQueryClient, onMutationError, read } from './query-client.ts'
import { type Answer, listeningServer } from './testing.ts'

let server: Awaited<ReturnType<typeof listeningServer>>
let answer: Answer
const last = () => server.heard.at(-1)!
const id = '7d444840-9dc0-41d1-b245-5ffdce74fad2'

beforeAll(async () => {
  server = await listeningServer(() => answer)
})
afterAll(() => server.close())
beforeEach(() => {
  answer = { status: 200, body: 'null' }
  vi.stubEnv('VITE_API_HOST', server.origin)
})

test('parameters and query values are filled in, absent ones left out', () => {
  expect(pathOf(removeNutritionLog, { id: 'a/b' })).toBe('/api/nutrition/logs/a%2Fb')
  expect(pathOf(listNutritionLogs, undefined, { date: '2026-11-20' })).toBe(
    '/api/nutrition/logs?date=2026-11-20',
  )
  expect(pathOf(listNutritionLogs, undefined, { date: undefined })).toBe('/api/nutrition/logs')
})

test('a write carries a key of its own or the one it is given; a read carries none', async () => {
  await call(removeNutritionLog, { params: { id } })
  const first = last().headers['idempotency-key']
  await call(removeNutritionLog, { params: { id } })
  expect(first).toMatch(/^[0-9a-f-]{36}$/)
  expect(last().headers['idempotency-key']).not.toBe(first)

  await call(removeNutritionLog, { params: { id }, idempotencyKey: 'this-very-intent' })
  expect(last().headers['idempotency-key']).toBe('this-very-intent')
  await call(listNutritionLogs)
  expect(last().headers['idempotency-key']).toBeUndefined()
})

test('a form sends its texts, then the photo, and leaves out what is absent', async () => {
  const image = new File(['bytes'], 'meal.jpg', { type: 'image/jpeg' })
  await call(analyzeMeal, { form: { mealType: 'lunch', notes: undefined, image } })
  const { body } = last()
  expect(body.indexOf('name="mealType"')).toBeLessThan(body.indexOf('name="image"; filename="meal.jpg"'))
  expect(body).not.toContain('name="notes"')
})

test('reads while signed out are null, other refusals raise, and nothing is tried twice', async () => {
  const queries = createQueryClient()
  answer = { status: 401, body: '{"message":"Sign in first.","code":"unauthenticated"}' }
  expect(await queries.fetchQuery(read(getAuthUser))).toBeNull()
  expect(await queries.fetchQuery({ queryKey: ['/api', 'activities', 'recent'] })).toBeNull()
  expect(last().url).toBe('/api/activities/recent')

  answer = { status: 400, body: 'No.' }
  const before = server.heard.length
  await expect(queries.fetchQuery(read(listNutritionLogs))).rejects.toThrow('400: No.')
  expect(server.heard.length).toBe(before + 1)
})

test('by default data never goes stale, and neither focus nor time reads it again', () => {
  expect(createQueryClient().getDefaultOptions()).toMatchObject({
    queries: {
      retry: false,
      refetchOnWindowFocus: false,
      refetchInterval: false,
      staleTime: Number.POSITIVE_INFINITY,
    },
    mutations: { retry: false },
  })
})

test('invalidating a path reaches every query of it', async () => {
  const queries = createQueryClient()
  answer = { status: 200, body: '[]' }
  const query = read(listNutritionLogs, { query: { date: '2026-11-20' } })
  await queries.fetchQuery(query)
  await queries.invalidateQueries({ queryKey: [listNutritionLogs.path] })
  expect(queries.getQueryState(query.queryKey)?.isInvalidated).toBe(true)
})

test('a change refused for want of a sign-in says so, then goes to the sign-in page; other refusals do not', () => {
  vi.useFakeTimers()
  const go = vi.fn()
  onMutationError(new ApiError(402, ''), go)
  vi.runAllTimers()
  expect(go).not.toHaveBeenCalled()

  onMutationError(new ApiError(401, ''), go)
  expect(shownToasts()[0]).toMatchObject({
    title: 'Unauthorized',
    description: 'You are logged out. Logging in again...',
    variant: 'destructive',
  })
  expect(go).not.toHaveBeenCalled()
  vi.advanceTimersByTime(3000)
  expect(go).toHaveBeenCalledOnce()
  dismissToast(shownToasts()[0]!.id)
})

test('a body goes as the contract describes it', async () => {
  await call(setTimezone, { body: { timezone: 'Europe/Berlin' } })
  expect(JSON.parse(last().body)).toEqual({ timezone: 'Europe/Berlin' })
})
