import { dayIn } from '#contract/measures/day.ts'

/** The moment at which this worker began: the present of all its journeys. */
export const began = new Date()

/** A zone in which it is about that hour, and which never changes its clock. */
function zoneAt(hour: number): string {
  const hours = hour - began.getUTCHours()
  const east = hours < -12 ? hours + 24 : hours
  // The signs of these zones are reversed.
  return `Etc/GMT${east > 0 ? '-' : '+'}${Math.abs(east)}`
}

/** Where journeys take place, at about noon: no day, week or month ends during one. */
export const zone = zoneAt(12)
/** Where no meal of the day is over. */
export const morningZone = zoneAt(7)

/** The day of the journeys. */
export const today = dayIn(zone, began)
