import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { onFreePort } from './on-free-port.ts'

const main = fileURLToPath(new URL('../server/main.ts', import.meta.url))
/** Milliseconds; several processes that start at once on a busy machine need time. */
const readyWithin = 240_000

export type ServerProcess = {
  address: string
  child: ChildProcess
  /** Milliseconds from the start to the first answer. */
  readyMs: number
  /** Its standard error. */
  errors: string[]
  stop(): Promise<void>
  /** Kills it, as a power failure would. */
  kill(): Promise<void>
}

/** Starts a server process without waiting. `entry`: the entry file of another release. */
export function spawnServer(port: number, env: Record<string, string>, entry = main) {
  // A DATABASE_URL of the drill is not for every server.
  const { DATABASE_URL: _, ...inherited } = process.env
  const ours = { PORT: String(port), LOG_LEVEL: 'error', FOOD_FACTS_URL: 'none', TRUST_PROXY: 'loopback' }
  return spawn(process.execPath, [entry], {
    env: { ...inherited, ...ours, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
}

/** A production server on a free loopback port. Throws if it ends before its first answer. */
export const startServerProcess = (env: Record<string, string>, entry?: string): Promise<ServerProcess> =>
  onFreePort((port) => startOn(port, env, entry))

async function startOn(
  port: number,
  env: Record<string, string>,
  entry: string | undefined,
): Promise<ServerProcess> {
  const address = `http://127.0.0.1:${port}`
  const begun = performance.now()
  const child = spawnServer(port, env, entry)
  const errors: string[] = []
  child.stderr.setEncoding('utf8').on('data', (text: string) => errors.push(text))
  const exit = new Promise<number>((resolve) => child.once('exit', (code) => resolve(code ?? -1)))
  let ended = false
  void exit.then(() => {
    ended = true
  })
  while (!(await answers(address))) {
    if (ended) throw new Error(`The server ended at its start: ${errors.join('')}`)
    if (performance.now() - begun > readyWithin) throw new Error('The server did not answer in time.')
    await wait(20)
  }
  const end = async (signal: NodeJS.Signals) => {
    if (!ended) child.kill(signal)
    await exit
  }
  return {
    address,
    child,
    readyMs: Math.round(performance.now() - begun),
    errors,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  }
}

export const answers = (address: string) =>
  fetch(`${address}/api/health`, { signal: AbortSignal.timeout(2000) }).then(
    ({ ok }) => ok,
    () => false,
  )
