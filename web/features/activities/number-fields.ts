import { activityEntry } from '#contract/activities/activities.ts'
import type { UnitSystem } from '#contract/measures/units.ts'
import { boundsOf } from '#web/ui/forms/numbers/bounds.ts'
import type { LengthUnit } from '#web/ui/measures/distance.ts'
import { climbIn, distanceIn, heatIn, type Measure } from '#web/ui/measures/measures.ts'
import { words } from './words.ts'

const { shape } = activityEntry
type Kind = { measure?: Measure; suffix?: string; whole?: boolean }

const field = <Name extends keyof typeof shape>(name: Name, label: string, { whole, ...shown }: Kind) => ({
  name,
  label,
  bounds: { ...boundsOf(shape[name]), ...(whole && { whole }) },
  ...shown,
})

/** The measured figures of an activity, as its forms ask for them. */
export const numberFields = (unit: LengthUnit, system: UnitSystem | undefined) => ({
  distance: field('distance', words.distance, { measure: distanceIn(unit) }),
  elevation: field('elevation', words.elevation, { measure: climbIn(system) }),
  temperature: field('temperature', words.temperature, { measure: heatIn(system) }),
  caloriesBurned: field('caloriesBurned', words.calories, { suffix: words.kcal, whole: true }),
  avgHeartRate: field('avgHeartRate', words.avgHeartRate, { suffix: words.bpm }),
  maxHeartRate: field('maxHeartRate', words.maxHeartRate, { suffix: words.bpm }),
})
