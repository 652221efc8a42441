import { confidenceBand } from '#contract/nutrition/nutrition.ts'
import type { Measure } from './datasets/labelled-meal.ts'
import { sum } from './errors.ts'
import type { Reading } from './reading.ts'

/** Figures of a group of sentences; one without an answer counts as nothing eaten. */
export type GroupScore = {
  /** Empty where the file has no groups; undefined for groups that are too small to tell. */
  group: string | undefined
  sentences: number
  /** Summed absolute error of energy over summed truth. */
  energy: number
  /** Share of sentences whose energy is within `near` of the truth. */
  energyNear: number
  /** Share of sentences whose carbohydrate is within `carbsNear` grams, the measure of NutriBench; and its mean error. */
  carbs: { near: number; meanAbsolute: number } | undefined
  /** Share of sentences without any answer, and of those with words that were not understood. */
  unread: { whole: number; partly: number }
  /** Of answers of high confidence, the share within `near`; undefined without any. */
  calibration: { high: number; near: number } | undefined
}

/** Share of the true energy. */
const near = 0.2
/** Grams. */
const carbsNear = 7.5
/** Sentences of a group of its own; smaller ones are put together. */
const fewest = 50

/** By group, the largest first. Empty where no sentence has one. */
export function groupScores(readings: readonly Reading[]): GroupScore[] {
  const grouped = readings.filter(({ of }) => of.group !== undefined)
  const groups = Map.groupBy(grouped, ({ of }) => of.group)
  const isOwn = (name: string | undefined) => name === '' || groups.get(name)!.length >= fewest
  return [...Map.groupBy(grouped, ({ of }) => (isOwn(of.group) ? of.group : undefined))]
    .map(([group, those]) => scoreOf(group, those))
    .sort((one, other) => other.sentences - one.sentences)
}

function scoreOf(group: string | undefined, readings: readonly Reading[]): GroupScore {
  const share = (is: (one: Reading) => boolean) => readings.filter(is).length / readings.length
  const off = (one: Reading, measure: Measure) =>
    Math.abs((one.figures?.[measure] ?? 0) - (one.of.truth[measure] ?? 0))
  const truth = (one: Reading) => one.of.truth.calories ?? 0
  const isNear = (one: Reading) => off(one, 'calories') <= near * truth(one)
  const sure = readings.filter(({ confidence = 0 }) => confidenceBand(confidence) === 'high')
  return {
    group,
    sentences: readings.length,
    energy: sum(readings.map((one) => off(one, 'calories'))) / sum(readings.map(truth)),
    energyNear: share(isNear),
    carbs: readings.every(({ of }) => of.truth.carbs !== undefined)
      ? {
          near: share((one) => off(one, 'carbs') < carbsNear),
          meanAbsolute: sum(readings.map((one) => off(one, 'carbs'))) / readings.length,
        }
      : undefined,
    unread: {
      whole: share(({ figures }) => !figures),
      partly: share(({ notUnderstood = 0 }) => notUnderstood > 0),
    },
    calibration: sure.length
      ? { high: sure.length / readings.length, near: sure.filter(isNear).length / sure.length }
      : undefined,
  }
}
