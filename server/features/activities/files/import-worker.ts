import { once } from 'node:events'
import { parentPort } from 'node:worker_threads'
import { activityFiles } from '#server/adapters/activity-files/activity-files.ts'
import { type ReadFile, readUnpacked } from './read-activity.ts'

/** One upload: path, original name, a folder to unpack in, and hashes of files to skip. */
export type Upload = { path: string; name: string; folder: string; known: string[] }
/** Messages of the worker: ready, number of files found, a file read, the end. */
export type WorkerMessage =
  | { ready: true }
  | { found: number }
  | { file: ReadFile }
  | { end: true; error?: unknown }

/** Number of files read ahead of storing; each may hold two days of positions. */
const ahead = 2

parentPort?.on('message', (message: Upload | 'stored') => {
  if (message !== 'stored') void work(message)
})

/** The code is loaded. */
parentPort?.postMessage({ ready: true } satisfies WorkerMessage)

async function work(upload: Upload) {
  try {
    await readAll(upload)
    parentPort!.postMessage({ end: true } satisfies WorkerMessage)
  } catch (error) {
    parentPort!.postMessage({ end: true, error } satisfies WorkerMessage)
  }
}

async function readAll({ path, name, folder, known }: Upload) {
  const seen = new Set(known)
  let found = 0
  let unstored = 0
  const stored = (message: unknown) => {
    if (message === 'stored') unstored--
  }
  parentPort!.on('message', stored)
  try {
    for await (const file of activityFiles.unpack(path, name, folder, (files) => (found += files))) {
      parentPort!.postMessage({ found } satisfies WorkerMessage)
      const alone = file.name === name && found === 1
      found = 0
      const read = readUnpacked(file, seen, alone)
      if (read.kind === 'activities') seen.add(read.hash)
      unstored++
      parentPort!.postMessage({ file: read } satisfies WorkerMessage)
      while (unstored >= ahead) await once(parentPort!, 'message')
    }
    if (found) parentPort!.postMessage({ found } satisfies WorkerMessage)
  } finally {
    parentPort!.off('message', stored)
  }
}
