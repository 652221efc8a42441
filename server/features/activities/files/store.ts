import { and, asc, between, desc, eq, gt, lt, or, sql } from 'drizzle-orm'
import type { Queryable } from '#server/adapters/database/database.ts'
import { activities } from '../table.ts'
import { activityImportFiles, activityImports } from './table.ts'

export type ImportRow = typeof activityImports.$inferSelect
export type ImportedRow = Omit<typeof activityImportFiles.$inferSelect, 'userId' | 'importId'>

/** Start, duration (s) and distance (km) for detecting duplicates. */
export type Likeness = { startAt: Date; endAt: Date; duration: number; distance: number | null }

const mostListed = 500
const aroundMs = 60_000
/** Relative tolerance between two devices, or two sites, for one activity. */
const within = 0.02

const ofReport = and(
  eq(activities.userId, activityImportFiles.userId),
  eq(activities.id, activityImportFiles.activityId),
)

/** Imports of one account. */
export function importStore(db: Queryable, userId: string) {
  const mine = eq(activityImports.userId, userId)
  const one = (id: string) => and(mine, eq(activityImports.id, id))
  const myFiles = eq(activityImportFiles.userId, userId)
  return {
    async find(id: string): Promise<ImportRow | undefined> {
      const [row] = await db.select().from(activityImports).where(one(id))
      return row
    },
    async begin(id: string, now: Date): Promise<void> {
      await db.insert(activityImports).values({ userId, id, waiting: 1, createdAt: now, seenAt: now })
    },
    /** Undefined for an unknown import. */
    async join(id: string, now: Date): Promise<ImportRow | undefined> {
      const [row] = await db
        .update(activityImports)
        .set({ waiting: sql`${activityImports.waiting} + 1`, failure: null, seenAt: now })
        .where(one(id))
        .returning()
      return row
    },
    async leave(id: string, now: Date): Promise<void> {
      const waiting = sql`greatest(0, ${activityImports.waiting} - 1)`
      await db.update(activityImports).set({ waiting, seenAt: now }).where(one(id))
    },
    async fail(id: string, failure: string): Promise<void> {
      await db.update(activityImports).set({ waiting: 0, failure }).where(one(id))
    },
    async seen(id: string, now: Date): Promise<void> {
      await db.update(activityImports).set({ seenAt: now }).where(one(id))
    },
    async count(id: string, more: Partial<Record<'total' | 'done', number>>, now: Date): Promise<void> {
      const total = sql`${activityImports.total} + ${more.total ?? 0}`
      const done = sql`${activityImports.done} + ${more.done ?? 0}`
      await db.update(activityImports).set({ total, done, seenAt: now }).where(one(id))
    },
    /** Stores the outcome of a file's activities. */
    async report(importId: string, rows: ImportedRow[]): Promise<void> {
      if (!rows.length) return
      await db.insert(activityImportFiles).values(rows.map((row) => ({ ...row, userId, importId })))
      const more = (outcome: string) => rows.filter((row) => row.outcome === outcome).length
      await db
        .update(activityImports)
        .set({
          imported: sql`${activityImports.imported} + ${more('imported')}`,
          duplicates: sql`${activityImports.duplicates} + ${more('duplicate')}`,
          refused: sql`${activityImports.refused} + ${more('refused')}`,
        })
        .where(one(importId))
    },
    /** Refused first, duplicates last; otherwise in import order. */
    async reported(importId: string): Promise<ImportedRow[]> {
      const ofImport = and(myFiles, eq(activityImportFiles.importId, importId))
      return db
        .select()
        .from(activityImportFiles)
        .where(ofImport)
        .orderBy(desc(activityImportFiles.outcome), asc(activityImportFiles.id))
        .limit(mostListed)
    },
    /** The activity imported from the same file; undefined when never imported or deleted. */
    async ofFile(hash: string): Promise<string | undefined> {
      const [row] = await db
        .select({ id: activities.id })
        .from(activityImportFiles)
        .innerJoin(activities, ofReport)
        .where(and(myFiles, eq(activityImportFiles.hash, hash)))
        .limit(1)
      return row?.id
    },
    /** Hashes of files whose activity still exists. */
    async knownHashes(): Promise<string[]> {
      const rows = await db
        .select({ hash: activityImportFiles.hash })
        .from(activityImportFiles)
        .innerJoin(activities, ofReport)
        .where(and(myFiles, eq(activityImportFiles.outcome, 'imported')))
      return rows.map(({ hash }) => hash)
    },
    /** An activity that started within a minute, overlaps, and has the same duration or distance. */
    async alike({ startAt, endAt, duration, distance }: Likeness): Promise<string | undefined> {
      const [shorter, longer] = [1 - within, 1 + within]
      const [row] = await db
        .select({ id: activities.id })
        .from(activities)
        .where(
          and(
            eq(activities.userId, userId),
            gt(activities.startAt, new Date(startAt.getTime() - aroundMs - 1)),
            lt(activities.startAt, new Date(startAt.getTime() + aroundMs + 1)),
            lt(activities.startAt, endAt),
            gt(activities.endAt, startAt),
            or(
              between(activities.duration, Math.floor(duration * shorter), Math.ceil(duration * longer)),
              distance ? between(activities.distance, distance * shorter, distance * longer) : undefined,
            ),
          ),
        )
        .limit(1)
      return row?.id
    },
  }
}
