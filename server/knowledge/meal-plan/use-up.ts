import { daysOfPlan } from './week.ts'

/** Gain for each ingredient at hand on the first day, falling to none after the last; our own choice. */
const gain = 0.3
/** More ingredients at hand gain no more. */
const most = 3

/** Cost of a dish by the ingredients at hand that it uses, at most 0: they are used up first. */
export function useUpCost(uses: number, day: number): number {
  return -gain * Math.min(most, uses) * (1 - day / daysOfPlan)
}
