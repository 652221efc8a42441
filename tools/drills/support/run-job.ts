import { PgBoss } from 'pg-boss'
import type { TestBed } from './test-bed.ts'

/** Makes a job due at once; a server takes it at its next look. */
export async function runJob(testBed: TestBed, name: string) {
  const boss = new PgBoss({
    connectionString: await testBed.databaseUrl(),
    schema: 'jobs',
    supervise: false,
    schedule: false,
    migrate: false,
    max: 1,
  })
  boss.on('error', () => {})
  await boss.start()
  await boss.send(name, {})
  await boss.stop({ graceful: false })
}
