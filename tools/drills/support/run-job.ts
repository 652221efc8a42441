import { PgBoss } from 'pg-boss'
import type { TestBed } from './test-bed.ts'

/** Makes a job of the servers due at once; one of them takes it when it looks next. */
export async function runJob(testBed: TestBed, name: string) {
  const boss = new PgBoss({
    connectionString: await testBed.databaseUrl(),
    schema: 'jobs',
    ...{ supervise: false, schedule: false, migrate: false, max: 1 },
  })
  boss.on('error', () => {})
  await boss.start()
  await boss.send(name, {})
  await boss.stop({ graceful: false })
}

/** How many runs of a job wait or are under way. */
export async function jobRuns({ query }: TestBed, name: string): Promise<number> {
  const [row] = await query<{ count: string }>(
    `select count(*) from jobs.job where name = $1 and state in ('created', 'retry', 'active')`,
    [name],
  )
  return Number(row!.count)
}
