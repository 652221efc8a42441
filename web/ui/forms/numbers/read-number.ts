/** Zero of the scripts whose digits are read: Arabic-Indic, Persian, Devanagari, full width. */
const zeros = ['٠', '۰', '०', '０']
const halves: Record<string, string> = { '¼': '.25', '½': '.5', '¾': '.75' }
/** Digits without grouping, or in groups of three by one mark. */
const integer = /^(?:\d*|[1-9]\d{0,2}(['.,])\d{3}(?:\1\d{3})*)$/

/**
 * Reads a typed number with a decimal point or comma; null for an empty text, NaN for any other. A text with two readings
 * ("1,234", "1.234") is read as the app writes numbers, 1,234.5, unless only the other reading `fits`.
 */
export function readNumber(typed: string, fits: (value: number) => boolean = () => true): number | null {
  const text = inAscii(typed.trim())
  if (text === '') return null
  const isNegative = /^[-−]/.test(text)
  const digits = text.replace(/^[-−+]/, '')
  const readings = [readWith('.', digits), readWith(',', digits)]
    .filter((value) => Number.isFinite(value))
    .map((value) => (isNegative && value !== 0 ? -value : value))
  return readings.find(fits) ?? readings[0] ?? Number.NaN
}

function readWith(decimal: '.' | ',', text: string): number {
  const [whole = '', part = '', ...more] = text.split(decimal)
  const isNumber = more.length === 0 && integer.test(whole) && /^\d*$/.test(part) && whole + part !== ''
  return isNumber ? Number(`${whole.replace(/\D/g, '')}.${part}`) : Number.NaN
}

/** The text in ASCII, without marks of direction: an apostrophe for each space and mark that groups digits, a fraction as decimals. */
const inAscii = (text: string) =>
  text
    .replace(/[\u200e\u200f\u061c]/g, '')
    .replace(/\p{Nd}/gu, (digit) => {
      const zero = zeros.find((one) => digit >= one && digit.codePointAt(0)! < one.codePointAt(0)! + 10)
      return zero ? String(digit.codePointAt(0)! - zero.codePointAt(0)!) : digit
    })
    .replace(/\s?[¼½¾]$/, (fraction) => halves[fraction.trim()]!)
    .replace(/[\s'’٬]/g, "'")
    .replace('٫', '.')
    .replace('،', ',')
