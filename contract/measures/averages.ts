import * as z from 'zod'

/** Fewest days of an average a day: fewer say nothing of a habit. */
export const fewestDays = 3

/** An average a day with the number of its days; null with fewer than `fewestDays`. */
export const average = z.object({ perDay: z.number().nullable(), days: z.number().int() })
export type Average = z.infer<typeof average>

/** A change a week with the number of its weeks; null when the values are less than a week apart. */
export const change = { perWeek: z.number().nullable(), weeks: z.number().int().nullable() }
export type Change = z.infer<z.ZodObject<typeof change>>

/** A day, and what was logged on it. */
type Entries = { day: string; meals: number; drinks: number }

const ate = ({ meals }: Entries) => meals > 0
const drank = ({ drinks }: Entries) => drinks > 0

/** Days that count for a measure: food on days with a meal, water and caffeine on days with a drink, others with any entry. */
export const isLogged = {
  calories: ate,
  protein: ate,
  carbs: ate,
  fat: ate,
  sugar: ate,
  fiber: ate,
  sodium: ate,
  meals: ate,
  water: drank,
  caffeine: drank,
  activeSeconds: () => true,
} as const satisfies Record<string, (day: Entries) => boolean>
export type AveragedMeasure = keyof typeof isLogged

/** Days that count for the average of a measure. Today is not over, so its sums are incomplete and do not count. */
export function loggedDays<Day extends Entries>(
  days: readonly Day[],
  measure: AveragedMeasure,
  today: string,
): Day[] {
  return days.filter((day) => day.day < today && isLogged[measure](day))
}

/** The average a day of a measure, wherever one is told: over the logged days before `today`. */
export function averageOf<Measure extends AveragedMeasure>(
  days: readonly (Entries & Record<Measure, number>)[],
  measure: Measure,
  today: string,
): Average {
  return averageOfValues(loggedDays(days, measure, today).map((day) => day[measure]))
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
