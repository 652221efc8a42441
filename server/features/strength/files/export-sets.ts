import { stringify } from 'csv-stringify/sync'
import type { Database } from '#server/adapters/database/database.ts'
import { keysetPages } from '#server/adapters/database/keyset-pages.ts'
import type { Place } from '#server/http/page.ts'
import { setStore } from '../set-store.ts'
import { ownColumns } from './own-file.ts'

/** Number of workouts a page, each with at most 300 sets. */
const pageLength = 25

/** Streams all sets of one account as CSV: workouts newest first, their sets in order. */
export async function* setsCsv(db: Database, userId: string): AsyncGenerator<string> {
  // The byte order mark tells spreadsheets that this is UTF-8.
  yield `\ufeff${stringify([ownColumns.map(({ name }) => name)])}`
  const store = setStore(db, userId)
  const pages = keysetPages(
    (from: Place | undefined) => store.workouts(pageLength, from),
    ({ startedAt, id }): Place => ({ at: startedAt, id }),
    pageLength,
  )
  for await (const workouts of pages) {
    const sets = Map.groupBy(
      await store.setsOfAll(workouts.map(({ id }) => id)),
      ({ workoutId }) => workoutId,
    )
    const notes = await store.exerciseNotesOf(workouts.map(({ id }) => id))
    const rows = workouts.flatMap((workout) => {
      const noted = { ...workout, exerciseNotes: notes.get(workout.id) ?? {} }
      return (sets.get(workout.id) ?? []).map((set) => ownColumns.map(({ of }) => of(set, noted)))
    })
    if (rows.length) yield stringify(rows)
  }
}
