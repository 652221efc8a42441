import { mkdtemp, readdir, readFile, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { getUser } from '#contract/access/user.ts'
import { outboxMail } from '#server/adapters/mail/outbox-mail.ts'
import { seedEveryTable } from '#server/features/account/testing.ts'
import { testApp } from '#server/testing.ts'
import { type Kept, retention } from './retention.ts'

const now = new Date('2026-11-20T12:00:00Z')
const dayMs = 86_400_000
const app = await testApp({ now })
afterAll(() => app.close())

type Timed = Extract<Kept, { days: number }>
const timed = Object.entries(retention).filter((one): one is [string, Timed] => 'days' in one[1])

test('every table has a term, and every term a job that exists', async () => {
  const { rows } = await app.db.$client.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  )
  expect(Object.keys(retention).sort()).toEqual(rows.map(({ name }) => name).sort())
  for (const [, { job }] of timed) expect(app.jobs.names()).toContain(job)
})

test('the page for operators says the same', async () => {
  const page = await readFile(new URL('../../../docs/operations.md', import.meta.url), 'utf8')
  for (const [table, kept] of Object.entries(retention)) {
    if (!('days' in kept)) continue
    const line = page
      .split('\n')
      .find((one) => one.includes(`\`${table}\``) && one.includes(`\`${kept.job}\``))
    expect(line, table).toBeDefined()
    if (kept.days >= 1) expect(line).toContain(kept.days === 1 ? '1 day' : `${kept.days} days`)
  }
})

test.each(timed)(
  'rows of %s stay for their time and go after it',
  async (table, { days, since, job, only }) => {
    const left = async () => (await app.db.$client.query(`select 1 from ${table}`)).rowCount!
    await seed(table)
    // The account of an earlier test has lost what its session held.
    if (!(await left())) await seedEveryTable(app.db, (await app.as(`owner-of-${table}`).call(getUser)).id)
    const age = async (ms: number) => {
      const condition = only ? `set ${only.replace(' is null', ' = null')}, ` : 'set '
      await app.db.$client.query(`update ${table} ${condition} ${since} = $1`, [new Date(now.getTime() - ms)])
    }

    await age(days * dayMs - (days ? Math.min(dayMs / 48, days * dayMs * 0.5) : 60_000))
    const before = await left()
    expect(before).toBeGreaterThan(0)
    await app.jobs.run(job)
    expect(await left()).toBe(before)
    await age(days * dayMs + (table === 'model_calls' ? dayMs : 60_000))
    await app.jobs.run(job)
    expect(await left()).toBe(0)
  },
)

test('letters in the outbox go after thirty days', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'outbox-'))
  const mail = outboxMail({ folder, from: 'us@example.com', log() {} })
  await mail.send({ to: 'ann@example.com', subject: 'Old', text: '-' })
  const [old] = await readdir(folder)
  await utimes(join(folder, old!), now, new Date(now.getTime() - 31 * dayMs))
  await mail.send({ to: 'ann@example.com', subject: 'New', text: '-' })
  await mail.forget!(new Date(now.getTime() - 30 * dayMs))
  const left = await readdir(folder)
  expect(left).toHaveLength(1)
  expect(left).not.toContain(old)
  await rm(folder, { recursive: true })
})

/** A row in a table that no account owns. */
async function seed(table: string) {
  const { rows } = await app.db.$client.query<{ column: string; type: string }>(
    `select column_name as column, data_type as type from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_nullable = 'NO' and column_default is null`,
    [table],
  )
  const value: Record<string, string> = {
    uuid: 'gen_random_uuid()',
    text: `'seed/'`,
    date: `'2026-11-20'`,
    jsonb: `'[]'`,
    boolean: 'false',
    'timestamp with time zone': `'2026-11-20T12:00:00Z'`,
  }
  if (rows.some(({ column }) => column === 'user_id')) return
  const columns = rows.map(({ column }) => column)
  await app.db.$client.query(
    `insert into ${table} (${columns}) values (${rows.map(({ type }) => value[type] ?? '1')}) on conflict do nothing`,
  )
}
