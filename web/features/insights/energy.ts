/** Whole kilocalories left to the goal, or above it. Burned energy is shown separately and not added. */
export function energyLeft(eaten: number, goal: number): { kcal: number; over: boolean } {
  const left = Math.round(goal) - Math.round(eaten)
  return { kcal: Math.abs(left), over: left < 0 }
}
