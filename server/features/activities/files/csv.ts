import { stringify } from 'csv-stringify/sync'
import type { ActivityType } from '#contract/activities/activities.ts'
import { kilometresPerMile, type UnitSystem } from '#contract/measures/units.ts'
import type { Database } from '#server/adapters/database/database.ts'
import { keysetPages, rowsAtOnce } from '#server/adapters/database/keyset-pages.ts'
import type { Place } from '#server/http/page.ts'
import { type ActivityRow, activityStore } from '../store.ts'
import { words } from './words.ts'

const metresPerFoot = 0.3048

/** Streams all activities of one account as CSV, newest first. */
export async function* activitiesCsv(
  db: Database,
  userId: string,
  type: ActivityType | undefined,
  units: UnitSystem,
): AsyncGenerator<string> {
  // The byte order mark tells spreadsheets that this is UTF-8.
  yield `\ufeff${stringify([words.csvColumns(units === 'imperial')])}`
  const store = activityStore(db, userId)
  const pages = keysetPages(
    async (before: Place | undefined) =>
      (await store.page({ type, before, limit: rowsAtOnce })).slice(0, rowsAtOnce),
    ({ startAt, id }): Place => ({ at: startAt, id }),
  )
  for await (const rows of pages) yield stringify(rows.map((row) => cellsOf(row, units === 'imperial')))
}

/** Kilometres and metres, or miles and feet. */
function cellsOf(row: ActivityRow, imperial: boolean) {
  const mile = imperial ? kilometresPerMile : 1
  return [
    row.day,
    row.startAt.toISOString(),
    row.endAt.toISOString(),
    words.type(row.activityType as ActivityType),
    harmless(row.routeName),
    row.duration,
    row.movingTime,
    maybe(scaled(row.distance, 1 / mile), 3),
    maybe(scaled(row.pace, mile), 3),
    maybe(scaled(row.speed, 1 / mile), 2),
    row.caloriesBurned,
    row.avgHeartRate,
    row.maxHeartRate,
    imperial ? maybe(scaled(row.elevation, 1 / metresPerFoot), 0) : row.elevation,
    harmless(row.weather),
    imperial && row.temperature !== null ? maybe(row.temperature * 1.8 + 32, 1) : row.temperature,
    row.source,
    harmless(row.notes),
  ]
}

/** Escapes text against formula injection in spreadsheets. */
function harmless(text: string | null): string | null {
  return text && /^[\s=+\-@＝＋－＠]/.test(text) ? `'${text}` : text
}

const scaled = (value: number | null, by: number) => (value === null ? null : value * by)

function maybe(value: number | null, places: number): number | null {
  return value === null ? null : Number(value.toFixed(places))
}
