import { and, eq, getTableColumns } from 'drizzle-orm'
import { micronutrients } from '#contract/foods/micronutrients.ts'
import type { Database, Queryable } from '#server/adapters/database/database.ts'
import { prepared } from '#server/adapters/database/prepared/prepared.ts'
import { selectList } from '#server/adapters/database/prepared/select-list.ts'
import { dayNutrients, entryNutrients } from './table.ts'

/** Sums of a day: `ironMg`, and the kilocalories for which it is known, `ironMgKnown`; likewise the others. */
export type DayNutrientsRow = Omit<typeof dayNutrients.$inferSelect, 'userId'>

const { userId: _, ...columns } = getTableColumns(dayNutrients)
const counted = [
  dayNutrients.entries.name,
  ...micronutrients.flatMap((name) => [dayNutrients[name].name, dayNutrients[`${name}Known`].name]),
]
const sums = [
  'count(*)',
  ...micronutrients.flatMap((name) => {
    const amount = `entry.${entryNutrients[name].name}`
    const unknown = `entry.${entryNutrients[`${name}Unknown`].name}`
    return [
      `coalesce(sum(${amount}), 0)`,
      `coalesce(sum(log.calories - coalesce(${unknown}, 0)) filter (where ${amount} is not null), 0)`,
    ]
  }),
]

/** Adds the micronutrients of entries to their days, `sign` times. */
const counting = (where: string, sign: string) =>
  `insert into day_nutrients (user_id, day, ${counted.join(', ')})
    select log.user_id, log.target_date, ${sums.map((sum) => sign + sum).join(', ')}
    from entry_nutrients entry join nutrition_logs log on log.user_id = entry.user_id and log.id = entry.log_id
    where ${where} group by log.user_id, log.target_date
    on conflict (user_id, day) do update set
      ${counted.map((one) => `${one} = day_nutrients.${one} + excluded.${one}`).join(', ')}
    returning day::text, entries`

const ofEntries = 'entry.user_id = $1 and entry.log_id = any($2)'
const add = { name: 'add_day_nutrients', text: counting(ofEntries, '') }
const subtract = { name: 'subtract_day_nutrients', text: counting(ofEntries, '-') }
const recount = { name: 'recount_day_nutrients', text: counting('entry.user_id = $1', '') }
const daysOf = {
  name: 'day_nutrients_between',
  text: `select ${selectList(columns, 'day_nutrients')}
    from day_nutrients where user_id = $1 and day between $2 and $3 order by day`,
}

/** Micronutrients of one account's days, from those of its entries as they are stored. Use it in the entry's transaction. */
export function dayNutrientStore(tx: Queryable, userId: string) {
  return {
    /** Adds stored entries to their days. */
    async add(logIds: string[]) {
      await prepared(tx, add, [userId, logIds])
    },
    /** Takes stored entries, before they change, from their days. */
    async subtract(logIds: string[]) {
      const days = await prepared<{ day: string; entries: number }>(tx, subtract, [userId, logIds])
      for (const { day, entries } of days)
        if (entries <= 0)
          await tx.delete(dayNutrients).where(and(eq(dayNutrients.userId, userId), eq(dayNutrients.day, day)))
    },
    /** Counts all days anew. */
    async recount() {
      await tx.delete(dayNutrients).where(eq(dayNutrients.userId, userId))
      await prepared(tx, recount, [userId])
    },
  }
}

/** An account's days of which a micronutrient is known in a range, both ends included, oldest first. */
export async function dayNutrientsWithin(
  db: Database,
  userId: string,
  { from, to }: { from: string; to: string },
): Promise<DayNutrientsRow[]> {
  const { rows } = await db.$client.query<DayNutrientsRow>({ ...daysOf, values: [userId, from, to] })
  return rows
}
