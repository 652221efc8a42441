import { Worker } from 'node:worker_threads'
import type { ActivityType } from '#contract/activities/activities.ts'
import { AppError, found } from '#contract/http/errors.ts'
import { type ExportFormat, earliestFit } from '#server/adapters/activity-files/activity-files.ts'
import type { Deps } from '#server/deps.ts'
import type { Account } from '#server/http/identity.ts'
import { limitConcurrency } from '#server/http/limits/limit-concurrency.ts'
import { type ActivityRow, activityStore } from '../store.ts'
import { trackStore } from '../tracks/track-store.ts'
import type { Outgoing, Written } from './export-worker.ts'
import { words } from './words.ts'

/** Each export uses one core. */
const limited = limitConcurrency(1, 20, words.exportBusy)

/** Exports an activity as `format`. Errors: `not_found`; `conflict` without a route, and for FIT before 1990. */
export async function exportedActivity({ db }: Deps, user: Account, id: string, format: ExportFormat) {
  const row = found(await activityStore(db, user.id).find(id), 'Activity')
  if (format === 'fit' && row.startAt.getTime() < earliestFit) throw new AppError('conflict', words.beforeFit)
  const [packed, radius] = await Promise.all([
    trackStore(db, user.id).recording(id),
    activityStore(db, user.id).privacyRadius(),
  ])
  const { startAt, endAt, distance, movingTime, caloriesBurned: calories, avgHeartRate, maxHeartRate } = row
  const type = row.activityType as ActivityType
  const name = row.routeName ?? words.type(type)
  const written = await limited(() =>
    writtenBeside({
      format,
      figures: { type, name, distance, movingTime, calories, avgHeartRate, maxHeartRate },
      startedAt: startAt.getTime(),
      endedAt: endAt.getTime(),
      packed,
      radius,
    }),
  )
  if ('missing' in written)
    throw new AppError('conflict', written.missing === 'route' ? words.noRoute : words.allHidden)
  return { bytes: written.bytes, fileName: fileNameOf(row, format) }
}

/** ASCII letters only: file systems and headers differ about others. */
function fileNameOf({ day, routeName, activityType }: ActivityRow, format: ExportFormat): string {
  const plain = (routeName ?? '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '')
  return `${day}-${plain || activityType}.${format}`
}

/** Writes a file in a worker thread: two days of positions take seconds. */
function writtenBeside(outgoing: Outgoing): Promise<Written> {
  const worker = new Worker(new URL('./export-worker.ts', import.meta.url), {
    execArgv: [],
    workerData: outgoing,
    resourceLimits: { maxOldGenerationSizeMb: 1024 },
  })
  return new Promise<Written>((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('The thread that writes files has ended.')))
  })
}
