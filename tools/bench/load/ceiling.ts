import { execFile, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { accountList } from '#server/features/access/store.ts'
import { atOnce } from './caller.ts'
import { openConnection } from './connection.ts'
import { cookieOf, idInSql, tokenInSql } from './person.ts'
import { usageOf } from './usage.ts'

/**
 * Per second: a bare route in one process with its CPU milliseconds per call, and `pgbench` with the same two
 * statements.
 */
export type Ceiling = {
  bare: { perSecond: number; servers: number; database: number }
  pgbench: number | undefined
}
type Where = { url: string; databasePid: number; secret: string; people: number; today: string }

/** Calls per second of a bare route in one process, at the concurrency of the mix. */
export async function bareCeiling(where: Where, seconds: number): Promise<Ceiling['bare']> {
  const child = fork(fileURLToPath(new URL('./bare-server.ts', import.meta.url)))
  try {
    child.send({ url: where.url, secret: where.secret, today: where.today })
    const [{ address }] = (await once(child, 'message')) as [{ address: string }]
    await asked(address, where, 2)
    const usage = async () => [await usageOf([child.pid!]), await usageOf([where.databasePid])] as const
    const before = await usage()
    const count = await asked(address, where, seconds)
    const after = await usage()
    const cpuMs = (of: 0 | 1) =>
      Math.round(((after[of].cpuSeconds - before[of].cpuSeconds) / count) * 100_000) / 100
    return { perSecond: Math.round(count / seconds), servers: cpuMs(0), database: cpuMs(1) }
  } finally {
    const ended = once(child, 'exit')
    child.disconnect()
    await ended
  }
}

async function asked(address: string, { secret, people }: Where, seconds: number): Promise<number> {
  const cookies = Array.from({ length: people }, (_, at) => `cookie: ${cookieOf(at + 1, secret)}\r\n`)
  const until = performance.now() + seconds * 1000
  let count = 0
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      const connection = await openConnection(address)
      for (; performance.now() < until; count++) {
        const { status } = await connection.ask('GET', '/bare', cookies[count % people]!, '')
        if (status !== 200) throw new Error(`The bare route was answered ${status}.`)
      }
      connection.close()
    }),
  )
  return count
}

/** The same two statements per second by PostgreSQL's `pgbench`; undefined if not installed. */
export async function pgbenchCeiling(
  { url, people, today }: Where,
  seconds: number,
): Promise<number | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-pgbench-'))
  try {
    const script = join(folder, 'read.sql')
    await writeFile(
      script,
      `\\set n random(1, ${people})
select ${accountList.replace(/\s+/g, ' ')}, s.updated_at as "sessionUpdatedAt" from sessions s join users u on u.id = s.user_id where s.token = ${tokenInSql(':n')} and s.expires_at > now();
select calories, protein_g, carbs_g, fat_g from day_totals where user_id = ${idInSql(':n')} and day = '${today}';
`,
    )
    const { stdout } = await promisify(execFile)('pgbench', [
      '-n',
      '-M',
      'prepared',
      '-c',
      '20',
      '-j',
      '2',
      '-T',
      String(seconds),
      '-f',
      script,
      url,
    ])
    return Math.round(Number(/tps = ([\d.]+)/.exec(stdout)?.[1]))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
