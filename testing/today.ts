import { dayIn } from '#contract/measures/day.ts'
import { fallbackTimezone } from '#contract/product.ts'

/** Today for accounts without a zone, such as the drills': at night it differs from UTC's. */
export const today = () => dayIn(fallbackTimezone, new Date())
