/**
 * The GTIN-14 of a scanned or typed product number (EAN-13, EAN-8, UPC-A, UPC-E, GTIN-14, as in GS1's standard,
 * with leading zeros); undefined for a wrong check digit or another format.
 */
export function gtinOf(code: string): string | undefined {
  const digits = code.replace(/[\s-]/g, '')
  if (!/^\d{8}$|^\d{12,14}$/.test(digits)) return undefined
  // An EAN-8 that begins with 0 is internal to a shop; on a product the same eight digits are a UPC-E.
  const expanded = digits.length === 8 ? upcAOf(digits).padStart(14, '0') : ''
  if (expanded && hasCheckDigit(expanded)) return expanded
  const padded = digits.padStart(14, '0')
  return hasCheckDigit(padded) ? padded : undefined
}

/** From the right, every second digit counts three times; the sum is a multiple of ten. */
function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0)
  return sum % 10 === 0 && sum > 0
}

/** Expands a UPC-E's 8 digits to 12. */
function upcAOf(digits: string): string {
  if (!digits.startsWith('0')) return ''
  const [system, a, b, c, d, e, last, check] = digits
  const middle =
    last! <= '2'
      ? `${a}${b}${last}0000${c}${d}${e}`
      : last === '3'
        ? `${a}${b}${c}00000${d}${e}`
        : last === '4'
          ? `${a}${b}${c}${d}00000${e}`
          : `${a}${b}${c}${d}${e}0000${last}`
  return `${system}${middle}${check}`
}
