import type { FiledActivity } from './activity-file.ts'
import { readFile } from './read-file.ts'
import { sportOf } from './sport.ts'
import { unpack } from './unpack.ts'

export { type FiledActivity, FileRefused, type Refusal } from './activity-file.ts'
export type { Unpacked } from './unpack.ts'

/** Reads activity files. CPU-bound: call it from a worker thread. */
export const activityFiles = {
  unpack,
  /** Reads the activities of one file, gzipped or not. Errors: `FileRefused`. */
  read: (bytes: Uint8Array): FiledActivity[] => readFile(bytes),
  sportOf,
}
