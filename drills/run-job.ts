import { PgBoss } from 'pg-boss'
import type { World } from './world.ts'

/** Makes a job of the servers due at once; one of them takes it when it looks next. */
export async function runJob(world: World, name: string) {
  const boss = new PgBoss({
    connectionString: await world.databaseUrl(),
    schema: 'jobs',
    ...{ supervise: false, schedule: false, migrate: false, max: 1 },
  })
  boss.on('error', () => {})
  await boss.start()
  await boss.send(name, {})
  await boss.stop({ graceful: false })
}
