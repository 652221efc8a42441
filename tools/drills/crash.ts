import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { startServerProcess } from '#testing/server-process.ts'
import { temporaryFolder } from '#testing/temporary-folder.ts'
import type { Drill } from './support/drill.ts'
import { writeMeals } from './support/meals.ts'
import { signUpSome } from './support/person.ts'

/** Kills the server during writes, repeatedly, on the embedded database. */
export const crash: Drill = {
  name: 'crash',
  isCore: true,
  promise:
    'kill -9 during writes loses nothing acknowledged, leaves nothing half-written, and the restart is quick',
  places: ['embedded'],
  async run({ short, say }) {
    const kills = short ? 2 : 200
    const folder = await temporaryFolder()
    const env = { DATA_DIR: join(folder, 'data') }
    let slowestStartMs = 0
    let server = await startServerProcess(env)
    try {
      const people = await signUpSome(server.address, 'Crash', 4)
      const writing = writeMeals({ people, writers: 10, server: () => server.address, say: () => {} })
      try {
        for (let round = 1; round <= kills; round++) {
          // After a different number of writes each time.
          await writing.more(40 + (round % 7) * 5)
          await server.kill()
          server = await startServerProcess(env)
          slowestStartMs = Math.max(slowestStartMs, server.readyMs)
          if (round % 20 === 0) say(`${round} kills, ${writing.acknowledged.size} meals acknowledged`)
        }
      } finally {
        await writing.stop()
      }
      const losses = await writing.countLosses(server.address)
      await server.stop()
      const orphans = await processesOn(folder)
      return { kills, acknowledged: writing.acknowledged.size, ...losses, orphans, slowestStartMs }
    } finally {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    }
  },
  kept: ({ kills, acknowledged, lost, halves, orphans, slowestStartMs }, { short }) =>
    kills === (short ? 2 : 200) &&
    acknowledged! >= (short ? 80 : 10_000) &&
    lost === 0 &&
    halves === 0 &&
    orphans === 0 &&
    // The short form runs on loaded machines and checks no times.
    (short || slowestStartMs! < 5000),
}

/** Number of running processes that were started on `folder`; 0 on a system without /proc. */
async function processesOn(folder: string): Promise<number> {
  const all = await readdir('/proc').catch(() => [])
  const commands = await Promise.all(all.map((id) => readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '')))
  return commands.filter((command) => command.includes(folder)).length
}
