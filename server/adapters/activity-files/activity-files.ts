import type { FiledActivity } from './activity-file.ts'
import type { OutgoingActivity } from './outgoing.ts'
import { readFile } from './read-file.ts'
import { sportOf } from './sport.ts'
import { unpack } from './unpack.ts'
import { writeFit } from './write-fit.ts'
import { writeGpx } from './write-gpx.ts'
import { writeTcx } from './write-tcx.ts'

export { type FiledActivity, FileRefused, type Refusal } from './activity-file.ts'
export type { OutgoingActivity } from './outgoing.ts'
export type { Unpacked } from './unpack.ts'

/** Formats of exported activities. */
export const exportFormats = ['gpx', 'tcx', 'fit'] as const
export type ExportFormat = (typeof exportFormats)[number]

/** FIT counts seconds from then on; milliseconds since 1970. */
export const earliestFit = Date.UTC(1989, 11, 31)

/** Reads and writes activity files. CPU-bound: call it from a worker thread. */
export const activityFiles = {
  unpack,
  /** Reads the activities of one file, gzipped or not. Errors: `FileRefused`. */
  read: (bytes: Uint8Array): FiledActivity[] => readFile(bytes),
  sportOf,
  write(format: ExportFormat, activity: OutgoingActivity): Uint8Array {
    if (format === 'fit') return writeFit(activity)
    return Buffer.from(format === 'gpx' ? writeGpx(activity) : writeTcx(activity))
  },
}
