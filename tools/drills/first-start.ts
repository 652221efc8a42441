import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '#server/adapters/free-port.ts'
import { spawnServer, startServerProcess } from '#testing/server-process.ts'
import { temporaryFolder } from '#testing/temporary-folder.ts'
import type { Drill } from './support/drill.ts'
import { signUp } from './support/person.ts'

/** Kills the product during its first start: while it creates its folder, database and tables. */
export const firstStart: Drill = {
  name: 'first-start',
  promise: 'a kill -9 at any moment of the first start leaves nothing that the next start does not mend',
  places: ['embedded'],
  async run({ short, say }) {
    const kills = short ? 2 : 20
    const wholeMs = short ? 0 : await inFolder(undisturbed)
    const found = { kills, inTime: 0, started: 0, working: 0, slowestMs: 0 }
    for (let at = 1; at <= kills; at++)
      await inFolder(async (env) => {
        const child = spawnServer(await freePort(), env)
        const gone = new Promise((resolve) => child.once('exit', resolve))
        const [folder, name] = moments[at - 1] ?? moments[0]
        if (short) await appears(join(env.DATA_DIR!, folder), name)
        else await wait((wholeMs * at) / (kills + 1))
        if (child.exitCode === null) found.inTime++
        child.kill('SIGKILL')
        await gone
        const server = await startServerProcess(env)
        found.started++
        found.slowestMs = Math.max(found.slowestMs, server.readyMs)
        try {
          const person = await signUp(server.address, 'First')
          const { status } = await person.call(server.address, 'GET', '/api/dashboard/stats')
          if (status === 200) found.working++
        } finally {
          await server.stop()
        }
      })
    if (wholeMs) say(`an undisturbed start takes ${wholeMs} ms`)
    return found
  },
  kept: ({ kills, inTime, started, working }, { short }) =>
    kills === (short ? 2 : 20) && inTime === kills && started === kills && working === kills,
}

/** Kill points of the short form: the cluster is being created; the database is up and being migrated. */
const moments = [
  ['postgres', /^cluster\.\d+-/],
  ['postgres/cluster', /^postmaster\.pid$/],
] as const

/** Resolves when a matching file exists. */
async function appears(folder: string, name: RegExp) {
  while (!(await readdir(folder).catch(() => [])).some((one) => name.test(one))) await wait(5)
}

type Env = Record<string, string>

/** Milliseconds of an undisturbed start on this machine. */
async function undisturbed(env: Env): Promise<number> {
  const server = await startServerProcess(env)
  await server.stop()
  return server.readyMs
}

async function inFolder<T>(work: (env: Env) => Promise<T>): Promise<T> {
  const folder = await temporaryFolder()
  try {
    return await work({ DATA_DIR: join(folder, 'data') })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
