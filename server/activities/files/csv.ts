import { stringify } from 'csv-stringify/sync'
import type { ActivityType } from '#contract/activities.ts'
import type { Database } from '../../adapters/database/database.ts'
import type { Place } from '../../http/page.ts'
import { type ActivityRow, activityStore } from '../store.ts'
import { words } from './words.ts'

const pageLength = 500

/** All activities of one person, newest first, as CSV piece by piece; metric. */
export async function* activitiesCsv(
  db: Database,
  userId: string,
  type: ActivityType | undefined,
): AsyncGenerator<string> {
  // The mark tells spreadsheets that this is UTF-8.
  yield `\ufeff${stringify([words.csvColumns.slice()])}`
  let before: Place | undefined
  for (;;) {
    const rows = (await activityStore(db, userId).page({ type, before, limit: pageLength })).slice(
      0,
      pageLength,
    )
    const last = rows.at(-1)
    if (!last) return
    yield stringify(rows.map(cellsOf))
    before = { at: last.startAt, id: last.id }
  }
}

function cellsOf(row: ActivityRow) {
  return [
    row.day,
    row.startAt.toISOString(),
    row.endAt.toISOString(),
    words.type(row.activityType as ActivityType),
    harmless(row.routeName),
    row.duration,
    row.movingTime,
    row.distance,
    maybe(row.pace, 3),
    maybe(row.speed, 2),
    row.caloriesBurned,
    row.avgHeartRate,
    row.maxHeartRate,
    row.elevation,
    harmless(row.weather),
    row.temperature,
    row.source,
    harmless(row.notes),
  ]
}

/** Text that no spreadsheet takes for a formula. */
function harmless(text: string | null): string | null {
  return text && /^[\s=+\-@＝＋－＠]/.test(text) ? `'${text}` : text
}

function maybe(value: number | null, places: number): number | null {
  return value === null ? null : Number(value.toFixed(places))
}
