import { Writable } from 'node:stream'
import { sql } from 'drizzle-orm'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openDatabase } from '#server/adapters/database/database.ts'
import { cloneDatabase } from '#server/adapters/database/testing.ts'
import { logger } from './log.ts'

function logged(level: string) {
  let written = ''
  const log = logger(
    level,
    new Writable({
      write(chunk, _encoding, done) {
        written += chunk
        done()
      },
    }),
  )
  return {
    log,
    written: () => written,
    lines: () =>
      written
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
  }
}

test('what libraries note about a request leaves out its headers, at every level', () => {
  const { log, written } = logged('trace')
  log.trace({ busboyOptions: { headers: { cookie: 'forkmile.session=abc' } } }, 'Providing options to busboy')
  log.trace({ req: { id: 'r1', headers: { cookie: 'forkmile.session=abc' } } }, 'a request')
  expect(written()).toContain('"id":"r1"')
  expect(written()).not.toContain('abc')
})

test('of a failed statement the log holds class, code, table and place, not its SQL or its values', async () => {
  const db = openDatabase(await cloneDatabase(inject('postgresUrl')), 1)
  onTestFinished(() => db.$client.end())
  await db.execute(sql`create table cabinets (owner text primary key, drug text not null)`)
  const secret = 'methotrexate-zebra'
  const statements = [
    sql`select ${secret}::uuid`,
    sql`insert into cabinets select ${secret}, ${secret} from generate_series(1, 2)`,
    sql`insert into cabinets (owner) values (${secret})`,
    sql.raw(`select '${secret}' frum cabinets`),
  ]
  const { log, written, lines } = logged('trace')
  for (const statement of statements) {
    const error = await db.execute(statement).catch((one: Error) => one)
    expect(error).toBeInstanceOf(Error)
    // Every format in which libraries log an error.
    log.error({ err: error }, 'unexpected error')
    log.error(error as Error)
    log.error({ err: error }, (error as Error).message)
    log.error((error as Error).cause as Error)
  }
  expect(written()).not.toMatch(/zebra|select|insert|frum|params|values/i)
  expect(lines()).toHaveLength(4 * statements.length)
  const [, unique, missing] = [0, 1, 2].map((at) => lines()[4 * at])
  expect(unique).toMatchObject({ level: 50, msg: 'unexpected error' })
  expect(unique.err.cause).toMatchObject({ code: '23505', table: 'cabinets', constraint: 'cabinets_pkey' })
  expect(missing.err.cause).toMatchObject({ code: '23502', table: 'cabinets', column: 'drug' })
  expect(unique.err.stack).toContain('log.test.ts')
})

test('of other errors the log holds no message either, which may quote what somebody typed', () => {
  const { log, written, lines } = logged('info')
  const error = (() => {
    try {
      return JSON.parse('zebra')
    } catch (thrown) {
      return thrown
    }
  })()
  log.error({ err: error }, 'unexpected error')
  log.error({ err: new Error('zebra\n    at zebra (zebra.ts:1:1)', { cause: error }) }, 'unexpected error')
  log.error({ err: 'zebra' }, 'unexpected error')
  expect(written()).not.toContain('zebra')
  expect(lines().map(({ err }) => err.type)).toEqual(['SyntaxError', 'Error', 'string'])
  expect(lines()[1].err.cause.type).toBe('SyntaxError')
})
