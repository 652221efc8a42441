import { and, eq, sql } from 'drizzle-orm'
import type { MealType } from '#contract/nutrition/nutrition.ts'
import type { Queryable } from '#server/adapters/database/database.ts'
import { prepared } from '#server/adapters/database/prepared/prepared.ts'
import { foodKey, type HabitEntry, mealHabits, nameWords } from '../table.ts'
import { enough, type Habit } from './rank-habits.ts'

export type HabitRow = typeof mealHabits.$inferSelect
type HabitKey = Pick<HabitRow, 'mealType' | 'nameKey'>
/** `newest`: id of the newest entry, null if there is none. `ids` and `minutes`: of the entries, oldest first. */
type Occasions = HabitKey &
  (
    | { newest: null }
    | { newest: string; ids: string[]; times: number; lastOn: string; minutes: (number | null)[] }
  )

/** Number of meals read, newest first: an older meal is no habit. */
const mostRead = 24

const columns = `id, entry->>'foodName' as "foodName", entry->>'foodEmoji' as "foodEmoji",
    entry->>'servingSize' as "servingSize", (entry->'calories')::float8 as calories, meal_type as "mealType",
    times, minute, last_on as "lastOn"`
/** Habits of the account `$1`, newest first; a part of the dashboard's statement too. */
export const newestHabits = `select ${columns}
  from meal_habits where user_id = $1 order by last_at desc limit ${mostRead}`
const newest = { name: 'newest_meal_habits', text: newestHabits }

/** Number of meals searched by name, newest first. */
const mostSearched = 500
const named = {
  name: 'named_meal_habits',
  text: `select ${columns} from (
      select * from meal_habits where user_id = $1 order by last_at desc limit ${mostSearched}) as lately
    where ${nameWords('name_key')} @@ $2::tsquery order by last_at desc limit ${mostRead}`,
}

/** The newest entries of each named meal, an index range each. */
const occasions = {
  name: 'meal_occasions',
  text: `select habit.meal_type as "mealType", habit.name_key as "nameKey", entries.*
    from (select distinct meal_type, ${foodKey('name')} as name_key
      from unnest($2::text[], $3::text[]) as named (meal_type, name)) as habit
    cross join lateral (select count(*)::int as times, max(target_date) as "lastOn",
        (array_agg(id order by created_at desc, id desc))[1] as newest,
        array_agg(id order by created_at, id) as ids,
        array_agg(minute order by created_at, id) as minutes
      from (select id, target_date, created_at, minute from nutrition_logs
        where user_id = $1 and meal_type = habit.meal_type and ${foodKey('food_name')} = habit.name_key
        order by created_at desc, id desc limit ${enough}) as recent) as entries`,
}

/** Habits of one account. */
export function habitStore(db: Queryable, userId: string) {
  const mine = eq(mealHabits.userId, userId)
  return {
    newest: () => prepared<Habit>(db, newest, [userId]),
    /** Habits whose name matches the `tsquery`, newest first. */
    named: (query: string) => prepared<Habit>(db, named, [userId, query]),
    async byId(id: string): Promise<HabitRow | undefined> {
      const [row] = await db
        .select()
        .from(mealHabits)
        .where(and(mine, eq(mealHabits.id, id)))
      return row
    },
    /** What a habit repeats; undefined for a new one. */
    async entry({ mealType, nameKey }: HabitKey): Promise<HabitEntry | undefined> {
      const [row] = await db
        .select({ entry: mealHabits.entry })
        .from(mealHabits)
        .where(and(mine, eq(mealHabits.mealType, mealType), eq(mealHabits.nameKey, nameKey)))
      return row?.entry
    },
    /** The occasions of these meals by the entries that there are. */
    occasions(meals: { mealType: MealType; foodName: string }[]) {
      const types = meals.map(({ mealType }) => mealType)
      const names = meals.map(({ foodName }) => foodName)
      return prepared<Occasions>(db, occasions, [userId, types, names])
    },
    /** Writes habits; one that there is keeps its id. */
    async keep(habits: Omit<HabitRow, 'userId'>[]) {
      await db
        .insert(mealHabits)
        .values(habits.map((habit) => ({ ...habit, userId })))
        .onConflictDoUpdate({
          target: [mealHabits.userId, mealHabits.mealType, mealHabits.nameKey],
          set: {
            entry: sql`excluded.entry`,
            times: sql`excluded.times`,
            minute: sql`excluded.minute`,
            lastOn: sql`excluded.last_on`,
            lastAt: sql`excluded.last_at`,
          },
        })
    },
    /** Deletes habits; returns the ids of those that there were. */
    async forget(habits: HabitKey[]): Promise<string[]> {
      const ids: string[] = []
      for (const { mealType, nameKey } of habits) {
        const rows = await db
          .delete(mealHabits)
          .where(and(mine, eq(mealHabits.mealType, mealType), eq(mealHabits.nameKey, nameKey)))
          .returning({ id: mealHabits.id })
        ids.push(...rows.map(({ id }) => id))
      }
      return ids
    },
  }
}
