/** Round axis ticks from at or below `low` to at or above `high`, about `steps` apart: 0, 1000, 2000. */
export function niceTicks(low: number, high: number, steps = 3): number[] {
  const span = high > low ? high - low : 1
  const power = 10 ** Math.floor(Math.log10(span / steps))
  const step = power * ([1, 2, 2.5, 5].find((one) => one * power * steps >= span * 0.999) ?? 10)
  const [first, last] = [Math.floor(low / step + 1e-9), Math.ceil(high / step - 1e-9)]
  // Multiplies instead of adding up, so that rounding errors do not accumulate.
  return Array.from({ length: Math.max(last - first, 1) + 1 }, (_, at) => round((first + at) * step))
}

const round = (value: number) => Number(value.toPrecision(12))
