import { and, asc, eq, getTableColumns } from 'drizzle-orm'
import { mostRoutines, type RoutineExercise } from '#contract/strength/routines.ts'
import type { Queryable } from '#server/adapters/database/database.ts'
import { type Advance, routineLinks, strengthRoutines } from './table.ts'

export type RoutineRow = Omit<typeof strengthRoutines.$inferSelect, 'userId'>
const { userId: _, ...routineColumns } = getTableColumns(strengthRoutines)

/** Routines of one account. */
export function routineStore(db: Queryable, userId: string) {
  const mine = eq(strengthRoutines.userId, userId)
  const one = (id: string) => and(mine, eq(strengthRoutines.id, id))
  return {
    async all(): Promise<RoutineRow[]> {
      const { folder, name, id } = strengthRoutines
      return db
        .select()
        .from(strengthRoutines)
        .where(mine)
        .orderBy(asc(folder), asc(name), asc(id))
        .limit(mostRoutines)
    },
    async byId(id: string): Promise<RoutineRow | undefined> {
      const [row] = await db.select().from(strengthRoutines).where(one(id))
      return row
    },
    async bySecret(secret: string): Promise<RoutineRow | undefined> {
      const [row] = await db
        .select()
        .from(strengthRoutines)
        .where(and(mine, eq(strengthRoutines.shareSecret, secret)))
      return row
    },
    /** Adds or changes a routine; `advance` is forgotten, as standings may have been set by hand. */
    async put(
      routine: Pick<RoutineRow, 'id' | 'name' | 'folder' | 'exercises' | 'changedAt'>,
    ): Promise<RoutineRow> {
      const { id, ...fields } = routine
      const [row] = await db
        .insert(strengthRoutines)
        .values({ ...routine, userId, advance: null, advancedUntil: null, shareSecret: null })
        .onConflictDoUpdate({
          target: [strengthRoutines.userId, strengthRoutines.id],
          set: { ...fields, advance: null },
        })
        .returning()
      return row!
    },
    async advance(
      id: string,
      exercises: RoutineExercise[],
      advance: Advance | null,
      advancedUntil: Date | null,
    ) {
      await db.update(strengthRoutines).set({ exercises, advance, advancedUntil }).where(one(id))
    },
    async share(id: string, code: string) {
      await db.update(strengthRoutines).set({ shareSecret: code }).where(one(id))
      await addLink(code)
    },
    async unshare({ id, shareSecret }: Pick<RoutineRow, 'id' | 'shareSecret'>) {
      await db.update(strengthRoutines).set({ shareSecret: null }).where(one(id))
      await removeLink(shareSecret)
    },
    async remove(id: string): Promise<RoutineRow | undefined> {
      const [row] = await db.delete(strengthRoutines).where(one(id)).returning(routineColumns)
      if (row) await removeLink(row.shareSecret)
      return row
    },
    /** Inserts a removed routine as it was, with its link. */
    async insert(routine: RoutineRow): Promise<RoutineRow> {
      await db.insert(strengthRoutines).values({ ...routine, userId })
      if (routine.shareSecret) await addLink(routine.shareSecret)
      return routine
    },
  }

  async function addLink(code: string) {
    await db.insert(routineLinks).values({ code, userId })
  }

  async function removeLink(code: string | null) {
    if (code)
      await db.delete(routineLinks).where(and(eq(routineLinks.userId, userId), eq(routineLinks.code, code)))
  }
}

/** The account whose routine a link's code opens. */
export async function linkOwner(db: Queryable, code: string): Promise<string | undefined> {
  const [row] = await db
    .select({ userId: routineLinks.userId })
    .from(routineLinks)
    .where(eq(routineLinks.code, code))
  return row?.userId
}
