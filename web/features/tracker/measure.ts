import type { UnitSystem } from '#contract/measures/units.ts'
import { kilometresPerMile } from '#contract/measures/units.ts'
import {
  inUnit,
  type LengthUnit,
  formatClock as roundedClock,
  lengthUnit as unitAt,
} from '#web/ui/measures/distance.ts'

export type { LengthUnit }

/** Miles as for logging, unless the user chose metric units throughout. */
export const lengthUnit = (units: UnitSystem | undefined): LengthUnit => unitAt(units, 'logging')
/** Planned steps read as in their plan. */
export const planUnit = (units: UnitSystem | undefined): LengthUnit => unitAt(units, 'plan')

export const kilometresOfUnit = { km: 1, mi: kilometresPerMile } as const satisfies Record<LengthUnit, number>
const metresPerFoot = 0.3048

export const lengthIn = inUnit

/** Ascent in feet beside miles, in metres beside kilometres. */
export const climbIn = (metres: number, unit: LengthUnit) => (unit === 'mi' ? metres / metresPerFoot : metres)

/** 0:00, 27:51, 1:02:03; full seconds elapsed. */
export const formatClock = (seconds: number) => roundedClock(Math.max(0, Math.floor(seconds)))

/** A speed in km/h as pace in minutes and seconds per unit; a dash at rest or below a tenth of walking speed. */
export function formatPace(speed: number | null, unit: LengthUnit): string {
  if (speed === null || speed < 0.5) return '–'
  return formatClock(Math.round((3600 * kilometresOfUnit[unit]) / speed))
}
