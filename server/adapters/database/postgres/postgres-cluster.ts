import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmod, chown, link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseStartError, type Runner } from './postgres-binaries.ts'
import { isAlive } from './postgres-process.ts'

/** The database role that owns an instance's database. */
export const superuser = 'forkmile'

/** Reads the superuser's password, generated once and stored beside the cluster. */
export async function passwordIn(folder: string): Promise<string> {
  const file = join(folder, 'password')
  const kept = await readFile(file, 'utf8').catch(() => '')
  if (kept.trim()) return kept.trim()
  const draft = `${file}.${draftMark()}`
  await writeFile(draft, randomBytes(24).toString('hex'), { mode: 0o600 })
  // Written atomically and once: of two simultaneous starts the later reads the other's password.
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(draft)
  return (await readFile(file, 'utf8')).trim()
}

/** Creates the cluster in a temporary folder and renames it, so that a kill leaves nothing half made. */
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

/** Extracts the program's own reason, such as a full disk. */
function reasonOf(error: unknown): string {
  const lines = String((error as { stderr?: Buffer }).stderr ?? '').split('\n')
  const said = lines.find((line) => /FATAL:|PANIC:|error:/.test(line))
  return said?.replace(/^.*?(?:FATAL|PANIC|error):\s*/, '') ?? (error as Error).message
}

/** Suffix of temporary names, with the id of the process. */
const draftMark = () => `${process.pid}-${randomBytes(4).toString('hex')}`

/** Removes temporary files of killed starts. */
export async function removeDrafts(folder: string) {
  for (const name of await readdir(folder)) {
    const [, maker] = /^(?:cluster|password|postgresql-.+)\.(\d+)-[0-9a-f]+$/.exec(name) ?? []
    if (maker && !isAlive(Number(maker))) await rm(join(folder, name), { recursive: true, force: true })
  }
}
