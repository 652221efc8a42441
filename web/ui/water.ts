import { fluidOuncesPerLitre, millilitresPerFluidOunce, type UnitSystem } from '#contract/units.ts'
import { formatFixed, formatNumber } from './format.ts'
import { unitWords } from './unit-words.ts'

export type WaterUnit = 'litres' | 'fluid-ounces'

/** Litres as people read them: 1.60 L, or 54.1 fl oz. */
export function formatWater(litres: number, unit: WaterUnit): { value: string; unit: string } {
  return unit === 'litres'
    ? { value: formatFixed(litres, 2), unit: unitWords.litres }
    : { value: formatFixed(litres * fluidOuncesPerLitre, 1), unit: unitWords.fluidOunces }
}

/** A drink's volume as people read it: 240 ml, or 8.1 fl oz. */
export function formatVolume(millilitres: number, units: UnitSystem | undefined): string {
  return units === 'imperial'
    ? `${formatNumber(millilitres / millilitresPerFluidOunce, 1)} ${unitWords.fluidOunces}`
    : `${formatNumber(millilitres)} ${unitWords.millilitres}`
}
