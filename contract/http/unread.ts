import * as z from 'zod'

/** A field that callers may send and nothing reads: of any value, and dropped. */
export const unread = z.unknown().transform(() => undefined)
