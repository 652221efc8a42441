import { eq, lt } from 'drizzle-orm'
import type { Database, Queryable } from './database.ts'
import { blobsToDelete } from './table.ts'

/** Records a blob folder to be emptied, within the transaction that deletes its owner. */
export async function rememberToDelete(tx: Queryable, prefix: `${string}/`, since: Date) {
  await tx.insert(blobsToDelete).values({ prefix, since }).onConflictDoNothing()
}

/** Folders remembered before `before`. */
export async function foldersToDelete(db: Database, before: Date): Promise<`${string}/`[]> {
  const rows = await db.select().from(blobsToDelete).where(lt(blobsToDelete.since, before))
  return rows.map(({ prefix }) => prefix as `${string}/`)
}

export async function forgetFolder(db: Queryable, prefix: string) {
  await db.delete(blobsToDelete).where(eq(blobsToDelete.prefix, prefix))
}
