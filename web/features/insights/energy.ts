/** Whole kilocalories to the goal, or past it. What was burned is shown beside it and never eaten back. */
export function energyLeft(eaten: number, goal: number): { kcal: number; over: boolean } {
  const left = Math.round(goal) - Math.round(eaten)
  return { kcal: Math.abs(left), over: left < 0 }
}
