import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmod, cp, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { type Binaries, DatabaseStartError, type OsUser, type Runner } from './postgres-binaries.ts'
import { removeDrafts } from './postgres-cluster.ts'

/** Linux resolves this link to the working directory without search permission on its parents. */
const workingDirectory = '/proc/self/cwd'
/** Folders for the copied programs: kept across restarts, writable by root alone, reproducible. */
const copyPlaces = ['/var/cache/forkmile', '/usr/local/lib/forkmile', '/opt/forkmile-postgresql']

/**
 * Makes `folder` and the programs usable for `osUser`. Below a home that only root may enter, the programs enter
 * `folder` as their working directory and run from a copy. Throws `DatabaseStartError` when impossible.
 */
export async function runnerFor(
  binaries: Binaries,
  folder: string,
  osUser: OsUser,
  places = copyPlaces,
): Promise<Runner> {
  const direct = { binaries, osUser, pathOf: (own: string) => own, notice: undefined }
  if (osUser.uid === undefined) return direct
  const way = 'set DATA_DIR elsewhere, start as another user, or set DATABASE_URL.'
  const reachesFolder = passes(osUser, '-w', folder)
  if (!reachesFolder && !passes(osUser, '-w', workingDirectory, folder))
    throw new DatabaseStartError(`The database's OS user cannot reach ${folder}: ${way}`)
  const pathOf = reachesFolder ? direct.pathOf : () => workingDirectory
  if (passes(osUser, '-x', binaries.postgres)) return { ...direct, pathOf }

  const shipped = dirname(dirname(binaries.postgres))
  for (const place of places) {
    const copy = await copyPrograms(shipped, place).catch(() => undefined)
    if (!copy) continue
    const copied = {
      initdb: join(copy, relative(shipped, binaries.initdb)),
      postgres: join(copy, relative(shipped, binaries.postgres)),
    }
    if (!passes(osUser, '-x', copied.postgres)) continue
    const notice = `The database's OS user cannot reach ${shipped}: its programs run from a copy in ${copy}, the data stay in ${folder}.`
    return { binaries: copied, osUser, pathOf, notice }
  }
  throw new DatabaseStartError(
    `The database's OS user cannot reach ${binaries.postgres}, and no copy can be made in ${places.join(', ')}: move the project, or ${way}`,
  )
}

/** Returns whether `osUser` passes the shell's `test` on `path`. */
function passes(osUser: OsUser, test: '-w' | '-x', path: string, cwd = '/'): boolean {
  try {
    execFileSync('test', [test, path], { ...osUser, cwd, stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Copies the programs to `place`, once a version, atomically. */
async function copyPrograms(shipped: string, place: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(dirname(shipped), 'package.json'), 'utf8'))
  const copy = join(place, `postgresql-${version}`)
  await mkdir(place, { recursive: true })
  const { uid, mode } = await stat(place)
  // Programs in a folder writable by others could be replaced.
  if (uid !== 0 || mode & 0o022) throw new Error(`${place} is not root's alone`)
  await chmod(place, 0o755)
  await removeDrafts(place)
  if (await stat(copy).catch(() => undefined)) return copy
  const draft = `${copy}.${process.pid}-${randomBytes(4).toString('hex')}`
  try {
    await cp(shipped, draft, { recursive: true, verbatimSymlinks: true })
    await openToAll(draft)
    writeOut(draft)
    await rename(draft, copy)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    // Another start was first; its copy is the same.
    if (!['ENOTEMPTY', 'EEXIST'].includes((error as { code?: string }).code ?? '')) throw error
  }
  return copy
}

/** Flushes the copy to disk before it is renamed: a power cut would leave empty files. */
function writeOut(folder: string) {
  try {
    execFileSync('sync', ['-f', folder], { stdio: 'ignore' })
  } catch {
    execFileSync('sync', { stdio: 'ignore' })
  }
}

/**
 * Makes everything below `folder` readable by all and the programs executable, whatever the umask of the
 * installation.
 */
async function openToAll(folder: string) {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isDirectory()) await chmod(path, 0o755)
    else if (entry.isFile()) await chmod(path, entry.parentPath.endsWith('/bin') ? 0o755 : 0o644)
  }
}
