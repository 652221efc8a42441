/** The middle of figures; NaN without one. */
export function median(figures: readonly number[]): number {
  const ranked = Float64Array.from(figures).sort()
  const middle = ranked.length / 2
  return (ranked[Math.ceil(middle) - 1]! + ranked[Math.floor(middle)]!) / 2
}

/** The standard deviation of the bulk of figures: 1.4826 times their median distance from their median. */
export function spread(figures: readonly number[]): number {
  const center = median(figures)
  return 1.4826 * median(figures.map((one) => Math.abs(one - center)))
}
