/** A number as people type it, with a decimal point or comma: null for nothing, NaN for anything else. */
export function parseAmount(typed: string): number | null {
  const text = typed.trim()
  if (text === '') return null
  return /^\d{1,6}([.,]\d{0,4})?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN
}
