import { formatNumber } from '#web/ui/measures/format.ts'
import { words } from './words.ts'

/** '1 serving', '1.25 servings'. */
export function servingsText(count: number): string {
  return words.servings(count, formatNumber(count, 2))
}
