import { setTimeout as wait } from 'node:timers/promises'
import type { PushReply } from '#server/adapters/push/push-service-double.ts'
import type { Drill } from './support/drill.ts'
import { type Person, signUp } from './support/person.ts'
import { openPushService } from './support/push-service.ts'
import { quantile } from './support/quantile.ts'
import { jobRuns, runJob } from './support/run-job.ts'
import { openTestBed, type TestBed } from './support/test-bed.ts'

const readers = 10
const job = 'send-notifications'
/** Of ten browsers, two have unsubscribed, one service asks for a delay, and one hangs. */
const replies: readonly PushReply[] = [404, 410, 429, 'hang', 201, 201, 201, 201, 201, 201]
const isDead = (reply: PushReply) => reply === 404 || reply === 410

/** A minute with many due reminders, while push services fail in every way. */
export const push: Drill = {
  name: 'push',
  promise:
    'of many subscriptions exactly the dead are forgotten, each of the others gets its reminder once, and no request waits for them',
  places: ['embedded', 'external'],
  tested: ['embedded'],
  async run({ short, say, external }) {
    const all = Array.from({ length: short ? 50 : 1000 }, (_, at) => replies[at % replies.length]!)
    const service = await openPushService(all)
    const testBed = await openTestBed({ external }, 2, service.env).catch(async (error: unknown) => {
      await service.stop()
      throw error
    })
    try {
      const people: Person[] = []
      for (let at = 0; at < readers; at++)
        people.push(await signUp(testBed.servers.at(-1)!.address, `Reader${at}`))
      await seedReminders(testBed, service.subscriptions)
      const alone = await readWhile(testBed, people, wait(short ? 300 : 5000))
      await runJob(testBed, job)
      if (short) {
        // Servers look for jobs at the start and every ten seconds.
        await testBed.servers[0]!.stop()
        await testBed.restart(0)
      }
      const begun = performance.now()
      const during = await readWhile(testBed, people, swept(testBed))
      const seconds = Math.round((performance.now() - begun) / 100) / 10

      const kept = new Set(
        (await testBed.query<{ token: string }>('select token from devices')).map(({ token }) => token),
      )
      const owned = await testBed.query<{ count: string }>('select count(*) from device_owners')
      const received = Map.groupBy(await service.received(), (endpoint) => endpoint)
      const found = { dead: 0, deadKept: 0, wronglyForgotten: 0, missed: 0, repeated: 0 }
      for (const [at, reply] of all.entries()) {
        const token = service.subscriptions[at]!
        if (isDead(reply)) {
          found.dead++
          if (kept.has(token)) found.deadKept++
        } else if (!kept.has(token)) found.wronglyForgotten++
        const times = received.get(JSON.parse(token).endpoint)?.length ?? 0
        if (reply === 201 && !times) found.missed++
        if (times > 1) found.repeated++
      }
      say(`a sweep over ${all.length} subscriptions took ${seconds} s`)
      return {
        subscriptions: all.length,
        ...found,
        owners: Number(owned[0]!.count),
        reads: during.times.length,
        badReads: alone.bad + during.bad,
        p99AloneMs: Math.round(quantile(alone.times, 0.99)),
        p99Ms: Math.round(quantile(during.times, 0.99)),
        slowestMs: Math.round(Math.max(...during.times)),
      }
    } finally {
      await testBed.close()
      await service.stop()
    }
  },
  kept: (found, { short }) =>
    found.subscriptions === (short ? 50 : 1000) &&
    found.dead === found.subscriptions! / 5 &&
    found.owners === found.subscriptions! - found.dead! &&
    found.reads! > (short ? 100 : 1000) &&
    // A request that waited for a push would take 10 s, the push service's timeout.
    (short || (found.slowestMs! < 5000 && found.p99Ms! < 250)) &&
    ['deadKept', 'wronglyForgotten', 'missed', 'repeated', 'badReads'].every((one) => found[one] === 0),
}

/** An account for each subscription, with lunch due now. */
async function seedReminders({ query }: TestBed, subscriptions: string[]) {
  await query(
    `with people as (
       insert into users (id, email, name, timezone, trial_ends_at)
       select gen_random_uuid(), gen_random_uuid() || '@example.com', 'Ann', 'UTC', now() + interval '7 days'
       from generate_series(1, $1) returning id
     ), owned as (
       insert into profiles (user_id) select id from people returning user_id
     ), numbered as (
       select user_id as id, row_number() over () as at from owned
     ), tokens as (
       select token, at from unnest($2::text[]) with ordinality as row(token, at)
     ), device as (
       insert into devices (user_id, id, platform, token, token_hash, created_at, last_seen_at)
       select id, gen_random_uuid(), 'web', token, 'hash ' || id, now(), now() from numbered join tokens using (at)
       returning user_id, token_hash
     ), reminder as (
       insert into reminders (user_id, kind, local_time, zone, next_at)
       select id, 'lunch', to_char(now() at time zone 'UTC', 'HH24:MI'), 'UTC', now() from people
     )
     insert into device_owners (token_hash, user_id) select token_hash, user_id from device`,
    [subscriptions.length, subscriptions],
  )
}

/** Resolves when no reminder is due and no run of the job is open. */
async function swept(testBed: TestBed) {
  for (;;) {
    const [due] = await testBed.query<{ count: string }>(
      'select count(*) from reminders where next_at <= now()',
    )
    if (due!.count === '0' && !(await jobRuns(testBed, job))) return
    await wait(250)
  }
}

/** Milliseconds of each dashboard read, sequentially until `over`. */
async function readWhile({ servers }: TestBed, people: Person[], over: Promise<unknown>) {
  const times: number[] = []
  let bad = 0
  let going = true
  const end = over.finally(() => {
    going = false
  })
  while (going) {
    const begun = performance.now()
    const at = times.length
    const { status } = await people[at % people.length]!.call(
      servers[at % servers.length]!.address,
      'GET',
      '/api/dashboard/stats',
    )
    times.push(performance.now() - begun)
    if (status !== 200) bad++
    await wait(10)
  }
  await end
  return { times, bad }
}
