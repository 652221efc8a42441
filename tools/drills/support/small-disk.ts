import { execFile } from 'node:child_process'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { temporaryFolder } from '#testing/temporary-folder.ts'

const run = promisify(execFile)
const chunk = Buffer.alloc(1024 * 1024, 1)
const page = 4096

/** A file system of its own that can fill up without affecting the machine. */
export type SmallDisk = {
  folder: string
  /** Fills the remaining space. */
  fill(): Promise<void>
  /** Frees it. */
  empty(): Promise<void>
  close(): Promise<void>
}

/** A file system in memory of so many megabytes; undefined if mounting is not permitted. */
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
      // Lazy: a process that is still open shows in the figures.
      await run('umount', ['-l', folder])
      await rm(folder, { recursive: true })
    },
  }
}
