import type { FastifyReply, FastifyRequest } from 'fastify'
import { badCursor, cursorOf, type Place, placeIn } from '#contract/http/cursor.ts'
import { AppError } from '#contract/http/errors.ts'

export type { Place } from '#contract/http/cursor.ts'

/** Decodes a cursor; undefined for the first page. Error: `invalid` on `cursor`. */
export function placeOf(cursor: string | undefined): Place | undefined {
  if (cursor === undefined) return undefined
  const place = placeIn(cursor)
  if (!place) throw new AppError('invalid', badCursor, { fields: { cursor: badCursor } })
  return place
}

type Call = { request: FastifyRequest; reply: FastifyReply }

/**
 * Cuts a page of `limit` from one row more; `Link: rel="next"` names the next page, so that the answer stays an
 * array.
 */
export function pageOf<T>(call: Call, rows: T[], limit: number, place: (row: T) => Place): T[] {
  return pageBy(call, rows, limit, (row) => cursorOf(place(row)))
}

/** The same with custom cursors. */
export function pageBy<T>(
  { request, reply }: Call,
  rows: T[],
  limit: number,
  cursorOf: (row: T) => string,
): T[] {
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  if (!last || rows.length <= limit) return page
  const { pathname, searchParams } = new URL(request.url, 'http://localhost')
  searchParams.set('cursor', cursorOf(last))
  reply.header('link', `<${pathname}?${searchParams}>; rel="next"`)
  return page
}
