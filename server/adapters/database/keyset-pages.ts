import { isDeepStrictEqual } from 'node:util'

/** Rows of a page in most loops. */
export const rowsAtOnce = 500

/**
 * Yields pages of rows by keyset: `read` takes the place that its page of up to `size` rows follows. Ends with a shorter
 * page, and with one that leads to the same place again, as a key that is stored more exactly than it is read does.
 */
export async function* keysetPages<Row, Place>(
  read: (after: Place | undefined) => PromiseLike<Row[]>,
  placeOf: (row: Row) => Place,
  size = rowsAtOnce,
): AsyncGenerator<Row[]> {
  let after: Place | undefined
  for (;;) {
    const page = await read(after)
    const last = page.at(-1)
    if (!last) return
    const place = placeOf(last)
    if (isDeepStrictEqual(place, after)) return
    yield page
    if (page.length < size) return
    after = place
  }
}
