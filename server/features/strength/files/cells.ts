import { cutText } from '#contract/measures/cut-text.ts'
import { instantOf } from '#contract/measures/wall-time.ts'
import { monthNamed } from './months.ts'
import { words } from './words.ts'

/** A row that is not imported; its message is the user-visible reason. */
export class RefusedRow extends Error {}

/** Cells of a row by the header's names, in lower case; empty for missing columns. */
export type Cells = (...names: string[]) => string

/** Characters of a cell that is a figure, a time or a duration; a longer one is none. */
const mostFigure = 200

/** The cell as a number, with a point or a comma; 0 and an empty cell are null, as other programs write 0 for nothing. */
export function numberIn(text: string): number | null {
  if (text === '') return null
  if (text.length > mostFigure || !/^[-+]?\d*([.,]\d*)?$/.test(text) || !/\d/.test(text))
    throw new RefusedRow(words.noNumber(cited(text)))
  return Number(text.replace(',', '.')) || null
}

/** Trimmed, without control characters besides line breaks and tabs, cut to `most` characters; null when empty. */
export function textIn(text: string, most: number): string | null {
  const clean = text.toWellFormed().replaceAll(/[^\P{Cc}\n\r\t]/gu, ' ')
  return cutText(clean.trim(), most).trim() || null
}

/** The same on one line. */
export const lineIn = (text: string, most: number) => textIn(text.replaceAll(/\p{Cc}+/gu, ' '), most)

/** A text to cite in a refusal. */
export const cited = (text: string) => lineIn(text, 40) ?? ''

const iso = /^(\d{4})-(\d\d)-(\d\d)[T ](\d\d):(\d\d)(?::(\d\d)(?:\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)?$/
/** `22 Nov 2026, 17:05`, `22. November 2026, 17:05`, `22 de nov. de 2026, 17:05`, `22 нояб. 2026 г., 17:05`. */
const named =
  /^(\d{1,2})\.? (?:de )?(\d{0,2}[^\s\d,]+) (?:de )?(\d{4})(?: г\.)?,? (\d\d?):(\d\d)(?::(\d\d))?$/
/** `2026年11月22日 17:05`, `2026년 11월 22일 17:05`. */
const eastern = /^(\d{4})[年년] ?(\d{1,2})[月월] ?(\d{1,2})[日일] (\d\d?):(\d\d)(?::(\d\d))?$/

/** An instant: `2026-11-22 17:05:00` or `22 Nov 2026, 17:05` in `zone` (months in many languages), or with an offset. */
export function timeIn(text: string, zone: string): Date {
  if (text.length > mostFigure) throw new RefusedRow(words.noDate(cited(text)))
  const written = iso.exec(text)
  if (written?.[7]) return checked(new Date(text.replace(' ', 'T')), text)
  const parts = written ? written.slice(1, 7) : namedParts(text.normalize())
  const [year, month, date, hour, minute, second] = parts.map((part) => Number(part ?? 0))
  const wall = new Date(Date.UTC(year!, month! - 1, date, hour, minute, second))
  // A date that does not exist runs over into another one.
  const isReal =
    wall.getUTCMonth() === month! - 1 && wall.getUTCDate() === date && wall.getUTCHours() === hour
  if (!isReal) throw new RefusedRow(words.noDate(cited(text)))
  return checked(instantOf(zone, wall.getTime()), text)
}

function namedParts(text: string): (string | undefined)[] {
  const inOrder = eastern.exec(text)
  if (inOrder) return inOrder.slice(1, 7)
  const [, date, name = '', year, hour, minute, second] = named.exec(text) ?? []
  const month = monthNamed(name)
  if (month === undefined) throw new RefusedRow(words.noDate(cited(text)))
  return [year, String(month), date, hour, minute, second]
}

function checked(time: Date, text: string): Date {
  if (Number.isNaN(time.getTime())) throw new RefusedRow(words.noDate(cited(text)))
  return time
}

/** Seconds of `1h 2m`, `45m 10s`, `0:45:10` or plain seconds; null without or above a day. */
export function durationIn(text: string): number | null {
  if (text.length > mostFigure) return null
  const clock = /^(?:(\d+):)?(\d+):(\d\d)$/.exec(text)
  const [, hours, minutes, seconds] =
    clock ?? /^(?:(\d+)\s*h\s*)?(?:(\d+)\s*m(?:in)?\s*)?(?:(\d+)\s*s?)?$/.exec(text) ?? []
  const total = Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0)
  return total > 0 && total <= 86_400 ? total : null
}
