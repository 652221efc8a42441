import { execFile } from 'node:child_process'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { temporaryFolder } from './test-bed.ts'

const run = promisify(execFile)
const chunk = Buffer.alloc(1024 * 1024, 1)
const page = 4096

/** A file system of its own that can be full while the rest of the machine is not. */
export type SmallDisk = {
  folder: string
  /** Takes whatever space is left. */
  fill(): Promise<void>
  /** Gives it back. */
  empty(): Promise<void>
  close(): Promise<void>
}

/** Of so many megabytes, in memory; undefined where this machine lets us mount none. */
export async function smallDisk(megabytes: number): Promise<SmallDisk | undefined> {
  const folder = await temporaryFolder()
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'forkmile-drill', folder])
  } catch {
    await rm(folder, { recursive: true })
    return undefined
  }
  const filler = join(folder, 'filler')
  return {
    folder,
    async fill() {
      const file = await open(filler, 'a')
      for (let size = chunk.length; size >= page; )
        await file.write(chunk, 0, size).catch(() => {
          size /= 2
        })
      await file.close()
    },
    empty: () => rm(filler, { force: true }),
    async close() {
      // Lazily: a process that is still there says more by the figures than by an error here.
      await run('umount', ['-l', folder])
      await rm(folder, { recursive: true })
    },
  }
}
