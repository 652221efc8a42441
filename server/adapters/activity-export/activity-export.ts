import type { OutgoingActivity } from './outgoing.ts'

export type { OutgoingActivity } from './outgoing.ts'

/** Format of an exported activity. */
export type ExportFormat = 'gpx' | 'tcx' | 'fit'

/** FIT counts seconds from then on; milliseconds since 1970. */
export const earliestFit = Date.UTC(1989, 11, 31)

/** Writes an activity file. CPU-bound: call it from a worker thread. */
export async function writeActivity(format: ExportFormat, activity: OutgoingActivity): Promise<Uint8Array> {
  // Loaded by the worker alone.
  if (format === 'fit') return (await import('./write-fit.ts')).writeFit(activity)
  if (format === 'gpx') return Buffer.from((await import('./write-gpx.ts')).writeGpx(activity))
  return Buffer.from((await import('./write-tcx.ts')).writeTcx(activity))
}
