import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readArguments } from './arguments.ts'
import { evaluate } from './evaluate.ts'
import { report } from './report.ts'
import { words } from './words.ts'

const engine = { model: undefined, modelDailyBudget: undefined }
const silent = { begin() {}, done() {} }

async function evaluated(csv: string) {
  const folder = await mkdtemp(join(tmpdir(), 'sentences-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'sentences.csv')
  await writeFile(file, csv)
  return evaluate(engine, readArguments(['text', file, '--engine']), silent)
}
/** 100 g of cooked rice: 130 kcal and 28.2 g of carbohydrate. */
const rice = '100 g cooked white rice'
const times = (count: number, line: string) => `${line}\n`.repeat(count)

test('sentences are measured by group, those of small groups together', async () => {
  const { summary, folder } = await evaluated(
    `text,kcal,carbs_g,country,amounts\n${times(40, `${rice},130,28,USA,metric`)}${times(20, `${rice},200,28,USA,metric`)}` +
      `${times(1, `${rice},130,60,ITA,metric`)}${times(1, 'zorg blorp,70,10,IND,metric')}`,
  )
  expect(summary.groups).toMatchObject([
    {
      group: 'USA metric',
      sentences: 60,
      energy: expect.closeTo((20 * 70) / (40 * 130 + 20 * 200), 2),
      energyNear: 40 / 60,
      carbs: { near: 1 },
      unread: { whole: 0, partly: 0 },
      calibration: { high: 1, near: 40 / 60 },
    },
    {
      group: undefined,
      sentences: 2,
      // Nothing was eaten by an answer that is not given.
      energy: expect.closeTo(70 / 200, 2),
      energyNear: 0.5,
      carbs: { near: 0, meanAbsolute: expect.closeTo((31.8 + 10) / 2, 0) },
      unread: { whole: 0.5, partly: 0 },
      calibration: { high: 0.5, near: 1 },
    },
  ])
  const printed = report(summary, folder).join('\n')
  expect(printed).toMatch(/^USA metric +60 .* 66\.7% of 100\.0%$/m)
  expect(printed).toMatch(/^other +2 /m)
  expect(printed).not.toContain(words.published)
  expect(printed).not.toContain('zorg')
})

test('without a column that divides them, sentences are one group', async () => {
  const { summary, folder } = await evaluated(`text,kcal\n${rice},130\n`)
  expect(summary.groups).toMatchObject([{ group: '', sentences: 1, carbs: undefined }])
  expect(report(summary, folder).join('\n')).toMatch(/^all +1 /m)
})

test.each([
  ['text,kcal\nrice,many\n', /sentences\.csv, case 1: kcal needs a number/],
  ['text,kcal\nrice,100\n,100\n', /case 2: text is empty/],
  ['text,kcal,carbs_g\nrice,100,-3\n', /case 1: carbs_g cannot be negative/],
  ['kcal\n100\n', /case 1: text/],
  ['text,kcal\n"rice,100\n', /sentences\.csv cannot be read/],
  ['text,kcal\n', /has nothing to ask/],
])('a file that is wrong is answered with a sentence: %j', async (csv, message) => {
  await expect(evaluated(csv)).rejects.toThrow(message)
})

test('a file that is missing, or not named, is answered with a sentence', async () => {
  await expect(evaluate(engine, readArguments(['text', 'nowhere.csv']), silent)).rejects.toThrow(
    /nowhere\.csv cannot be read/,
  )
  expect(() => readArguments(['text'])).toThrow(words.noTextFile)
})
