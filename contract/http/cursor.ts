import { atMost } from '../measures/text.ts'

/** End of a page of a list that is newest first; the next page begins before it. */
export type Place = { at: Date; id: string }

export const badCursor = 'That is not a page of this list.'
const form = /^(\d{1,15})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/
/** Milliseconds since 1970; from the year 10000 on, dates are written in a form that databases do not read. */
const year10000 = Date.UTC(10_000, 0)

/** Encodes a place as cursor: milliseconds since 1970 and an id. */
export const cursorOf = ({ at, id }: Place) => `${at.getTime()}.${id}`

/** Decodes a cursor; undefined for any other text. */
export function placeIn(cursor: string): Place | undefined {
  const [, at, id] = form.exec(cursor) ?? []
  return id && Number(at) < year10000 ? { at: new Date(Number(at)), id } : undefined
}

const cursorText = () => atMost(60, badCursor)

export const cursor = cursorText().refine((text) => placeIn(text) !== undefined, badCursor)

/** Cursor of the inbox, whose priority messages (`p`) come before the others (`n`): half, then place. */
export const inboxCursor = cursorText().refine(
  (text) => /^[pn]/.test(text) && placeIn(text.slice(1)) !== undefined,
  badCursor,
)
