/** `part` in whole percent of `whole`, above 100 as well; 0 without a whole, null where the part is unknown. */
export function percentOf<Part extends number | null>(part: Part, whole: number): Part {
  return (part === null ? null : whole > 0 ? Math.round((part / whole) * 100) : 0) as Part
}
