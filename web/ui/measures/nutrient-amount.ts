import { unitEnd } from '#contract/foods/micronutrients.ts'
import { words } from '../words.ts'
import { formatNumber } from './format.ts'

const least = 0.01
const units = { G: 'g', Mg: 'mg', Ug: 'µg' } as const

/** An amount to about three digits, and never 0 unless it is. */
export function amountText(amount: number): string {
  if (amount > 0 && amount < least) return words.lessThan(formatNumber(least, 2))
  return formatNumber(amount, amount >= 100 ? 0 : amount >= 10 ? 1 : 2)
}

/** The unit that a micronutrient's name ends with. */
export const unitOf = (name: string) => units[unitEnd(name)]
