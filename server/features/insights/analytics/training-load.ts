import type { AdvancedAnalytics } from '#contract/analytics.ts'
import { fewestDays } from '#contract/measures/averages.ts'
import { addDays, weekStart } from '#contract/measures/day.ts'
import { rounded } from '#contract/measures/rounded.ts'
import { words } from '../words.ts'
import { deviation, mean, sumOf } from './statistics.ts'

const shownWeeks = 12
/** First day of the training load: twelve calendar weeks including that of `today`. */
export function firstLoadDay(today: string): string {
  return addDays(weekStart(today), 7 * (1 - shownWeeks))
}

/** Acute load (last week) against chronic load (last four weeks), from `loads` by day up to `today`. */
export function trainingLoadOf(
  loads: ReadonlyMap<string, number>,
  today: string,
): AdvancedAnalytics['trainingLoad'] {
  const last = (days: number, until = today) =>
    Array.from({ length: days }, (_, back) => loads.get(addDays(until, -back)) ?? 0)
  const acute = sumOf(last(7))
  const chronic = sumOf(last(28)) / 4
  const fourWeeksAgo = addDays(today, -27)
  const knowsUsual = chronic > 0 && [...loads.keys()].some((day) => day <= fourWeeksAgo)
  const ratio = knowsUsual ? acute / chronic : null
  const finished = last(7, addDays(today, -1))
  const spread = deviation(finished)
  const isTrained = finished.filter((load) => load > 0).length >= fewestDays
  const firstMonday = firstLoadDay(today)
  return {
    acute: rounded(acute, 1),
    chronic: knowsUsual ? rounded(chronic, 1) : null,
    ratio: ratio === null ? null : rounded(ratio, 2),
    monotony: isTrained && spread && spread > 1e-9 ? rounded(mean(finished)! / spread, 2) : null,
    weeks: Array.from({ length: shownWeeks }, (_, week) => {
      const monday = addDays(firstMonday, 7 * week)
      const days = Array.from({ length: 7 }, (_, at) => loads.get(addDays(monday, at)) ?? 0)
      return { monday, load: rounded(sumOf(days), 1) }
    }),
    sentence:
      loads.size === 0
        ? words.noLoad
        : ratio === null
          ? words.loadWithoutRatio(acute)
          : words.load(acute, chronic, ratio),
  }
}
