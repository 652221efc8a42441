export type Macros = { protein: number; carbs: number; fat: number }
type Range = readonly [least: number, most: number]

/** Bounds of goals, in grams. */
const ranges = { protein: [50, 300], carbs: [50, 500], fat: [20, 200] } as const satisfies Record<
  string,
  Range
>

/**
 * Grams that add up to `calories` (1200 to 5000) within 5 kcal: protein and fat near the targets, the rest as
 * carbohydrate; at a bound, fat and then protein take the rest.
 */
export function macrosFor(
  calories: number,
  wanted: { protein: number; fat: number; carbs?: number },
): Macros {
  let protein = clamp(wanted.protein, ranges.protein)
  let fat = clamp(wanted.fat, ranges.fat)
  let carbs = clamp(wanted.carbs ?? (calories - 4 * protein - 9 * fat) / 4, ranges.carbs)
  fat = clamp((calories - 4 * protein - 4 * carbs) / 9, wanted.carbs === undefined ? [fat, fat] : ranges.fat)
  const left = () => calories - 4 * protein - 4 * carbs - 9 * fat
  if (Math.abs(left()) > 4) fat = clamp(fat + left() / 9, ranges.fat)
  if (Math.abs(left()) > 4) carbs = clamp(carbs + left() / 4, ranges.carbs)
  if (Math.abs(left()) > 4) protein = clamp(protein + left() / 4, ranges.protein)
  return { protein, carbs, fat }
}

function clamp(value: number, [least, most]: Range): number {
  return Math.min(most, Math.max(least, Math.round(value)))
}
