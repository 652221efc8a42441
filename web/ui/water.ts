import { fluidOuncesPerLitre } from '#contract/units.ts'
import { formatFixed } from './format.ts'
import { words } from './words.ts'

export type WaterUnit = 'litres' | 'fluid-ounces'

/** Litres as people read them: 1.60 L, or 54.1 fl oz. */
export function formatWater(litres: number, unit: WaterUnit): { value: string; unit: string } {
  return unit === 'litres'
    ? { value: formatFixed(litres, 2), unit: words.units.litres }
    : { value: formatFixed(litres * fluidOuncesPerLitre, 1), unit: words.units.fluidOunces }
}
