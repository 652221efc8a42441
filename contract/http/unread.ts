import * as z from 'zod'

/** A field that callers may send and that is dropped. */
export const unread = z.unknown().transform(() => undefined)
