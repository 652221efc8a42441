/** A day's energy compared with its goal: within a tenth of it, below, or above. */
export type Standing = 'none' | 'under' | 'on' | 'over'

/** Compares `calories` with `goal`, both in kilocalories; `none` while either is unknown. */
export function standingOf(calories: number | undefined, goal: number | undefined): Standing {
  if (calories === undefined || !goal) return 'none'
  const part = calories / goal
  return part < 0.9 ? 'under' : part > 1.1 ? 'over' : 'on'
}
