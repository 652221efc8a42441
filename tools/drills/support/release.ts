import { cp, mkdir, readFile, realpath, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))
/** What a server runs on, the built client among it, and what it looks at to see that the client is new. */
const parts = [
  ...['server', 'contract', 'tools', 'web', 'dist'],
  ...['vite.config.ts', 'package.json', 'package-lock.json'],
]

type Journal = {
  entries: { idx: number; version: string; when: number; tag: string; breakpoints: boolean }[]
}

/** A release of the product in a folder of its own: what `from` holds, this one as it is first. */
export async function copyRelease(folder: string, from = root) {
  await mkdir(folder)
  for (const part of parts) await cp(join(from, part), join(folder, part), { recursive: true })
  await symlink(await realpath(join(root, 'node_modules')), join(folder, 'node_modules'))
}

/** Adds a migration to the release in `folder`; answers the file that starts its server. */
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

/** Makes meals of the release in `folder` answer with a field that they must have and this release does not know. */
export async function addAnswerField(folder: string) {
  const changes = [
    ['contract/nutrition.ts', 'photoUrl: z.string().nullable(),', 'drillField: z.string(),'],
    ['server/features/nutrition/store.ts', 'createdAt: createdAt.toISOString(),', "drillField: 'new',"],
  ] as const
  for (const [name, anchor, added] of changes) {
    const file = join(folder, name)
    const text = await readFile(file, 'utf8')
    if (text.split(anchor).length !== 2) throw new Error(`${name} has to hold this once: ${anchor}`)
    await writeFile(file, text.replace(anchor, `${anchor}\n${added}`))
  }
  // The client is not asked in this drill, and need not be built again.
  const { markBuilt } = await import(join(folder, 'server/build-client.ts'))
  await markBuilt()
}
