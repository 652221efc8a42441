import * as z from 'zod'

/** Rounds half up to so many decimals, corrected for binary fractions (1.005). */
export function rounded(value: number, places: number): number {
  const scale = 10 ** places
  return Math.round(value * scale * (1 + Number.EPSILON)) / scale
}

/** A number that is stored with so many decimals: rounded first, so that the checks after it see the stored value. */
export const decimals = (places: number, error = 'Enter a number.') =>
  z.number(error).overwrite((value) => rounded(value, places))
