import type * as z from 'zod'
import { cursorOf } from '#contract/http/cursor.ts'
import { dayIn } from '#contract/measures/day.ts'
import type { FoundMeals, searchMeals } from '#contract/nutrition/meal-search.ts'
import type { Queryable } from '#server/adapters/database/database.ts'
import type { Account } from '#server/http/identity.ts'
import { placeOf } from '#server/http/page.ts'
import { logOf } from '../entries/store.ts'
import { searchLogs } from './search-store.ts'

/** A page of the entries of all time that a text finds. Error: `invalid` on `cursor`. */
export async function searchDiary(
  db: Queryable,
  user: Account,
  now: Date,
  { q, cursor, limit }: z.output<typeof searchMeals.query>,
): Promise<FoundMeals> {
  const { searchTerms } = await import('./search-terms.ts')
  const asked = searchTerms(q, dayIn(user.zone, now))
  const place = placeOf(cursor)
  const before = place && { day: place.at.toISOString().slice(0, 10), id: place.id }
  const rows = await searchLogs(db, user.id, asked, { before, limit: limit + 1 })
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1) : undefined
  const next = last ? cursorOf({ at: new Date(`${last.targetDate}T00:00:00Z`), id: last.id }) : null
  return { days: asked.days, logs: page.map(logOf), next }
}
