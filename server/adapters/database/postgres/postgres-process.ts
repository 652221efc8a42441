import { spawn } from 'node:child_process'
import { readFile, readlink, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Runner } from './postgres-binaries.ts'

/** A database process that listens on loopback. */
export type Server = { pid: number; port: number }

/** The server that runs on this cluster, if any: left behind or of another process. */
export async function runningServer(cluster: string): Promise<Server | undefined> {
  const lines = (await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
  const pid = Number(lines[0])
  const port = Number(lines[3])
  if (!pid || !port || !isAlive(pid)) return undefined
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
  // Pids are reused after a reboot; where /proc is available, the process must name the cluster or work in it.
  if (command && !command.includes(cluster)) {
    const workingDirectory = await readlink(`/proc/${pid}/cwd`).catch(() => undefined)
    if (workingDirectory !== (await realpath(cluster))) return undefined
  }
  return { pid, port }
}

export function isAlive(pid: number): boolean {
  if (!pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Starts a server on `cluster`; it outlives this process until `stopServer`. */
export function launch(
  { binaries, osUser, pathOf }: Runner,
  cluster: string,
  log: (line: string) => void,
  port: number,
): Server {
  const flags = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    max_connections: '100',
    shared_buffers: '256MB',
    fsync: 'on',
    synchronous_commit: 'on',
    wal_compression: 'on',
    jit: 'off',
    log_min_messages: 'fatal',
    log_min_error_statement: 'panic',
  }
  const child = spawn(
    binaries.postgres,
    ['-D', pathOf(cluster), ...Object.entries(flags).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    // Its own process group: Ctrl-C reaches our shutdown first, which then stops the database.
    { ...osUser, cwd: cluster, stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  )
  child.stderr.setEncoding('utf8').on('data', (text: string) => log(text.trim()))
  child.once('error', (error) => log(`The database process could not be started: ${error.message}`))
  // The pipe neither keeps this process alive nor ends the database with it.
  child.unref()
  ;(child.stderr as unknown as { unref(): void }).unref()
  // Without a pid nothing was started; 0 never matches a server, so the next check starts one.
  return { pid: child.pid ?? 0, port }
}

/** Stops a server cleanly and waits up to 20 s. */
export async function stopServer(pid: number) {
  if (!isAlive(pid)) return
  process.kill(pid, 'SIGINT')
  const until = Date.now() + 20_000
  while (isAlive(pid) && Date.now() < until) await wait(10)
}
