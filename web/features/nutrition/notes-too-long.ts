import { longestNotes } from '#contract/nutrition/nutrition.ts'
import { formatNumber } from '#web/ui/measures/format.ts'
import { words } from './words.ts'

/** The refusal of notes over the limit; a `maxLength` would truncate a pasted text without a message. */
export function notesTooLong(notes: string): string | undefined {
  if (notes.length <= longestNotes) return undefined
  return words.notesTooLong(formatNumber(longestNotes), formatNumber(notes.length))
}
