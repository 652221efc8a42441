import { limitInUnits } from '#contract/measures/measured-text.ts'
import { millilitresPerFluidOunce, type UnitSystem } from '#contract/measures/units.ts'
import { inUnit, type LengthUnit, toKilometres, unitName } from './distance.ts'
import { words as units } from './unit-words.ts'

/** A quantity as an input shows it; the stored amount is metric. */
export type Measure = {
  unit: string
  shown: (stored: number) => number
  stored: (shown: number) => number
  /** Maximum decimals shown. */
  digits: number
  /** Converts the contract's error message to this unit. */
  refusal: (message: string | undefined) => string | undefined
}

const same = (value: number) => value
const measure = (
  system: UnitSystem,
  unit: string,
  digits: number,
  [shown, stored]: readonly [Measure['shown'], Measure['stored']] = [same, same],
): Measure => ({
  unit,
  shown,
  stored,
  digits,
  refusal: (message) => message && limitInUnits(message, system),
})
const times = (size: number) => [(stored: number) => stored / size, (shown: number) => shown * size] as const

const millilitres = measure('metric', units.millilitres, 0)
const fluidOunces = measure('imperial', units.fluidOunces, 1, times(millilitresPerFluidOunce))
const metres = measure('metric', units.metres, 0)
const feet = measure('imperial', units.feet, 0, times(0.3048))
const celsius = measure('metric', units.celsius, 0)
const fahrenheit = measure('imperial', units.fahrenheit, 0, [
  (stored) => stored * 1.8 + 32,
  (shown) => (shown - 32) / 1.8,
])

/** Millilitres, or fluid ounces in imperial units. */
export const volumeIn = (system: UnitSystem | undefined) =>
  system === 'imperial' ? fluidOunces : millilitres
/** Metres of ascent, or feet. */
export const climbIn = (system: UnitSystem | undefined) => (system === 'imperial' ? feet : metres)
/** Degrees Celsius, or Fahrenheit. */
export const heatIn = (system: UnitSystem | undefined) => (system === 'imperial' ? fahrenheit : celsius)
/** Stored in kilometres. */
export const distanceIn = (unit: LengthUnit): Measure =>
  measure(unit === 'mi' ? 'imperial' : 'metric', unitName[unit], 2, [
    (stored) => inUnit(stored, unit),
    (shown) => toKilometres(shown, unit),
  ])
/** Stored in miles, as the weekly goal is. */
export const milesIn = (unit: LengthUnit): Measure =>
  measure(unit === 'mi' ? 'imperial' : 'metric', unitName[unit], 1, [
    (stored) => inUnit(toKilometres(stored, 'mi'), unit),
    (shown) => inUnit(toKilometres(shown, unit), 'mi'),
  ])
