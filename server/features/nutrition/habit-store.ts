import { and, eq, lte, sql } from 'drizzle-orm'
import type { MealType } from '#contract/nutrition.ts'
import type { Queryable } from '#server/adapters/database/database.ts'
import { prepared } from '#server/adapters/database/prepared.ts'
import type { Habit } from './rank-habits.ts'
import { type HabitEntry, mealHabits } from './table.ts'

export type HabitRow = typeof mealHabits.$inferSelect
/** `minute`: minute of the day in the account's zone, null for another day than `lastOn`. */
export type Occasion = Pick<HabitRow, 'minute' | 'lastOn' | 'lastAt'>

/** Number of meals read, newest first: an older meal is no habit. */
const mostRead = 24
/** Times after which a new one moves the mean minute by an eighth. */
const steady = 8

/** Habits of the account `$1`, newest first; a part of the dashboard's statement too. */
export const newestHabits = `select id, entry->>'foodName' as "foodName", entry->>'foodEmoji' as "foodEmoji",
    entry->>'servingSize' as "servingSize", (entry->'calories')::float8 as calories, meal_type as "mealType",
    times, minute, last_on as "lastOn"
  from meal_habits where user_id = $1 order by last_at desc limit ${mostRead}`
const newest = { name: 'newest_meal_habits', text: newestHabits }

/** The minute moved towards the excluded one, around midnight. */
const meanMinute = sql`coalesce(mod(meal_habits.minute + (mod(excluded.minute - meal_habits.minute + 2160, 1440) - 720)
  / least(meal_habits.times + 1, ${steady}) + 1440, 1440), excluded.minute, meal_habits.minute)`

/** Habits of one account. */
export function habitStore(db: Queryable, userId: string) {
  const one = (mealType: MealType, nameKey: string) =>
    and(eq(mealHabits.userId, userId), eq(mealHabits.mealType, mealType), eq(mealHabits.nameKey, nameKey))
  return {
    newest: () => prepared<Habit>(db, newest, [userId]),
    async byId(id: string): Promise<HabitRow | undefined> {
      const [row] = await db
        .select()
        .from(mealHabits)
        .where(and(eq(mealHabits.userId, userId), eq(mealHabits.id, id)))
      return row
    },
    /** Adds an occasion, with distinct names. */
    async add(mealType: MealType, entry: HabitEntry, occasion: Occasion, id: string) {
      await db
        .insert(mealHabits)
        .values({ userId, mealType, nameKey: keyOf(entry), id, entry, times: 1, ...occasion })
        .onConflictDoUpdate({
          target: [mealHabits.userId, mealHabits.mealType, mealHabits.nameKey],
          set: {
            times: sql`meal_habits.times + 1`,
            entry: sql`excluded.entry`,
            minute: meanMinute,
            lastOn: sql`greatest(meal_habits.last_on, excluded.last_on)`,
            lastAt: sql`greatest(meal_habits.last_at, excluded.last_at)`,
          },
        })
    },
    /** Takes an occasion back; the last one takes the habit with it. */
    async takeBack(mealType: MealType, name: { foodName: string }) {
      const habit = one(mealType, keyOf(name))
      await db.delete(mealHabits).where(and(habit, lte(mealHabits.times, 1)))
      await db.update(mealHabits).set({ times: sql`times - 1` }).where(habit)
    },
  }
}

const keyOf = ({ foodName }: { foodName: string }) => foodName.trim().toLowerCase()
