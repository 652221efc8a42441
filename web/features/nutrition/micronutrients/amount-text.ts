import type { Micronutrient } from '#contract/foods/micronutrients.ts'
import { formatNumber } from '#web/ui/measures/format.ts'
import { words } from './words.ts'

const least = 0.01

/** An amount to about three digits, and never 0 unless it is. */
export function amountText(amount: number): string {
  if (amount > 0 && amount < least) return words.less(formatNumber(least, 2))
  return formatNumber(amount, amount >= 100 ? 0 : amount >= 10 ? 1 : 2)
}

/** The unit that a nutrient's name ends with. */
export function unitOf(name: Micronutrient): string {
  return words.units[/[A-Z][a-z]*$/.exec(name)![0] as keyof typeof words.units]
}
