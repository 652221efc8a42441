/** `part` in whole percent of `whole`, above 100 as well; 0 without a whole. */
export function percentOf(part: number, whole: number): number {
  return whole > 0 ? Math.round((part / whole) * 100) : 0
}
