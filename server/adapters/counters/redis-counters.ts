import { createHash } from 'node:crypto'
import { Redis } from 'ioredis'
import type { Counted, Counters } from './counters.ts'
import { memoryCounters } from './memory-counters.ts'

type Log = { warn(line: string): void; info(line: string): void }

const answerMs = 250

/**
 * Counters shared by all servers on one Redis. While it is unreachable each process counts by itself: limits loosen
 * by the number of processes, and requests neither wait nor fail.
 */
export function redisCounters(url: string, log: Log): Counters {
  const own = memoryCounters()
  const redis = new Redis(url, {
    connectTimeout: 2000,
    commandTimeout: answerMs,
    // Unsent commands are counted locally; a late answer is useless.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (tries) => Math.min(2000, 50 * 2 ** Math.min(tries, 6)),
  })
  let away = false
  redis.on('error', () => {
    if (!away) log.warn('Redis is away: limits are counted by each process alone.')
    away = true
  })
  redis.on('ready', () => {
    if (away) log.info('Redis is back: limits are shared again.')
    away = false
  })

  return {
    async hit(key, windowMs, by = 1) {
      const shared = redis.status === 'ready' ? await ask(redis, nameOf(key), windowMs, by) : undefined
      return shared ?? own.hit(key, windowMs, by)
    },
    async close() {
      redis.disconnect()
      await own.close()
    },
  }
}

async function ask(redis: Redis, name: string, windowMs: number, by: 1 | -1): Promise<Counted | undefined> {
  // If the window expired meanwhile, a decrement starts the new one at 0.
  const first = by < 0 ? 1 : 0
  const steps = redis.multi().set(name, first, 'PX', windowMs, 'NX').incrby(name, by).pttl(name)
  const answers = await steps.exec().catch(() => null)
  const count = Number(answers?.[1]?.[1])
  const leftMs = Number(answers?.[2]?.[1])
  return Number.isFinite(count) && Number.isFinite(leftMs)
    ? { count, leftMs: Math.max(0, leftMs) }
    : undefined
}

/** Hashed: keys contain addresses, which must not be stored in a second place. */
const nameOf = (key: string) => `forkmile:limit:${createHash('sha256').update(key).digest('base64url')}`
