import { fluidOuncesPerLitre, millilitresPerFluidOunce, type UnitSystem } from '#contract/measures/units.ts'
import { formatFixed, formatNumber } from './format.ts'
import { words } from './unit-words.ts'

export type WaterUnit = 'litres' | 'fluid-ounces'

/** Litres: 1.60 L, or 54.1 fl oz. */
export function formatWater(litres: number, unit: WaterUnit): { value: string; unit: string } {
  return unit === 'litres'
    ? { value: formatFixed(litres, 2), unit: words.litres }
    : { value: formatFixed(litres * fluidOuncesPerLitre, 1), unit: words.fluidOunces }
}

/** A drink's volume: 240 ml, or 8.1 fl oz. */
export function formatVolume(millilitres: number, units: UnitSystem | undefined): string {
  return units === 'imperial'
    ? `${formatNumber(millilitres / millilitresPerFluidOunce, 1)} ${words.fluidOunces}`
    : `${formatNumber(millilitres)} ${words.millilitres}`
}
