import { millilitresPerFluidOunce, type UnitSystem } from '#contract/units.ts'
import { formatNumber } from '#web/ui/format.ts'
import { words } from './words.ts'

/** A drink's volume as people read it: 240 ml, or 8.1 fl oz. */
export function formatVolume(millilitres: number, units: UnitSystem | undefined): string {
  return units === 'imperial'
    ? `${formatNumber(millilitres / millilitresPerFluidOunce, 1)} ${words.fluidOunces}`
    : `${formatNumber(millilitres)} ${words.millilitres}`
}
