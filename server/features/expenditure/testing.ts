import { setTimezone } from '#contract/access/user.ts'
import { addDays } from '#contract/measures/day.ts'
import { logNutrition } from '#contract/nutrition/nutrition.ts'
import { recordWeighIn } from '#contract/weight.ts'
import type { testApp } from '#server/testing.ts'

/** Logs meals and weights of people of `app`; `back`: days before `today`. */
export function diariesOf(app: Awaited<ReturnType<typeof testApp>>, today: string) {
  const eat = (name: string, back: number, calories: number) =>
    app.as(name).call(logNutrition, {
      body: { foodName: 'Meal', calories, protein: 80, mealType: 'lunch', targetDate: addDays(today, -back) },
    })
  const weigh = (name: string, back: number, kilograms: number) =>
    app.as(name).call(recordWeighIn, { body: { kilograms, measuredOn: addDays(today, -back) } })

  /** Equal days up to yesterday but for `odd`, from days back to kilocalories; the weight is 80 kg on the first and changes by `aDay`. */
  async function live(
    name: string,
    days: number,
    calories: number,
    { aDay = 0, odd = {} }: { aDay?: number; odd?: Record<number, number> } = {},
  ) {
    await app.as(name).call(setTimezone, { body: { timezone: 'Europe/Berlin' } })
    for (let back = days; back > 0; back--) if (odd[back] !== 0) await eat(name, back, odd[back] ?? calories)
    for (let back = days; back >= 0; back -= 2) await weigh(name, back, 80 + aDay * (days - back))
  }
  return { eat, weigh, live }
}
