import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '#server/adapters/free-port.ts'
import { answers, spawnServer } from '#testing/server-process.ts'

export type Server = { address: string; pid: number; stop(): Promise<void> }

/** Milliseconds; several processes that start at once on a busy machine need time. */
const patienceMs = 240_000

/** Starts a production server on a free loopback port; stops it if it does not come up. */
export async function startServer(env: Record<string, string>): Promise<Server> {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const child = spawnServer(port, env)
  let errors = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text
  })
  let ended = false
  const exit = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  void exit.then(() => {
    ended = true
  })
  const stop = async () => {
    if (!ended) child.kill('SIGTERM')
    await exit
  }
  const until = performance.now() + patienceMs
  while (!(await answers(address))) {
    if (ended) throw new Error(`The server ended at its start: ${errors}`)
    if (performance.now() > until) {
      await stop()
      throw new Error(`The server did not answer within ${patienceMs / 1000} s: ${errors}`)
    }
    await wait(20)
  }
  return { address, pid: child.pid!, stop }
}
