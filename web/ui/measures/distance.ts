import { type ActivityType, kilometresOf, milesOf } from '#contract/activities/activities.ts'
import { kilometresPerMile, type UnitSystem } from '#contract/measures/units.ts'
import { formatFixed, formatNumber } from './format.ts'
import { words as units } from './unit-words.ts'

/**
 * Default units: miles for logging and its totals, kilometres for the history and the plans of training, unless the user
 * chose one system.
 */
export type Place = 'logging' | 'history' | 'plan'
export type LengthUnit = 'mi' | 'km'

export function lengthUnit(units: UnitSystem | undefined, place: Place): LengthUnit {
  if (units === 'metric') return 'km'
  if (units === 'imperial') return 'mi'
  return place === 'logging' ? 'mi' : 'km'
}

export const unitName: Record<LengthUnit, string> = { mi: units.mi, km: units.km }

export const inUnit = (kilometres: number, unit: LengthUnit) =>
  unit === 'mi' ? milesOf(kilometres) : kilometres
export const toKilometres = (amount: number, unit: LengthUnit) =>
  unit === 'mi' ? kilometresOf(amount) : amount

/** '3.1 miles', '0.17 miles', '5.00 km'. */
export function formatDistance(kilometres: number, unit: LengthUnit, digits?: number): string {
  const length = inUnit(kilometres, unit)
  return `${formatFixed(length, digits ?? (unit === 'mi' && length >= 1 ? 1 : 2))} ${unitName[unit]}`
}

/** Minutes per kilometre as '8:03 /mi'. */
export function formatPace(minutesPerKilometre: number, unit: LengthUnit): string {
  const minutes = unit === 'mi' ? minutesPerKilometre * kilometresPerMile : minutesPerKilometre
  const pace = formatClock(minutes * 60)
  return unit === 'mi' ? units.perMi(pace) : units.perKm(pace)
}

/** Kilometres per hour as '18.2 km/h' or '11.3 mph'. */
export function formatSpeed(kilometresPerHour: number, unit: LengthUnit): string {
  return `${formatNumber(inUnit(kilometresPerHour, unit), 1)} ${unit === 'mi' ? units.mph : units.kmh}`
}

/** Whether an activity is told by its speed rather than its pace. */
export const isRide = (type: ActivityType) => type === 'cycling'

/** Kilometres an hour as a speed on wheels, as a pace on foot. */
export function formatTempo(kilometresPerHour: number, wheels: boolean, unit: LengthUnit): string {
  return wheels ? formatSpeed(kilometresPerHour, unit) : formatPace(60 / kilometresPerHour, unit)
}

/** Metres of ascent in the user's unit. */
export function formatClimb(metres: number, unit: LengthUnit): string {
  return unit === 'mi'
    ? `${formatNumber(metres / 0.3048)} ${units.feet}`
    : `${formatNumber(metres)} ${units.metres}`
}

/** Short lengths such as a radius: '200 m', '656 ft'. */
export const formatLength = (metres: number, units: UnitSystem | undefined): string =>
  formatClimb(metres, units === 'imperial' ? 'mi' : 'km')

/** Degrees Celsius as '12 °C' or '54 °F'. */
export function formatHeat(celsius: number, system: UnitSystem | undefined): string {
  return system === 'imperial'
    ? `${formatNumber(celsius * 1.8 + 32)} ${units.fahrenheit}`
    : `${formatNumber(celsius)} ${units.celsius}`
}

/** Seconds as '8:03', from an hour on as '1:02:45'. */
export function formatClock(seconds: number): string {
  const whole = Math.round(seconds)
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60]
  const two = (value: number) => String(value).padStart(2, '0')
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}

/** Seconds as hours and minutes, under an hour as minutes alone; any time at all is a minute at least. */
export function durationParts(seconds: number): { value: string; unit: string }[] {
  const minutes = seconds > 0 ? Math.max(1, Math.round(seconds / 60)) : 0
  if (minutes < 60) return [{ value: formatNumber(minutes), unit: units.minutes }]
  return [
    { value: formatNumber(Math.floor(minutes / 60)), unit: units.hours },
    { value: String(minutes % 60).padStart(2, '0'), unit: units.minutes },
  ]
}

/** Seconds as '1 h 05 min', under an hour '45 min'. */
export const formatDuration = (seconds: number): string =>
  durationParts(seconds)
    .map(({ value, unit }) => `${value} ${unit}`)
    .join(' ')
