import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Database, isDatabaseAway, openDatabase } from './database.ts'
import { cloneDatabase } from './testing.ts'

let db: Database
beforeAll(async () => {
  db = openDatabase(await cloneDatabase(inject('postgresUrl')), 2)
})
afterAll(() => db.$client.end())

test('a connection that breaks between two statements of a transaction fails the next one, and nothing else', async () => {
  const broken = db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>('select pg_backend_pid() as pid')
    const gone = new Promise((resolve) => db.$client.once('release', resolve))
    await db.$client.query('select pg_terminate_backend($1, 5000)', [rows[0]!.pid])
    await gone
    await tx.execute('select 1')
  })
  expect(isDatabaseAway(await broken.catch((error: unknown) => error))).toBe(true)
  expect((await db.$client.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

test('a transaction that was broken off in favour of another is one to try again, not a fault', {
  tags: 'timer',
}, async () => {
  const waiting = { now: 0 }
  const both = [0, 1].map((turn) =>
    db.transaction(async (tx) => {
      const take = (lock: number) => tx.execute(sql`select pg_advisory_xact_lock(${42 + lock})`)
      await take(turn)
      waiting.now++
      while (waiting.now < 2) await tx.execute('select 1')
      await take(1 - turn)
    }),
  )
  const ends = await Promise.allSettled(both)
  const broken = ends.filter((end) => end.status === 'rejected')
  expect(broken).toHaveLength(1)
  expect(isDatabaseAway(broken[0]!.reason)).toBe(true)
})
