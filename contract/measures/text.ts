import * as z from 'zod'

/** A text of at most `max` characters; longer ones are not checked further. */
export const atMost = (max: number, error = `Keep it under ${max} characters.`) =>
  z.string('Enter some text.').max(max, { error, abort: true })

/**
 * A typed line: trimmed, without control characters (PostgreSQL refuses NUL, and lone surrogates cannot be stored),
 * at most `max` characters.
 */
export function line(max: number) {
  return atMost(max)
    .refine((text) => text.isWellFormed(), 'That text holds a broken character.')
    .refine((text) => !/\p{Cc}/u.test(text), 'That text holds a control character.')
    .trim()
}

/** Like `line`, with line breaks and tabs. */
export function paragraph(max: number) {
  return atMost(max)
    .refine((text) => text.isWellFormed(), 'That text holds a broken character.')
    .refine((text) => !/[^\P{Cc}\n\r\t]/u.test(text), 'That text holds a control character.')
    .trim()
}
