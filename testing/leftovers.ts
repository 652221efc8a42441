import { readdir, readFile, readlink, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { isAlive } from '#server/adapters/database/postgres/postgres-process.ts'

/** Memory that Linux offers as a folder. */
export const memoryFolder = '/dev/shm'
const prefix = 'forkmile-test-'
/** Names with the id of the process: our folders, and what libfaketime keeps in memory. */
const named = new RegExp(`^(?:${prefix}|(?:sem\\.)?faketime_(?:sem|shm)_)(\\d+)`)

/** Start of the names of a process's temporary folders, which tell afterwards whose they were. */
export const folderPrefix = `${prefix}${process.pid}-`

/** Removes the temporary files and ends the processes of test runs that were killed. */
export async function removeLeftovers() {
  for (const root of new Set([tmpdir(), memoryFolder]))
    for (const name of await readdir(root).catch(() => [])) {
      const owner = named.exec(name)?.[1]
      if (owner && !isAlive(Number(owner))) await removeFolder(join(root, name))
    }
}

/** Ends the processes that work in `folder`, or have it as temporary or data folder, and removes it. */
export async function removeFolder(folder: string) {
  for (const pid of await processesOf(folder)) {
    // The database ends its own children.
    kill(pid, 'SIGQUIT')
    for (let tries = 0; isAlive(pid) && tries < 100; tries++) await wait(20)
    kill(pid, 'SIGKILL')
  }
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
}

/** Process ids, on Linux alone, without this one. */
async function processesOf(folder: string): Promise<number[]> {
  const found: number[] = []
  for (const pid of (await readdir('/proc').catch(() => [])).map(Number)) {
    if (!pid || pid === process.pid) continue
    const [place, variables] = await Promise.all([
      readlink(`/proc/${pid}/cwd`).catch(() => ''),
      readFile(`/proc/${pid}/environ`, 'utf8').catch(() => ''),
    ])
    if (
      `${place}/`.startsWith(`${folder}/`) ||
      variables.split('\0').some((variable) => variable.endsWith(`=${folder}`))
    )
      found.push(pid)
  }
  return found
}

function kill(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(pid, signal)
  } catch {
    // It has ended.
  }
}
