import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { logNutrition } from '#contract/nutrition/nutrition.ts'
import { quantile } from '#testing/quantile.ts'
import { startServerProcess } from '#testing/server-process.ts'
import { temporaryFolder } from '#testing/temporary-folder.ts'
import type { Drill } from './support/drill.ts'
import { mealOf, writeMeals } from './support/meals.ts'
import { addHistory, signUpSome } from './support/person.ts'
import { addAnswerField, addMigration, copyRelease } from './support/release.ts'
import { openTestBed } from './support/test-bed.ts'

const callers = 8
const reads = [
  '/api/dashboard/stats',
  '/api/nutrition/logs',
  '/api/profile',
  '/api/drinks/logs',
  '/api/auth/user',
]
/** Tables that every request reads or writes. */
const busy = ['users', 'sessions', 'profiles', 'nutrition_logs', 'day_totals', 'lifetime_totals']

const expand = [
  ...busy.map((table) => `alter table ${table} add column drill_note text`),
  `alter table users add column drill_mark integer not null default 7`,
  'create table drill_notes (user_id uuid not null references profiles (user_id) on delete cascade, note text, primary key (user_id, note))',
  'create index nutrition_logs_drill_idx on nutrition_logs (user_id, drill_note)',
]
const contract = [
  ...busy.map((table) => `alter table ${table} drop column drill_note`),
  'alter table users drop column drill_mark',
  'drop table drill_notes',
]

/** New versions replace old ones on the same database: one that adds to the schema, then one that removes from it. */
export const migration: Drill = {
  name: 'migration',
  isCore: true,
  promise:
    'while a new version migrates and takes over, the version before works on, no request is dropped, and a write sent again is answered',
  places: ['external'],
  async run({ short, say, external }) {
    const folder = await temporaryFolder()
    const testBed = await openTestBed({ external }, 1)
    let server = testBed.servers[0]!
    /** Targets of the load balancer. */
    let targets = [server.address]
    const found = { versions: 0, replayed: 0, grown: 0 }
    const people = await signUpSome(server.address, 'Upgrade', callers)
    await addHistory(testBed, short ? 5_000 : 500_000)
    const writing = writeMeals({
      people,
      writers: callers,
      server: (turn) => targets[turn % targets.length]!,
      reads,
      say,
    })
    try {
      const meal = mealOf(randomUUID())
      const key = randomUUID()
      const write = (address: string, idempotencyKey: string) =>
        people[0]!.call(address, 'POST', logNutrition.path, meal, { 'idempotency-key': idempotencyKey })
      const first = await write(server.address, key)
      let before: string | undefined
      for (let round = 0; round < (short ? 1 : 5); round++)
        for (const [name, statements] of Object.entries({ expand, contract })) {
          const release = join(folder, `${round}-${name}`)
          await copyRelease(release, before)
          if (!before) await addAnswerField(release)
          before = release
          const entry = await addMigration(release, `9${round}_${name}`, statements)
          await writing.moreCalls(50)
          const next = await startServerProcess(testBed.env, entry)
          testBed.servers.push(next)
          found.versions++
          // Both versions at once, then the new one alone; the old one finishes its requests.
          targets = [server.address, next.address]
          await writing.moreCalls(100)
          targets = [next.address]
          await server.stop()
          server = next
          // The first answer lacks a field that this version requires.
          const again = await write(server.address, key)
          if (again.status === 200 && again.text === first.text) found.replayed++
          else say(`sent again: ${again.status} ${again.text.slice(0, 300)}`)
          if ((await write(server.address, randomUUID())).text.includes('"drillField":"new"')) found.grown++
        }
      await writing.moreCalls(50)
      await writing.stop()
      const { acknowledged, refused, times } = writing
      const [left] = await testBed.query<{ count: string }>(
        `select count(*) from information_schema.columns where column_name like 'drill%'`,
      )
      return {
        ...found,
        calls: times.length,
        acknowledged: acknowledged.size,
        dropped: [...refused.values()].reduce((sum, count) => sum + count, 0),
        ...(await writing.countLosses(server.address)),
        left: Number(left!.count),
        p99Ms: Math.round(quantile(times, 0.99)),
        slowestMs: Math.round(Math.max(...times)),
      }
    } finally {
      await writing.stop()
      await testBed.close()
      await rm(folder, { recursive: true, force: true })
    }
  },
  kept: (found, { short }) =>
    found.versions === (short ? 2 : 10) &&
    found.calls! >= found.versions! * 150 &&
    found.acknowledged! > found.calls! / 10 &&
    found.left === 0 &&
    found.replayed === found.versions &&
    found.grown === found.versions &&
    // A migration locks its tables briefly.
    (short || found.slowestMs! < 5000) &&
    ['dropped', 'lost', 'halves'].every((one) => found[one] === 0),
}
