import type { ActivityType } from '#contract/activities/activities.ts'
import { AppError, found } from '#contract/http/errors.ts'
import { type ExportFormat, earliestFit } from '#server/adapters/activity-export/activity-export.ts'
import { isolated, threadOf } from '#server/adapters/isolation/isolation.ts'
import type { Deps } from '#server/deps.ts'
import type { Account } from '#server/http/identity.ts'
import { type ActivityRow, activityStore } from '../store.ts'
import { trackStore } from '../tracks/track-store.ts'
import type { Outgoing, Written } from './export-worker.ts'
import { words } from './words.ts'

/** Writes a file in a worker thread: two days of positions take seconds. */
const writeBeside = isolated<Outgoing, Written>(
  () => threadOf(new URL('./export-worker.ts', import.meta.url), 1024),
  {
    atOnce: 1,
    waiting: 20,
    mostMs: 120_000,
    idleMs: 10_000,
    busy: words.exportBusy,
    tooLong: words.exportTakesTooLong,
  },
)

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
  const written = await writeBeside({
    format,
    figures: { type, name, distance, movingTime, calories, avgHeartRate, maxHeartRate },
    startedAt: startAt.getTime(),
    endedAt: endAt.getTime(),
    packed,
    radius,
  })
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
