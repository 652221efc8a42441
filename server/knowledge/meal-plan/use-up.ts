import { daysOfPlan } from './week.ts'

/** Cost of each ingredient at hand left unused on the first day, falling to none after the last; our own choice. */
const unused = 0.3
/** More ingredients at hand save no more. */
const most = 3

/** Cost of a dish by the ingredients at hand that it leaves: they are used up first. */
export function useUpCost(uses: number, day: number): number {
  return unused * Math.max(most - uses, 0) * (1 - day / daysOfPlan)
}
