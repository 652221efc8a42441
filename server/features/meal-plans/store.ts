import { and, count, desc, eq, isNotNull, isNull, lt, or } from 'drizzle-orm'
import type { Queryable } from '#server/adapters/database/database.ts'
import { nutritionLogs } from '#server/features/nutrition/table.ts'
import type { Place } from '#server/http/page.ts'
import { mealPlanMeals, mealPlans, mealPlanTicks } from './table.ts'

export type PlanRow = Omit<typeof mealPlans.$inferSelect, 'userId'>
export type Tick = Pick<typeof mealPlanTicks.$inferSelect, 'name' | 'have' | 'addedAt'>
export type MealRow = Omit<typeof mealPlanMeals.$inferSelect, 'userId'>

/** Meal plans of one account. */
export function mealPlanStore(db: Queryable, userId: string) {
  const mine = eq(mealPlans.userId, userId)
  const one = (id: string) => and(mine, eq(mealPlans.id, id))
  const mealsOf = (planId: string) => and(eq(mealPlanMeals.userId, userId), eq(mealPlanMeals.planId, planId))
  const ticksOf = (planId: string) => and(eq(mealPlanTicks.userId, userId), eq(mealPlanTicks.planId, planId))
  return {
    async add(plan: PlanRow, meals: MealRow[]) {
      await db.insert(mealPlans).values({ ...plan, userId })
      await db.insert(mealPlanMeals).values(meals.map((meal) => ({ ...meal, userId })))
    },
    async count(): Promise<number> {
      const [row] = await db.select({ plans: count() }).from(mealPlans).where(mine)
      return row!.plans
    },
    /** Newest first, from a cursor. */
    async list(limit: number, from: Place | undefined) {
      return db
        .select({
          id: mealPlans.id,
          startsOn: mealPlans.startsOn,
          people: mealPlans.people,
          createdAt: mealPlans.createdAt,
        })
        .from(mealPlans)
        .where(
          and(
            mine,
            from &&
              or(
                lt(mealPlans.createdAt, from.at),
                and(eq(mealPlans.createdAt, from.at), lt(mealPlans.id, from.id)),
              ),
          ),
        )
        .orderBy(desc(mealPlans.createdAt), desc(mealPlans.id))
        .limit(limit)
    },
    async byId(id: string): Promise<PlanRow | undefined> {
      const [row] = await db.select().from(mealPlans).where(one(id))
      return row
    },
    async remove(id: string): Promise<PlanRow | undefined> {
      const [row] = await db.delete(mealPlans).where(one(id)).returning()
      return row
    },
    async setReasons(id: string, reasons: PlanRow['reasons']) {
      await db.update(mealPlans).set({ reasons }).where(one(id))
    },
    /** An entry deleted from the diary is detached from its meal. */
    async meals(planId: string): Promise<MealRow[]> {
      const rows = await db
        .select({ meal: mealPlanMeals, log: nutritionLogs.id })
        .from(mealPlanMeals)
        .leftJoin(
          nutritionLogs,
          and(eq(nutritionLogs.userId, mealPlanMeals.userId), eq(nutritionLogs.id, mealPlanMeals.logId)),
        )
        .where(mealsOf(planId))
      return rows.map(({ meal: { userId: _, ...meal }, log }) => ({ ...meal, logId: log }))
    },
    async meal(planId: string, id: string): Promise<MealRow | undefined> {
      const [row] = await db
        .select()
        .from(mealPlanMeals)
        .where(and(mealsOf(planId), eq(mealPlanMeals.id, id)))
      return row
    },
    async changeMeal({ id, planId, ...meal }: Pick<MealRow, 'id' | 'planId'> & Partial<MealRow>) {
      await db
        .update(mealPlanMeals)
        .set(meal)
        .where(and(mealsOf(planId), eq(mealPlanMeals.id, id)))
    },
    /** Ticks, and items added by hand with the time of adding. */
    async ticks(planId: string): Promise<Tick[]> {
      return db
        .select({ name: mealPlanTicks.name, have: mealPlanTicks.have, addedAt: mealPlanTicks.addedAt })
        .from(mealPlanTicks)
        .where(ticksOf(planId))
        .orderBy(mealPlanTicks.addedAt, mealPlanTicks.name)
    },
    /** Adds a tick, or an item with the time of adding; in place of a tick on what the meals no longer need. */
    async addItem(planId: string, item: Tick) {
      await db
        .insert(mealPlanTicks)
        .values({ userId, planId, ...item })
        .onConflictDoUpdate({
          target: [mealPlanTicks.userId, mealPlanTicks.planId, mealPlanTicks.name],
          set: { have: item.have, addedAt: item.addedAt },
          setWhere: isNull(mealPlanTicks.addedAt),
        })
    },
    /** False without such an item; what the meals need is none. */
    async removeItem(planId: string, name: string): Promise<boolean> {
      const rows = await db
        .delete(mealPlanTicks)
        .where(and(ticksOf(planId), eq(mealPlanTicks.name, name), isNotNull(mealPlanTicks.addedAt)))
        .returning({ name: mealPlanTicks.name })
      return rows.length > 0
    },
    async tick(planId: string, name: string, have: boolean) {
      await db
        .insert(mealPlanTicks)
        .values({ userId, planId, name, have })
        .onConflictDoUpdate({
          target: [mealPlanTicks.userId, mealPlanTicks.planId, mealPlanTicks.name],
          set: { have },
        })
    },
  }
}
