import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below the ports that operating systems take for outgoing connections, so that none takes it before it is used. */
const range = { from: 15_000, to: 32_768 }

/** A loopback port that nothing listens on. */
export async function freePort(): Promise<number> {
  const port = randomInt(range.from, range.to)
  return (await isFree(port)) ? port : freePort()
}

function isFree(port: number): Promise<boolean> {
  const probe = createServer()
  return new Promise((resolve) => {
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
