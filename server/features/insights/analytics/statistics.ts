export function mean(values: number[]): number | null {
  return values.length ? sumOf(values) / values.length : null
}

/** Sample standard deviation; null for fewer than two values. */
export function deviation(values: number[]): number | null {
  const middle = mean(values)
  if (middle === null || values.length < 2) return null
  return Math.sqrt(sumOf(values.map((value) => (value - middle) ** 2)) / (values.length - 1))
}

/** Spearman's rank correlation with mean ranks for ties; null when one side does not vary. */
export function spearman(points: readonly { x: number; y: number }[]): number | null {
  const x = ranks(points.map((point) => point.x))
  const y = ranks(points.map((point) => point.y))
  const middle = (points.length + 1) / 2
  const joint = sumOf(x.map((rank, at) => (rank - middle) * (y[at]! - middle)))
  const spread = (of: number[]) => sumOf(of.map((rank) => (rank - middle) ** 2))
  const both = Math.sqrt(spread(x) * spread(y))
  // Rounding may exceed a perfect correlation of 1.
  return both === 0 ? null : Math.max(-1, Math.min(1, joint / both))
}

/** Ranks from 1. */
function ranks(values: number[]): number[] {
  const order = values.map((_, at) => at).sort((a, b) => values[a]! - values[b]!)
  const rank = new Array<number>(values.length)
  for (let from = 0; from < order.length; ) {
    let to = from
    while (to + 1 < order.length && values[order[to + 1]!] === values[order[from]!]) to++
    for (let at = from; at <= to; at++) rank[order[at]!] = (from + to) / 2 + 1
    from = to + 1
  }
  return rank
}

export function sumOf(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}
