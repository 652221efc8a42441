import { rm } from 'node:fs/promises'
import { quantile } from '#testing/quantile.ts'
import { startServerProcess } from '#testing/server-process.ts'
import { temporaryFolder } from '#testing/temporary-folder.ts'
import type { Benchmark } from './benchmark.ts'

const rounds = 5

/** From process start to the first answered request: on an empty folder, then on existing data. */
export const start: Benchmark = {
  name: 'start',
  promise: 'start on existing data to the first answer in ≤ 2 s',
  async run() {
    const folder = await temporaryFolder()
    const timed = async () => {
      const server = await startServerProcess({ DATA_DIR: folder })
      await server.stop()
      return server.readyMs
    }
    try {
      const firstMs = await timed()
      const times: number[] = []
      for (let round = 0; round < rounds; round++) times.push(await timed())
      return { firstMs, medianMs: quantile(times, 0.5), slowestMs: Math.max(...times) }
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },
  kept: ({ medianMs }) => medianMs! <= 2000,
}
