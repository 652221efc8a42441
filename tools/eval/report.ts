import { quantile } from '#testing/quantile.ts'
import { type LabelledFolder, measures } from './datasets/labelled-meal.ts'
import { published, publishedSource } from './datasets/published.ts'
import { type Errors, errorsByThird, errorsOf } from './errors.ts'
import { type GroupScore, groupScores } from './group-score.ts'
import { type IngredientScore, ingredientScore } from './ingredient-score.ts'
import { costOf, type Prices, type Spent } from './meter.ts'
import type { Reading } from './reading.ts'
import { type Spread, spreadOf } from './spread.ts'
import { textTable } from './text-table.ts'
import { words } from './words.ts'

export type Summary = ReturnType<typeof summarize>

/** Every figure of an evaluation. */
export function summarize(readings: readonly Reading[], spent: Spent, prices: Prices | undefined) {
  const by = (source: Reading['source']) => readings.filter((one) => one.source === source)
  const [model, builtin, none] = [by('model'), by('builtin'), by('none')]
  const times = readings.map(({ ms }) => ms)
  return {
    answered: { model: model.length, builtin: builtin.length, none: none.length },
    why: Object.fromEntries(
      [...Map.groupBy(none, ({ why = '' }) => why)].map(([why, those]) => [why, those.length]),
    ),
    errors: errorsOf(readings),
    // Mixed results if the engine replaced the model in some cases.
    errorsByModel: model.length && builtin.length ? errorsOf(model) : undefined,
    portions: errorsByThird(readings),
    groups: groupScores(readings),
    ingredients: ingredientScore(readings),
    spread: spreadOf(readings),
    latencyMs: { p50: quantile(times, 0.5), p95: quantile(times, 0.95) },
    spent,
    dollars: prices && costOf(spent, prices),
  }
}

/** The printed report. */
export function report(summary: Summary, { task, nutrition5k }: LabelledFolder): string[] {
  const { errors, errorsByModel, portions, groups, ingredients, spread } = summary
  const anyError = Object.keys(errors).length > 0
  return [
    ...answers(summary),
    ...(task === 'fridge' ? [] : anyError ? ['', words.errors, ...errorTable(errors)] : ['', words.noErrors]),
    ...(errorsByModel ? ['', words.errorsByModel, ...errorTable(errorsByModel)] : []),
    ...(anyError && portions.thirds.length ? ['', words.thirds(portions.by), ...thirdTable(portions)] : []),
    ...(groups.length ? ['', words.groups, ...groupTable(groups)] : []),
    ...(ingredients ? ['', words.ingredients, ...ingredientLines(ingredients)] : []),
    ...(spread ? ['', words.spread, ...spreadLines(spread)] : []),
    '',
    words.effort,
    ...effort(summary),
    // Published figures are of photos.
    ...(anyError && !groups.length ? ['', words.published, ...publishedLines(nutrition5k)] : []),
  ]
}

function answers({ answered, why }: Summary): string[] {
  const all = answered.model + answered.builtin + answered.none
  return [
    words.answers,
    ...(['model', 'builtin', 'none'] as const)
      .filter((who) => answered[who])
      .map((who) => words.answered(words.who[who], answered[who], all)),
    ...Object.entries(why).map(([reason, times]) => words.because(times, reason)),
  ]
}

function errorTable(errors: Errors): string[] {
  const { columns } = words
  return textTable([
    Object.values(columns),
    ...measures.flatMap((measure) => {
      const error = errors[measure]
      if (!error) return []
      const { answers, meanAbsolute, share, bias, guessingTheMean } = error
      return [
        [
          words.measure[measure],
          String(answers),
          words.amount(meanAbsolute, measure),
          words.share(share),
          words.signed(bias),
          words.share(guessingTheMean),
        ],
      ]
    }),
  ])
}

function thirdTable({ by, thirds }: Summary['portions']): string[] {
  const told = measures.filter((measure) => thirds.some(({ errors }) => errors[measure]))
  return textTable([
    ['', '', ...told.map((measure) => words.measure[measure])],
    ...thirds.map(({ portions, from, to, errors }) => [
      words.third[portions],
      words.between(from, to, by),
      ...told.map((measure) => (errors[measure] ? words.signed(errors[measure].bias) : '')),
    ]),
  ])
}

function groupTable(groups: readonly GroupScore[]): string[] {
  return textTable([
    Object.values(words.groupColumns),
    ...groups.map(({ group, sentences, energy, energyNear, carbs, unread, calibration }) => [
      group === undefined ? words.smallGroups : group || words.allSentences,
      String(sentences),
      words.share(energy),
      words.share(energyNear),
      carbs ? words.share(carbs.near) : '–',
      carbs ? words.amount(carbs.meanAbsolute, 'carbs') : '–',
      words.share(unread.whole),
      words.share(unread.partly),
      calibration ? words.calibrated(calibration.near, calibration.high) : '–',
    ]),
  ])
}

function ingredientLines({ precision, recall, recallByWeight, matchedBy }: IngredientScore): string[] {
  const kinds = Object.entries(matchedBy).map(([kind, times]) => `${kind} ${times}`)
  return [
    words.precision(precision),
    words.recall(recall),
    ...(recallByWeight === undefined ? [] : [words.recallByWeight(recallByWeight)]),
    words.matchedBy(kinds.join(', ')),
  ]
}

const spreadLines = ({ ofEnergy, runs }: Spread) => [
  words.spreadOfEnergy(ofEnergy),
  words.spreadOfRuns(runs.best, runs.worst),
]

function effort({ latencyMs, spent, dollars, answered }: Summary): string[] {
  const questions = answered.model + answered.builtin + answered.none
  return [
    words.latency(latencyMs.p50, latencyMs.p95),
    ...(spent.calls ? [words.tokens(spent.calls, spent.inputTokens, spent.outputTokens)] : []),
    ...(spent.unreported ? [words.unreported(spent.unreported)] : []),
    ...(!spent.calls
      ? []
      : dollars === undefined
        ? [words.noPrices]
        : [words.cost(dollars, dollars / questions)]),
  ]
}

function publishedLines(sameDishes: boolean): string[] {
  return [
    ...textTable([
      [words.method, ...measures.map((measure) => words.measure[measure])],
      ...published.map(({ method, errors }) => [
        method,
        ...measures.map((measure) => (errors[measure] ? words.share(errors[measure].share) : '–')),
      ]),
    ]),
    words.publishedFrom(publishedSource),
    ...(sameDishes ? [] : [words.otherMeals]),
  ]
}
