import * as z from 'zod'
import { enoughKnown, type KnownShares, knownShareOf } from '../foods/known-shares.ts'
import type { UnstatedName } from '../foods/nutrients.ts'

/** Fewest days of an average a day: fewer say nothing of a habit. */
export const fewestDays = 3

/** An average a day with the number of its days; null with fewer than `fewestDays`. */
export const average = z.object({ perDay: z.number().nullable(), days: z.number().int() })
export type Average = z.infer<typeof average>

/** A change a week with the number of its weeks; null when the values are less than a week apart. */
export const change = { perWeek: z.number().nullable(), weeks: z.number().int().nullable() }
export type Change = z.infer<z.ZodObject<typeof change>>

/** A day, and what was logged on it. */
type Entries = { day: string; meals: number; drinks: number; known?: KnownShares | null | undefined }

const ate = ({ meals }: Entries) => meals > 0
const states = (name: UnstatedName) => (day: Entries) => ate(day) && knownShareOf(day, name) >= enoughKnown
const drank = ({ drinks }: Entries) => drinks > 0

/** Days that count for a measure: energy on days with a meal, nutrients where enough of them is known, water and caffeine on days with a drink, others with any entry. */
const isLogged = {
  calories: ate,
  protein: states('protein'),
  carbs: states('carbs'),
  fat: states('fat'),
  sugar: states('sugar'),
  fiber: states('fiber'),
  sodium: states('sodium'),
  meals: ate,
  water: drank,
  caffeine: drank,
  activeSeconds: () => true,
} as const satisfies Record<string, (day: Entries) => boolean>
export type AveragedMeasure = keyof typeof isLogged

/** A measure of a day; null on a day that does not count for it. */
export const countedValue = <Measure extends AveragedMeasure>(
  day: Entries & Record<Measure, number | null>,
  measure: Measure,
): number | null => (isLogged[measure](day) ? day[measure] : null)

/** The values that count for the average of a measure. Today is not over, so its sums are incomplete and do not count. */
export const countedValues = <Measure extends AveragedMeasure>(
  days: readonly (Entries & Record<Measure, number | null>)[],
  measure: Measure,
  today: string,
): { day: string; value: number }[] =>
  days.flatMap((one) => {
    const value = one.day < today ? countedValue(one, measure) : null
    return value === null ? [] : [{ day: one.day, value }]
  })

/** The average a day of a measure, wherever one is told: over the logged days before `today`. */
export function averageOf<Measure extends AveragedMeasure>(
  days: readonly (Entries & Record<Measure, number | null>)[],
  measure: Measure,
  today: string,
): Average {
  return averageOfValues(countedValues(days, measure, today).map(({ value }) => value))
}

/** The average of one value a day. */
export function averageOfValues(values: readonly number[]): Average {
  const sum = values.reduce((all, value) => all + value, 0)
  return { perDay: values.length < fewestDays ? null : sum / values.length, days: values.length }
}

/** The change a week between two values so many days apart: its sign is that of their difference. */
export function changeBetween(from: number, to: number, days: number): Change {
  return days < 7
    ? { perWeek: null, weeks: null }
    : { perWeek: ((to - from) / days) * 7, weeks: Math.round(days / 7) }
}
