import { type ChildProcess, spawn } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const name = 'start'

const rounds = 5
const port = 3941
const main = fileURLToPath(new URL('../../server/main.ts', import.meta.url))

/** From process start to the first answered request: on an empty folder, then on existing data. */
export async function run() {
  const folder = await mkdtemp(join(tmpdir(), 'bench-start-'))
  await chmod(folder, 0o755)
  try {
    const firstMs = await timed(folder)
    const times: number[] = []
    for (let round = 0; round < rounds; round++) times.push(await timed(folder))
    times.sort((a, b) => a - b)
    return { firstMs, medianMs: times[Math.floor(rounds / 2)]!, slowestMs: times.at(-1)! }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function timed(folder: string): Promise<number> {
  const begun = performance.now()
  const server = spawn(process.execPath, [main], {
    env: { ...process.env, DATA_DIR: folder, PORT: String(port), LOG_LEVEL: 'silent' },
    stdio: 'ignore',
  })
  try {
    await answered(server)
    return Math.round(performance.now() - begun)
  } finally {
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill('SIGTERM')
    await ended
  }
}

async function answered(server: ChildProcess) {
  for (;;) {
    if (server.exitCode !== null) throw new Error(`The server ended with code ${server.exitCode}.`)
    const answer = await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}
