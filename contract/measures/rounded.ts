/** Rounds half up to so many decimals, corrected for binary fractions (1.005). */
export function rounded(value: number, places: number): number {
  const scale = 10 ** places
  return Math.round(value * scale * (1 + Number.EPSILON)) / scale
}

/** `part` in whole percent of `whole`, above 100 as well; 0 without a whole, null where the part is unknown. */
export function percentOf<Part extends number | null>(part: Part, whole: number): Part {
  return (part === null ? null : whole > 0 ? Math.round((part / whole) * 100) : 0) as Part
}
