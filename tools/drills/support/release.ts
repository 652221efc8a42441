import { cp, mkdir, readFile, realpath, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))
/** Files that a server needs, the built client included, and those that decide whether the client is up to date. */
const parts = [
  'server',
  'contract',
  'tools',
  'web',
  'dist',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
]

type Journal = {
  entries: { idx: number; version: string; when: number; tag: string; breakpoints: boolean }[]
}

/** Copies a release of the product from `from` (default: this one) to its own folder. */
export async function copyRelease(folder: string, from = root) {
  await mkdir(folder)
  for (const part of parts) await cp(join(from, part), join(folder, part), { recursive: true })
  await symlink(await realpath(join(root, 'node_modules')), join(folder, 'node_modules'))
}

/** Adds a migration to the release in `folder`; answers its server's entry file. */
export async function addMigration(folder: string, tag: string, statements: readonly string[]) {
  const migrations = join(folder, 'server/migrations')
  const file = join(migrations, 'meta/_journal.json')
  const journal = JSON.parse(await readFile(file, 'utf8')) as Journal
  const last = journal.entries.at(-1)!
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1000, tag })
  await writeFile(file, JSON.stringify(journal))
  await writeFile(join(migrations, `${tag}.sql`), statements.join(';\n--> statement-breakpoint\n'))
  return join(folder, 'server/main.ts')
}

/** Adds a required field to the meal answers of the release in `folder`. */
export async function addAnswerField(folder: string) {
  const changes = [
    ['contract/nutrition/nutrition.ts', 'photoUrl: z.string().nullable(),', 'drillField: z.string(),'],
    [
      'server/features/nutrition/entries/store.ts',
      'createdAt: createdAt.toISOString(),',
      "drillField: 'new',",
    ],
  ] as const
  for (const [name, anchor, added] of changes) {
    const file = join(folder, name)
    const text = await readFile(file, 'utf8')
    if (text.split(anchor).length !== 2) throw new Error(`${name} has to hold this once: ${anchor}`)
    await writeFile(file, text.replace(anchor, `${anchor}\n${added}`))
  }
  // Marks the client as built, as the drill does not use it.
  const { markBuilt } = await import(join(folder, 'server/build-client.ts'))
  await markBuilt()
}
