import type { Database, Queryable } from './database.ts'
import { inKeyOrder } from './owned-rows.ts'

/** Rows of a page. */
export const photosAtOnce = 500

type Page = PromiseLike<{ id: string; photo: string | null }[]>

/** Keys of photos, read by pages of at most `photosAtOnce` rows with a photo, in the order of their ids. */
export async function* photosOf(
  db: Database,
  read: (tx: Queryable, after?: string) => Page,
): AsyncGenerator<string> {
  let after: string | undefined
  do {
    const page = await inKeyOrder(db, (tx) => read(tx, after))
    for (const { photo } of page) yield photo!
    after = page.at(-1)?.id
  } while (after)
}
