import type { AdvancedAnalytics } from '#contract/analytics.ts'
import { fluidOuncesPerLitre, type UnitSystem } from '#contract/measures/units.ts'
import { poundsOf } from '#web/ui/forms/body-measures.ts'
import { formatDuration } from '#web/ui/measures/distance.ts'
import { formatFixed, formatNumber } from '#web/ui/measures/format.ts'
import { words } from './words.ts'

export type Measure = AdvancedAnalytics['trends'][number]['measure']

/** A daily amount of `measure` in the user's units: '1,842 kcal', '42 min', '64.1 kg'. */
export function measureText(measure: Measure, value: number, units: UnitSystem): string {
  switch (measure) {
    case 'calories':
      return `${formatNumber(value)} ${words.kcal}`
    case 'protein':
    case 'fiber':
      return `${formatNumber(value)} ${words.grams}`
    case 'sodium':
    case 'caffeine':
      return `${formatNumber(value)} ${words.milligrams}`
    case 'water':
      return units === 'metric'
        ? `${formatFixed(value / 1000, 2)} ${words.litres}`
        : `${formatNumber((value / 1000) * fluidOuncesPerLitre)} ${words.ounces}`
    case 'activeSeconds':
      return formatDuration(value)
    case 'weight':
      return units === 'imperial'
        ? `${formatFixed(poundsOf(value), 1)} ${words.pounds}`
        : `${formatFixed(value, 1)} ${words.kilograms}`
  }
}

/** The same as a change: '+12 kcal', '−0.2 kg'; undefined if it rounds to zero. */
export function changeText(measure: Measure, change: number, units: UnitSystem): string | undefined {
  const text = measureText(measure, Math.abs(change), units)
  return /[1-9]/.test(text) ? `${change < 0 ? '−' : '+'}${text}` : undefined
}
