import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { knownLevels, migrateDatabase, migrationLevel } from '#server/adapters/database/migrate.ts'
import { dropSchemas, withDatabase } from './support/instance-copy.ts'
import { signUp } from './support/person.ts'
import type { TestBed } from './support/test-bed.ts'

export type Command = (name: 'backup' | 'restore', args: string[]) => Promise<void>

/** Restores backups of every earlier schema in this version. */
export async function upgradeAll(testBed: TestBed, shelf: string, command: Command) {
  await testBed.servers[0]!.stop()
  const levels = (await knownLevels()).slice(0, -1)
  let upgraded = 0
  for (const level of levels)
    if (await upgrades(testBed, level, join(shelf, `${level}.zip`), command)) upgraded++
  await testBed.restart(0)
  const server = testBed.servers[0]!.address
  const { status } = await (await signUp(server, 'After')).call(server, 'GET', '/api/dashboard/stats')
  return { upgraded, notUpgraded: levels.length - upgraded, worksAfter: status === 200 ? 1 : 0 }
}

/** Whether accounts of an older schema exist in the newest after a restore. No server runs. */
async function upgrades(testBed: TestBed, level: number, file: string, command: Command): Promise<boolean> {
  const people = `select md5(string_agg(u.id || email || name || p.user_id, ',' order by u.id)) as hash, count(*)::int
                  from users u join profiles p on p.user_id = u.id`
  const before = await withDatabase(testBed, async (client, url) => {
    await dropSchemas(client)
    await migrateDatabase(url, level)
    await client.query(
      `with people as (insert into users (id, email, name)
         select gen_random_uuid(), n || '@old.example', 'Old ' || n from generate_series(1, 50) as n returning id)
       insert into profiles (user_id) select id from people`,
    )
    return (await client.query(people)).rows[0]
  })
  await command('backup', [file])
  await withDatabase(testBed, dropSchemas)
  await command('restore', [file])
  return withDatabase(testBed, async (client) => {
    const newest = (await knownLevels()).at(-1)
    const { rows } = await client.query(people)
    return (
      before.count === 50 && isDeepStrictEqual(rows[0], before) && (await migrationLevel(client)) === newest
    )
  })
}
