import { readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import type { TestBed } from './test-bed.ts'

/** Asks the first server for its health until `stop`, and keeps the slowest answer and the peak of its memory. */
export function watchHealth(testBed: TestBed) {
  const found = { asked: 0, failed: 0, slowestMs: 0, peakMb: 0, peakServerMb: 0, peakPhotosMb: 0 }
  let isWatching = true
  const watching = (async () => {
    while (isWatching) {
      const begun = performance.now()
      const { ok } = await fetch(`${testBed.servers[0]!.address}/api/health`)
      const ms = Math.round(performance.now() - begun)
      found.asked++
      if (!ok) found.failed++
      found.slowestMs = Math.max(found.slowestMs, ms)
      const { all, server } = await memoryOf(testBed)
      found.peakMb = Math.max(found.peakMb, all)
      found.peakServerMb = Math.max(found.peakServerMb, server)
      found.peakPhotosMb = Math.max(found.peakPhotosMb, all - server)
      // Fewer than the limit of reads a minute.
      await wait(60)
    }
  })()
  return {
    /** Does some work; resolves with the slowest answer in milliseconds and the peak of memory meanwhile. */
    async during(work: () => Promise<void>): Promise<{ slowestMs: number; peakMb: number }> {
      const before = { slowestMs: found.slowestMs, peakMb: found.peakMb }
      found.slowestMs = 0
      found.peakMb = 0
      await work()
      const { slowestMs, peakMb } = found
      found.slowestMs = Math.max(before.slowestMs, slowestMs)
      found.peakMb = Math.max(before.peakMb, peakMb)
      return { slowestMs, peakMb }
    },
    async stop() {
      isWatching = false
      await watching
      return found
    },
  }
}

/** Resident megabytes of the first server's process and of its photo processes, without the database. */
export async function memoryOf({ servers }: TestBed): Promise<{ server: number; all: number }> {
  const { pid } = servers[0]!.child
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')
  const residents = await Promise.all(
    [pid!, ...children.trim().split(' ').filter(Boolean).map(Number)].map(async (one) => {
      const text = await readFile(`/proc/${one}/status`, 'utf8').catch(() => '')
      return /^Name:\s+postgres/m.test(text) ? 0 : Number(/^VmRSS:\s+(\d+)/m.exec(text)?.[1] ?? 0)
    }),
  )
  const megabytes = (kilobytes: number) => Math.round(kilobytes / 1024)
  return { server: megabytes(residents[0]!), all: megabytes(residents.reduce((sum, one) => sum + one, 0)) }
}
