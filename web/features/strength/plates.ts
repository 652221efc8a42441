import type { WeightUnit } from './weights.ts'

/** Bar and pairs of plates of most gyms, heaviest first. */
const usual: Record<WeightUnit, { bar: number; plates: readonly number[] }> = {
  kg: { bar: 20, plates: [25, 20, 15, 10, 5, 2.5, 1.25] },
  lb: { bar: 45, plates: [45, 35, 25, 10, 5, 2.5] },
}

/** Plates for one side of the bar, heaviest first, and what of `weight` they cannot make. In the unit given. */
export function platesFor(
  weight: number,
  unit: WeightUnit,
): { side: number[]; bar: number; missing: number } {
  const { bar, plates } = usual[unit]
  const side: number[] = []
  let left = (weight - bar) / 2
  if (left < 0) return { side, bar, missing: 0 }
  for (const plate of plates)
    while (left >= plate) {
      side.push(plate)
      left -= plate
    }
  return { side, bar, missing: left * 2 }
}
