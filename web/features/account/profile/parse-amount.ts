/** Parses a number with a decimal point or comma: null for an empty text, NaN if malformed. */
export function parseAmount(typed: string): number | null {
  const text = typed.trim()
  if (text === '') return null
  return /^\d{1,6}([.,]\d{0,4})?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN
}
