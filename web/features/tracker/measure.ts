import type { UnitSystem } from '#contract/measures/units.ts'
import { kilometresPerMile } from '#contract/measures/units.ts'
import {
  inUnit,
  type LengthUnit,
  formatClock as roundedClock,
  lengthUnit as unitAt,
} from '#web/ui/measures/distance.ts'

export type { LengthUnit }

/** Recording is logging: miles, unless a person wants metric units throughout. */
export const lengthUnit = (units: UnitSystem | undefined): LengthUnit => unitAt(units, 'logging')

export const kilometresOfUnit = { km: 1, mi: kilometresPerMile } as const satisfies Record<LengthUnit, number>
const metresPerFoot = 0.3048

export const lengthIn = inUnit

/** Climbs are told in metres, except to people who want feet for everything. */
export const climbIn = (metres: number, units: UnitSystem | undefined) =>
  units === 'imperial' ? metres / metresPerFoot : metres

/** 0:00, 27:51, 1:02:03; whole seconds that have passed. */
export const formatClock = (seconds: number) => roundedClock(Math.max(0, Math.floor(seconds)))

/** The pace of a speed in km/h as minutes and seconds a unit; a dash at rest or slower than a stroll’s tenth. */
export function formatPace(speed: number | null, unit: LengthUnit): string {
  if (speed === null || speed < 0.5) return '–'
  return formatClock(Math.round((3600 * kilometresOfUnit[unit]) / speed))
}
