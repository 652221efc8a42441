import { getTableColumns } from 'drizzle-orm'
import type { DaySums } from '#contract/analytics.ts'
import { knownSumsOf, unknownEnergy } from '#contract/foods/known-shares.ts'
import { eachUnstated, type UnstatedName, unstatedNames } from '#contract/foods/nutrients.ts'
import type { Database } from '#server/adapters/database/database.ts'
import { selectList } from '#server/adapters/database/prepared/select-list.ts'
import { dayTotals } from './table.ts'

type UnknownShare = Record<`${UnstatedName}Unknown`, number>

/** What an entry adds to the energy of its day for which a nutrient is unknown. */
export function unknownShare(entry: Parameters<typeof unknownEnergy>[0]): UnknownShare {
  const energy = unknownEnergy(entry)
  return Object.fromEntries(unstatedNames.map((name) => [`${name}Unknown`, energy[name]])) as UnknownShare
}

/** The unknown energy of a day by nutrient. */
const unknownOfDay = (day: UnknownShare) => eachUnstated((name) => day[`${name}Unknown`])

type Row = Omit<typeof dayTotals.$inferSelect, 'userId'>

const { userId: _, ...columns } = getTableColumns(dayTotals)
const daysOf = {
  name: 'days_between',
  text: `select ${selectList(columns, 'day_totals')}
    from day_totals where user_id = $1 and day between $2 and $3 order by day`,
}

/** An account's days with entries in a range, both ends included, oldest first. */
export async function daysWithin(
  db: Database,
  userId: string,
  { from, to }: { from: string; to: string },
): Promise<DaySums[]> {
  const { rows } = await db.$client.query<Row>({ ...daysOf, values: [userId, from, to] })
  return rows.map((row) => {
    const { proteinUnknown, carbsUnknown, fatUnknown, sugarUnknown, fiberUnknown, sodiumUnknown, ...day } =
      row
    return { ...day, ...knownSumsOf(row, unknownOfDay(row)) }
  })
}

const first = {
  name: 'first_day',
  text: 'select day from day_totals where user_id = $1 order by day limit 1',
}

/** An account's first day with an entry, by one index look-up. */
export async function firstDayOf(db: Database, userId: string): Promise<string | undefined> {
  const { rows } = await db.$client.query<{ day: string }>({ ...first, values: [userId] })
  return rows[0]?.day
}
