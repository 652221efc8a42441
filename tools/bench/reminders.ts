import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { browserPush } from '#server/adapters/push/browser-push.ts'
import type { Push } from '#server/adapters/push/push.ts'
import { makeVapidKeys } from '#server/adapters/push/vapid-keys.ts'
import { idOf } from '#testing/load/accounts.ts'
import { quantile } from '#testing/quantile.ts'
import { type Benchmark, type BenchServer, hundredths, withServer } from './benchmark.ts'

const people = 10_000
const readsAlone = 500
const betweenReadsMs = 5

/**
 * Ten thousand reminders due in the same minute, each encrypted for its browser and decrypted by a push
 * service over HTTPS, and the latency of dashboard reads meanwhile.
 */
export const reminders: Benchmark = {
  name: 'reminders',
  promise:
    '10 000 due reminders sent in ≤ 60 s, the dashboard read within 50 ms of its usual time (99 of 100)',
  async run() {
    const service = await openService()
    const diaries = Array.from({ length: people }, () => 0)
    return await withServer({ diaries, push: service.push }, async (server) => {
      await seedReminders(server, service.subscriptions)
      const alone: number[] = []
      const during: number[] = []
      // A new account per read, because of the rate limit per account.
      const readStats = async (times: number[]) => {
        times.push(await server.timeOf('/api/dashboard/stats', 1 + (times.length % people)))
        await pause(betweenReadsMs)
      }
      while (alone.length < readsAlone) await readStats(alone)
      const begun = performance.now()
      let seconds: number | undefined
      const sweep = server.jobs.run('send-notifications').then(() => {
        seconds = (performance.now() - begun) / 1000
      })
      while (seconds === undefined) await readStats(during)
      await sweep
      const received = await service.received()
      if (received !== people) throw new Error(`${received} of ${people} reminders arrived.`)
      return {
        reminders: received,
        seconds: hundredths(seconds),
        reads: during.length,
        statsP99AloneMs: hundredths(quantile(alone.slice(100), 0.99)),
        statsMedianMs: hundredths(quantile(during, 0.5)),
        statsP99Ms: hundredths(quantile(during, 0.99)),
      }
    }).finally(service.close)
  },
  kept: ({ seconds, statsP99Ms, statsP99AloneMs }) => seconds! <= 60 && statsP99Ms! - statsP99AloneMs! <= 50,
}

async function openService() {
  const keys = makeVapidKeys()
  const thread = new Worker(new URL('./push-service-thread.ts', import.meta.url), {
    workerData: { browsers: people, publicKey: keys.publicKey },
  })
  const [{ host, cert, subscriptions }] = await once(thread, 'message')
  const log = { warn() {} }
  const transport = browserPush({ keys, contact: 'mailto:a@b.example', allowedHosts: [host], log, ca: cert })
  const push: Push = {
    publicKey: keys.publicKey,
    serves: (platform) => platform === 'web',
    refuse: ({ token }) => transport.refuse(token),
    send: ({ token }, payload) => transport.send(token, payload),
  }
  return {
    push,
    subscriptions: subscriptions as string[],
    async received(): Promise<number> {
      thread.postMessage('how many')
      const [count] = await once(thread, 'message')
      return count
    },
    close: () => thread.terminate(),
  }
}

async function seedReminders({ db }: BenchServer, subscriptions: string[]) {
  const ids = subscriptions.map((_, at) => idOf(at + 1))
  const clock = new Date().toISOString().slice(11, 16)
  await db.$client.query(
    `insert into devices (user_id, id, platform, token, token_hash, created_at, last_seen_at)
     select id, gen_random_uuid(), 'web', token, 'hash ' || id, now(), now() from unnest($1::uuid[], $2::text[]) as row(id, token)`,
    [ids, subscriptions],
  )
  await db.$client.query(
    `insert into reminders (user_id, kind, local_time, zone, next_at)
     select id, 'lunch', $2, 'UTC', now() from unnest($1::uuid[]) as id`,
    [ids, clock],
  )
  await db.$client.query('analyze')
}
