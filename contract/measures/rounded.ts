/** Rounds half up to so many decimals, corrected for binary fractions (1.005). */
export function rounded(value: number, places: number): number {
  const scale = 10 ** places
  return Math.round(value * scale * (1 + Number.EPSILON)) / scale
}
