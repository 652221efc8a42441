import { dayIn } from '#contract/measures/day.ts'

/** The moment at which this worker began: the present of all its journeys. */
export const began = new Date()

const offset = 12 - began.getUTCHours()
/**
 * The zone in which it is about noon, where journeys take place: no day, week or month ends during one, and the zone
 * never changes its clock.
 */
export const zone = `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`

/** The day of the journeys. */
export const today = dayIn(zone, began)
