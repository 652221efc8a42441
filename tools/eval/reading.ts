import { readFile } from 'node:fs/promises'
import { AppError } from '#contract/http/errors.ts'
import type { Source } from '#contract/nutrition/nutrition.ts'
import type { Ai } from '#server/adapters/ai/ai.ts'
import { readPhoto } from '#server/http/photo/photo.ts'
import type { Labelled, LabelledFolder, Measure } from './datasets/labelled-meal.ts'

/** The answer for one case in one run. */
export type Reading = {
  of: Labelled
  run: number
  /** Milliseconds a user waits: photo intake and every try of the model. */
  ms: number
  /** Origin of the answer; `none` if there is none. */
  source: Source | 'none'
  /** The user-facing error message. */
  why?: string
  figures?: Record<Measure, number>
  ingredients?: string[]
  /** 0 to 1. */
  confidence?: number
  /** Number of parts that no food was found for. */
  notUnderstood?: number
}

type Asking = { task: LabelledFolder['task']; runs: number; atOnce: number; done: (count: number) => void }

/** Reads every case `runs` times through the app's own pipeline. */
export async function readAll(ai: Ai, cases: readonly Labelled[], asking: Asking): Promise<Reading[]> {
  const { task, runs, atOnce, done } = asking
  const ask = task === 'meal' ? askAboutMeal : askAboutFridge
  const readings: Reading[] = []
  const turns = Array.from({ length: runs }, (_, run) => cases.map((of) => ({ of, run: run + 1 })))
    .flat()
    .values()
  // Workers share one queue.
  const worker = async () => {
    for (const { of, run } of turns) {
      const begun = performance.now()
      const answer = await ask(ai, of).catch(nobody)
      readings.push({ of, run, ms: Math.round((performance.now() - begun) * 10) / 10, ...answer })
      done(readings.length)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return readings
}

type Answer = Omit<Reading, 'of' | 'run' | 'ms'>

async function askAboutMeal(ai: Ai, { text, photo }: Labelled): Promise<Answer> {
  const { calories, protein, carbs, fat, items, source, confidence, notUnderstood } = await ai.analyzeMeal({
    notes: text,
    ...(photo && { photo: await photoIn(photo) }),
  })
  const grams = items.reduce((sum, item) => sum + item.grams, 0)
  return {
    source,
    figures: { calories, protein: protein ?? 0, carbs: carbs ?? 0, fat: fat ?? 0, grams },
    ingredients: items.map(({ name }) => name),
    confidence,
    notUnderstood: notUnderstood.length,
  }
}

async function askAboutFridge(ai: Ai, { photo }: Labelled): Promise<Answer> {
  const { ingredients, analysis, source } = await ai.scanFridge(await photoIn(photo!))
  // The common ingredients of a failed analysis are not an answer.
  if (analysis.error) return { source: 'none', why: analysis.error }
  return { source, ingredients: ingredients.map(({ name }) => name) }
}

const photoIn = async (path: string) => (await readPhoto(await readFile(path))).bytes

function nobody(error: unknown): Answer {
  // A message may quote the description, which is neither printed nor kept.
  if (error instanceof AppError) return { source: 'none', why: error.message.replace(/“[^”]*”/g, '…') }
  throw error
}
