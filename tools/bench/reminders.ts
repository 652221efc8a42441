import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { browserPush } from '#server/adapters/push/browser-push.ts'
import type { Push } from '#server/adapters/push/push.ts'
import { makeVapidKeys } from '#server/adapters/push/vapid-keys.ts'
import { type BenchServer, openBench, quantile, seedPeople } from './support/bench-server.ts'

export const name = 'reminders'

const people = 10_000
const readsAlone = 500
const betweenReadsMs = 5

/**
 * Ten thousand reminders due in the same minute, each encrypted for its browser and decrypted by a push
 * service over HTTPS, and the latency of dashboard reads meanwhile.
 */
export async function run() {
  const service = await openService()
  const server = await openBench({ push: service.push })
  try {
    const { ids, cookies } = await seedPeople(server, people)
    await seedReminders(server, ids, service.subscriptions)
    const alone: number[] = []
    const during: number[] = []
    for (let read = 0; read < readsAlone; read++) await readStats(server, cookies[read]!, alone)
    const begun = performance.now()
    let seconds: number | undefined
    const sweep = server.jobs.run('send-notifications').then(() => {
      seconds = (performance.now() - begun) / 1000
    })
    // A new account per read, because of the rate limit per account.
    while (seconds === undefined) await readStats(server, cookies[during.length % people]!, during)
    await sweep
    const received = await service.received()
    if (received !== people) throw new Error(`${received} of ${people} reminders arrived.`)
    const hundredths = (value: number) => Math.round(value * 100) / 100
    return {
      reminders: received,
      seconds: hundredths(seconds),
      reads: during.length,
      statsP99AloneMs: hundredths(quantile(alone.slice(100), 0.99)),
      statsMedianMs: hundredths(quantile(during, 0.5)),
      statsP99Ms: hundredths(quantile(during, 0.99)),
    }
  } finally {
    await server.close()
    await service.close()
  }
}

async function openService() {
  const keys = makeVapidKeys()
  const thread = new Worker(new URL('./support/push-service-thread.ts', import.meta.url), {
    workerData: { browsers: people, publicKey: keys.publicKey },
  })
  const [{ host, cert, subscriptions }] = await once(thread, 'message')
  const log = { warn() {} }
  const way = browserPush({ keys, contact: 'mailto:a@b.example', allowedHosts: [host], log, ca: cert })
  const push: Push = {
    publicKey: keys.publicKey,
    serves: (platform) => platform === 'web',
    refuse: ({ token }) => way.refuse(token),
    send: ({ token }, payload) => way.send(token, payload),
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

async function readStats({ app }: BenchServer, cookie: string, times: number[]) {
  const begun = performance.now()
  const { statusCode } = await app.inject({ url: '/api/dashboard/stats', headers: { cookie } })
  if (statusCode !== 200) throw new Error(`The dashboard was answered ${statusCode}.`)
  times.push(performance.now() - begun)
  await pause(betweenReadsMs)
}

async function seedReminders({ db }: BenchServer, ids: string[], subscriptions: string[]) {
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
