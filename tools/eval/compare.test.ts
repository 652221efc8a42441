import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { compare } from './compare.ts'
import { type Kept, keep, readKept } from './kept.ts'
import { summarize } from './report.ts'
import { words } from './words.ts'

const spent = { calls: 2, inputTokens: 2000, outputTokens: 1000, unreported: 0 }

function kept(who: string, energy: number, more: Partial<Kept> = {}): Kept {
  const of = { id: '1', text: 'rice', photo: undefined, truth: { calories: 200 }, ingredients: undefined }
  const figures = { calories: energy, protein: 0, carbs: 0, fat: 0, grams: 0 }
  const answered = { of, run: 1, ms: 1200, source: 'model', figures } as const
  const readings = [answered, { of, run: 1, ms: 30, source: 'none' } as const]
  return {
    at: '2026-03-01T10:00:00.000Z',
    who,
    about: 'the folder lunches',
    task: 'meal',
    cases: 2,
    runs: 1,
    atOnce: 1,
    timeoutMs: 30_000,
    node: 'v26',
    summary: summarize(readings, spent, { input: 1, output: 2 }),
    readings: [],
    ...more,
  }
}

test('models stand side by side, the least error first, and sets of cases apart', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kept-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await keep(folder, kept('openai far', 300))
  await keep(folder, kept('google near', 190, { at: '2026-03-02T10:00:00.000Z' }))
  await keep(folder, kept('google other', 200, { at: '2026-03-03T10:00:00.000Z', about: 'Nutrition5k' }))
  const lines = compare(await readKept(folder))
  expect(lines.map((line) => line.split(/ {3,}/).filter(Boolean))).toEqual([
    [words.set('the folder lunches', 2, 'meal')],
    Object.values(words.compared).filter(Boolean),
    ['google near', '2026-03-02', '50.0%', '5.0%', '-5.0%', '–', '–', '–', '–', '–', '–', '1.2 s', '$0.002'],
    ['openai far', '2026-03-01', '50.0%', '50.0%', '+50.0%', '–', '–', '–', '–', '–', '–', '1.2 s', '$0.002'],
    [],
    [words.set('Nutrition5k', 2, 'meal')],
    Object.values(words.compared).filter(Boolean),
    ['google other', '2026-03-03', '50.0%', '0.0%', '0.0%', '–', '–', '–', '–', '–', '–', '1.2 s', '$0.002'],
  ])
})

test('before the first evaluation there is nothing to compare', async () => {
  expect(compare(await readKept(join(tmpdir(), 'no-such-folder')))).toEqual([words.nothingKept])
})
