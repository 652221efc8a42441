import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmod, chown, link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseStartError, type Runner } from './postgres-binaries.ts'
import { isAlive } from './postgres-process.ts'

/** The database role that owns everything of an instance. */
export const superuser = 'forkmile'

/** The superuser's password, made once and kept beside the cluster. */
export async function passwordIn(folder: string): Promise<string> {
  const file = join(folder, 'password')
  const kept = await readFile(file, 'utf8').catch(() => '')
  if (kept.trim()) return kept.trim()
  const draft = `${file}.${draftMark()}`
  await writeFile(draft, randomBytes(24).toString('hex'), { mode: 0o600 })
  // Written whole or not at all, and once: of two starts at the same moment the later takes the other's password.
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(draft)
  return (await readFile(file, 'utf8')).trim()
}

/** Makes the cluster in a folder beside and renames it, so that a kill in between leaves nothing half made. */
export async function createCluster(
  { binaries, osUser, pathOf }: Pick<Runner, 'binaries' | 'osUser' | 'pathOf'>,
  folder: string,
  cluster: string,
  password: string,
) {
  if (await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(() => '')) return
  const mark = draftMark()
  const fresh = `${cluster}.${mark}`
  const passwordName = `password.${mark}`
  const passwordFile = join(folder, passwordName)
  await writeFile(passwordFile, password, { mode: 0o600 })
  if (osUser.uid !== undefined) await chown(passwordFile, osUser.uid, osUser.gid!)
  await chmod(binaries.initdb, 0o755).catch(() => {})
  await chmod(binaries.postgres, 0o755).catch(() => {})
  try {
    await mkdir(fresh, { mode: 0o700 })
    if (osUser.uid !== undefined) await chown(fresh, osUser.uid, osUser.gid!)
    execFileSync(
      binaries.initdb,
      [
        '-D',
        pathOf(fresh),
        '-U',
        superuser,
        '-A',
        'scram-sha-256',
        `--pwfile=${pathOf(fresh)}/../${passwordName}`,
        '-E',
        'UTF8',
        '--locale=C',
      ],
      { ...osUser, stdio: ['ignore', 'ignore', 'pipe'], cwd: fresh },
    )
  } catch (error) {
    await rm(fresh, { recursive: true, force: true })
    throw new DatabaseStartError(`The database could not be made in ${folder}: ${reasonOf(error)}.`)
  } finally {
    await rm(passwordFile, { force: true })
  }
  await rename(fresh, cluster).catch(async (error: NodeJS.ErrnoException) => {
    await rm(fresh, { recursive: true, force: true })
    // Another start was first; its cluster has the same password.
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
  })
}

/** What the program gave as its reason, such as a full disk. */
function reasonOf(error: unknown): string {
  const lines = String((error as { stderr?: Buffer }).stderr ?? '').split('\n')
  const said = lines.find((line) => /FATAL:|PANIC:|error:/.test(line))
  return said?.replace(/^.*?(?:FATAL|PANIC|error):\s*/, '') ?? (error as Error).message
}

/** Ends the name of what is being made, with the process that makes it. */
const draftMark = () => `${process.pid}-${randomBytes(4).toString('hex')}`

/** Removes what starts that were killed left half made. */
export async function removeDrafts(folder: string) {
  for (const name of await readdir(folder)) {
    const [, maker] = /^(?:cluster|password|postgresql-.+)\.(\d+)-[0-9a-f]+$/.exec(name) ?? []
    if (maker && !isAlive(Number(maker))) await rm(join(folder, name), { recursive: true, force: true })
  }
}
