import type { WeightUnit } from './weights.ts'

/** Bar and pairs of plates of most gyms, heaviest first, in the unit. */
export const usualPlates: Record<WeightUnit, { bar: number; plates: readonly number[] }> = {
  kg: { bar: 20, plates: [25, 20, 15, 10, 5, 2.5, 1.25] },
  lb: { bar: 45, plates: [45, 35, 25, 10, 5, 2.5] },
}

/** Plates for one side of the bar, heaviest first, and what of `weight` they cannot make. All in one unit. */
export function platesFor(
  weight: number,
  { bar, plates }: { bar: number; plates: readonly number[] },
): { side: number[]; missing: number } {
  const side: number[] = []
  let left = (weight - bar) / 2
  if (left < 0) return { side, missing: 0 }
  for (const plate of plates)
    while (left >= plate - 1e-6) {
      side.push(plate)
      left -= plate
    }
  return { side, missing: Math.round(Math.max(0, left) * 200) / 100 }
}
