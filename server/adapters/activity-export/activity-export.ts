import type { OutgoingActivity } from './outgoing.ts'
import { writeFit } from './write-fit.ts'
import { writeGpx } from './write-gpx.ts'
import { writeTcx } from './write-tcx.ts'

export type { OutgoingActivity } from './outgoing.ts'

/** Format of an exported activity. */
export type ExportFormat = 'gpx' | 'tcx' | 'fit'

/** FIT counts seconds from then on; milliseconds since 1970. */
export const earliestFit = Date.UTC(1989, 11, 31)

/** Writes an activity file. CPU-bound: call it from a worker thread. */
export function writeActivity(format: ExportFormat, activity: OutgoingActivity): Uint8Array {
  if (format === 'fit') return writeFit(activity)
  return Buffer.from(format === 'gpx' ? writeGpx(activity) : writeTcx(activity))
}
