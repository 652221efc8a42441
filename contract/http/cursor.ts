import { atMost } from '../measures/text.ts'

/** End of a page of a list that is newest first; the next page begins before it. */
export type Place = { at: Date; id: string }

export const badCursor = 'That is not a page of this list.'
const form = /^(-?\d{1,15})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/
/** The years 1 to 9999 in milliseconds since 1970; the dates of others are in a form that databases do not read. */
const [earliest, latest] = [Date.parse('0001-01-01'), Date.UTC(10_000, 0) - 1]

/** Encodes a place as cursor: milliseconds since 1970, negative before, and an id. */
export const cursorOf = ({ at, id }: Place) => `${at.getTime()}.${id}`

/** Decodes a cursor; undefined for any other text. */
export function placeIn(cursor: string): Place | undefined {
  const [, at, id] = form.exec(cursor) ?? []
  const time = Number(at)
  return id && time >= earliest && time <= latest ? { at: new Date(time), id } : undefined
}

const cursorText = () => atMost(60, badCursor)

export const cursor = cursorText().refine((text) => placeIn(text) !== undefined, badCursor)

/** Cursor of the inbox, whose priority messages (`p`) come before the others (`n`): half, then place. */
export const inboxCursor = cursorText().refine(
  (text) => /^[pn]/.test(text) && placeIn(text.slice(1)) !== undefined,
  badCursor,
)
