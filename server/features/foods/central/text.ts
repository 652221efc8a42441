import { cutText } from '#contract/measures/cut-text.ts'
/** One line of plain text with a maximum length. */
export function clean(text: string, most: number): string {
  const line = text.toWellFormed().replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
  return cutText(line.trim(), most)
}

/** A food's name; all-capital names are converted to title case. */
export function nameOf(text: string): string {
  const name = clean(text, 200)
  if (/\p{Ll}/u.test(name)) return name
  return name
    .toLowerCase()
    .replace(/(^|[\s(/-])(\p{Ll})/gu, (_, before, letter) => before + letter.toUpperCase())
}
