import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Counters } from './counters.ts'
import { openRedisDouble } from './double.ts'
import { memoryCounters } from './memory-counters.ts'
import { redisCounters } from './redis-counters.ts'

const silent = { warn() {}, info() {} }
const minute = 60_000

test('a window begins with its first call, and ends', async () => {
  let at = 0
  const counters = memoryCounters(() => at)
  expect(await counters.hit('read ann', minute)).toEqual({ count: 1, leftMs: minute })
  at = 20_000
  expect(await counters.hit('read ann', minute)).toEqual({ count: 2, leftMs: 40_000 })
  expect((await counters.hit('read bob', minute)).count).toBe(1)
  at = minute
  expect((await counters.hit('read ann', minute)).count).toBe(1)
})

test('a call that is taken back counts no longer, and never as less than none', async () => {
  let at = 0
  const counters = memoryCounters(() => at)
  await counters.hit('sign-in ann', minute)
  await counters.hit('sign-in ann', minute)
  expect((await counters.hit('sign-in ann', minute, -1)).count).toBe(1)
  at = minute
  expect((await counters.hit('sign-in ann', minute, -1)).count).toBe(0)
  expect((await counters.hit('sign-in ann', minute)).count).toBe(1)
})

test('a flood of keys forgets the longest unused, not who is calling now', async () => {
  const counters = memoryCounters()
  for (let at = 0; at < 60_000; at++) {
    await counters.hit(`address ${at}`, minute)
    if (at % 10_000 === 0) await counters.hit('busy', minute)
  }
  expect((await counters.hit('busy', minute)).count).toBe(7)
  expect((await counters.hit('address 0', minute)).count).toBe(1)
})

test('two servers on one Redis count together, and it learns no address', async () => {
  const redis = await openRedisDouble()
  await countTogether(redis.url)
  expect(redis.keys().length).toBeGreaterThan(0)
  expect(redis.keys().join()).not.toContain('ann')
  await redis.close()
})

test.skipIf(!process.env.TEST_REDIS_URL)('a Redis that is installed counts as its double does', () =>
  countTogether(process.env.TEST_REDIS_URL!),
)

test('without Redis each server counts by itself, says so once, and joins again when it is back', async () => {
  const said: string[] = []
  const log = { warn: (line: string) => said.push(line), info: (line: string) => said.push(line) }
  const redis = await openRedisDouble()
  const counters = redisCounters(redis.url, log)
  const key = randomUUID()
  const shared = () => redis.keys().length
  await expect.poll(async () => (await counters.hit('probe', minute)) && shared()).toBe(1)

  await redis.close()
  await expect.poll(() => said).toHaveLength(1)
  expect((await counters.hit(key, minute)).count).toBe(1)
  expect((await counters.hit(key, minute)).count).toBe(2)
  expect(shared()).toBe(1)

  await redis.resume()
  await expect.poll(async () => (await counters.hit(key, minute)) && shared(), { timeout: 10_000 }).toBe(2)
  expect(said).toHaveLength(2)
  await counters.close()
  await redis.close()
})

async function countTogether(url: string) {
  const servers = [redisCounters(url, silent), redisCounters(url, silent)]
  await expect.poll(() => connected(servers)).toBe(true)
  const key = `sign-in-account ann@example.com ${randomUUID()}`
  const hits = await Promise.all(Array.from({ length: 20 }, (_, at) => servers[at % 2]!.hit(key, minute)))
  expect(hits.map(({ count }) => count).sort((a, b) => a - b)).toEqual(hits.map((_, at) => at + 1))
  for (const { leftMs } of hits) {
    expect(leftMs).toBeGreaterThan(0)
    expect(leftMs).toBeLessThanOrEqual(minute)
  }
  expect((await servers[0]!.hit(key, minute, -1)).count).toBe(19)
  expect((await servers[1]!.hit(`${key} of a window that ended`, minute, -1)).count).toBe(0)
  await Promise.all(servers.map((one) => one.close()))
}

/** Until then each process counts by itself. */
async function connected([one, other]: Counters[]): Promise<boolean> {
  const key = randomUUID()
  await one!.hit(key, minute)
  return (await other!.hit(key, minute)).count === 2
}
