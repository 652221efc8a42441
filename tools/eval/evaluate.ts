import { layeredAi } from '#server/adapters/ai/layered-ai.ts'
import { memoryBudget } from '#server/adapters/ai/model/daily-budget.ts'
import type { Settings } from '#server/settings/settings.ts'
import { FolderError, type LabelledFolder, spreadEvenly } from './datasets/labelled-meal.ts'
import { readNutrition5k } from './datasets/nutrition5k.ts'
import { readOwnFolder } from './datasets/own-folder.ts'
import { readSentences } from './datasets/sentences.ts'
import { meter, type Prices } from './meter.ts'
import { readAll } from './reading.ts'
import { summarize } from './report.ts'
import { words } from './words.ts'

export type Wanted = {
  /** A labelled folder, or a file of sentences. */
  folder: string
  isText?: boolean
  split?: string | undefined
  limit?: number | undefined
  runs: number
  atOnce: number
  prices?: Prices | undefined
}

type Told = { begin(folder: LabelledFolder, cases: number): void; done(count: number, all: number): void }

/**
 * Runs every case of a labelled folder, or of a file of sentences, through the configured model, or the built-in
 * engine without one, and compares. Uses the app's own pipeline: two tries, a time limit, the daily budget,
 * plausibility bounds, the food table, and the engine as fallback. Throws `FolderError`.
 */
export async function evaluate(
  { model, modelDailyBudget = Infinity }: Pick<Settings, 'model' | 'modelDailyBudget'>,
  { folder: path, isText, split, limit, runs, atOnce, prices }: Wanted,
  told: Told,
) {
  const folder = isText
    ? await readSentences(path)
    : ((await readNutrition5k(path, split)) ?? (await readOwnFolder(path)))
  if (!folder) throw new FolderError(words.nothingLabelled(path))
  const cases = spreadEvenly(folder.cases, limit)
  if (!cases.length) throw new FolderError(words.noCases(path))
  told.begin(folder, cases.length)
  const counted = meter(memoryBudget(modelDailyBudget))
  const ai = layeredAi(model, { spend: counted.spend, used: counted.used, log: { warn() {} } })
  const readings = await readAll(ai, cases, {
    task: folder.task,
    runs,
    atOnce,
    done: (count) => told.done(count, cases.length * runs),
  })
  return { folder, cases: cases.length, readings, summary: summarize(readings, counted.spent, prices) }
}
