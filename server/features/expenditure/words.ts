import { textInUnits } from '#contract/measures/measured-text.ts'
import type { UnitSystem } from '#contract/measures/units.ts'

const wholes = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
const tenths = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

type Week = {
  /** Kilocalories that the estimate changed by. */
  change: number
  /** Complete days of the week; kilocalories eaten a day on them, null with too few. */
  days: number
  eaten: number | null
  /** Change of the body's weight; 0 where it stood still. */
  kilograms: number
  units: UnitSystem
}

export const words = {
  dayAhead: 'That day has not come yet, so nobody can say that it is logged completely.',
  first: (completeDays: number, weighIns: number) =>
    `This is the first estimate, from ${completeDays} complete days and ${weighIns} weigh-ins.`,
  since({ change, days, eaten, kilograms, units }: Week): string {
    const head = change
      ? `${change > 0 ? 'Up' : 'Down'} ${wholes.format(Math.abs(change))} kcal since last week`
      : 'The same as last week'
    const ate =
      eaten === null
        ? `only ${days} of the last seven days ${days === 1 ? 'was' : 'were'} logged completely`
        : `you ate ${wholes.format(eaten)} a day`
    const weighed = kilograms
      ? `your weight ${kilograms > 0 ? 'rose' : 'fell'} ${tenths.format(Math.abs(kilograms))} kg`
      : 'your weight stood still'
    return textInUnits(`${head}: ${ate} and ${weighed}.`, units)
  },
  belowResting: (resting: number) =>
    `That is less than a body like yours uses at rest, about ${wholes.format(resting)} kcal: most likely more is eaten than logged.`,
} as const
