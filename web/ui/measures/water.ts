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

/** Share by which a glass may differ from the whole ounces that people call it. */
const calledWhole = 0.02

/** A drink's volume: 240 ml, or 8 fl oz. */
export function formatVolume(millilitres: number, units: UnitSystem | undefined): string {
  if (units !== 'imperial') return `${formatNumber(millilitres)} ${words.millilitres}`
  const ounces = millilitres / millilitresPerFluidOunce
  const whole = Math.round(ounces)
  const said = Math.abs(ounces - whole) <= whole * calledWhole ? whole : ounces
  return `${formatNumber(said, 1)} ${words.fluidOunces}`
}
