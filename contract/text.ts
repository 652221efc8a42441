import * as z from 'zod'

/**
 * A line a person typed: trimmed, without control characters (PostgreSQL refuses NUL, and
 * half a surrogate pair cannot be stored), at most `max` characters.
 */
export function line(max: number) {
  return z
    .string('Enter some text.')
    .max(max, `Keep it under ${max} characters.`)
    .refine((text) => text.isWellFormed(), 'That text holds a broken character.')
    .refine((text) => !/\p{Cc}/u.test(text), 'That text holds a control character.')
    .trim()
}

/** Like `line`, with line breaks and tabs. */
export function paragraph(max: number) {
  return z
    .string('Enter some text.')
    .max(max, `Keep it under ${max} characters.`)
    .refine((text) => text.isWellFormed(), 'That text holds a broken character.')
    .refine((text) => !/[^\P{Cc}\n\r\t]/u.test(text), 'That text holds a control character.')
    .trim()
}
