import type { Database, Queryable } from '../database.ts'
import { keysetPages } from '../keyset-pages.ts'
import { inKeyOrder } from './owned-rows.ts'

type Page = PromiseLike<{ id: string; photo: string | null }[]>

/** Keys of photos, read by pages of at most `rowsAtOnce` rows with a photo, in the order of their ids. */
export async function* photosOf(
  db: Database,
  read: (tx: Queryable, after?: string) => Page,
): AsyncGenerator<string> {
  const pages = keysetPages(
    (after: string | undefined) => inKeyOrder(db, (tx) => read(tx, after)),
    ({ id }) => id,
  )
  for await (const page of pages) for (const { photo } of page) yield photo!
}
