import { dayIn } from '#contract/measures/day.ts'
import { fallbackTimezone } from '#contract/product.ts'

/** The day it is for people who have told no zone, as those of the drills: at night another one than Greenwich's. */
export const today = () => dayIn(fallbackTimezone, new Date())
