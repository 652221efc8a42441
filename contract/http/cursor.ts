import { atMost } from '../measures/text.ts'

/** Where a page of a list that is newest first ends: the next one begins before it. */
export type Place = { at: Date; id: string }

export const badCursor = 'That is not a page of this list.'
const form = /^(\d{1,15})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/
/** Milliseconds since 1970; from the year 10000 on, dates are written in a form that databases do not read. */
const year10000 = Date.UTC(10_000, 0)

/** The cursor that stands for a place: milliseconds since 1970 and an id. */
export const cursorOf = ({ at, id }: Place) => `${at.getTime()}.${id}`

/** The place that a cursor stands for; undefined for any other text. */
export function placeIn(cursor: string): Place | undefined {
  const [, at, id] = form.exec(cursor) ?? []
  return id && Number(at) < year10000 ? { at: new Date(Number(at)), id } : undefined
}

const cursorText = () => atMost(60, badCursor)

export const cursor = cursorText().refine((text) => placeIn(text) !== undefined, badCursor)

/** Of the inbox, whose urgent messages (`p`) come before the others (`n`): which half, then the place. */
export const inboxCursor = cursorText().refine(
  (text) => /^[pn]/.test(text) && placeIn(text.slice(1)) !== undefined,
  badCursor,
)
