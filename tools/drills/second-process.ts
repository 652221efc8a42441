import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { answers, startServerProcess } from '#testing/server-process.ts'
import { temporaryFolder } from '#testing/temporary-folder.ts'
import type { Drill } from './support/drill.ts'

/** Starts the product twice on one data folder. */
export const secondProcess: Drill = {
  name: 'second-process',
  promise: 'a second server on the same data folder refuses in a sentence, and the first is untouched',
  places: ['embedded'],
  async run({ short }) {
    const folder = await temporaryFolder()
    const env = { DATA_DIR: join(folder, 'data') }
    const first = await startServerProcess(env)
    try {
      const tries = short ? 1 : 10
      let refused = 0
      let slowestMs = 0
      let lines = 0
      for (let at = 0; at < tries; at++) {
        const begun = performance.now()
        const refusal = await startServerProcess(env).then(
          async (server) => {
            await server.stop()
            return undefined
          },
          (error: Error) => error.message,
        )
        slowestMs = Math.max(slowestMs, performance.now() - begun)
        if (refusal) refused++
        lines = Math.max(lines, refusal?.trim().split('\n').length ?? 0)
      }
      const alive = (await answers(first.address)) && first.child.exitCode === null
      return { tries, refused, slowestMs: Math.round(slowestMs), lines, firstAlive: alive ? 1 : 0 }
    } finally {
      await first.stop()
      await rm(folder, { recursive: true, force: true })
    }
  },
  kept: ({ tries, refused, slowestMs, lines, firstAlive }, { short }) =>
    tries! > 0 &&
    refused === tries &&
    lines === 1 &&
    firstAlive === 1 &&
    // The short form runs on loaded machines and checks no times.
    (short || slowestMs! < 2000),
}
