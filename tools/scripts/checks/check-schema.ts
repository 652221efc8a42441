import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import config from '../../../drizzle.config.ts'

/**
 * Statements that would bring a migrated database to the tables in `table.ts`; empty if the migrations are
 * complete.
 */
export async function missingStatements(root: string): Promise<string[]> {
  const tables: Record<string, unknown> = {}
  for await (const file of glob(config.schema as string[], { cwd: root }))
    Object.assign(tables, await import(join(root, file)))
  const meta = join(root, config.out!, 'meta')
  const { entries } = JSON.parse(await readFile(join(meta, '_journal.json'), 'utf8')) as {
    entries: { idx: number }[]
  }
  const last = String(entries.at(-1)!.idx).padStart(4, '0')
  const migrated = JSON.parse(await readFile(join(meta, `${last}_snapshot.json`), 'utf8'))
  return generateMigration(migrated, generateDrizzleJson(tables, migrated.id))
}

if (import.meta.main) {
  const missing = await missingStatements(fileURLToPath(new URL('../../..', import.meta.url)))
  for (const statement of missing) console.error(statement)
  console.log(`${missing.length} changes to tables have no migration`)
  process.exitCode = missing.length ? 1 : 0
}
