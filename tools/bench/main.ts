import { mkdir, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import * as activities from './activities.ts'
import * as activityImport from './activity-import.ts'
import * as admin from './admin.ts'
import * as analytics from './analytics.ts'
import * as dashboardGrowth from './dashboard-growth.ts'
import * as dayRead from './day-read.ts'
import * as diaryGrowth from './diary-growth.ts'
import * as drinkOnScreen from './drink-on-screen.ts'
import * as expenditure from './expenditure.ts'
import * as foodImport from './food-import.ts'
import * as foodSearch from './food-search.ts'
import * as hostileSentences from './hostile-sentences.ts'
import * as load from './load/load.ts'
import { namesIn } from './load/options.ts'
import * as mealPlan from './meal-plan.ts'
import * as mealSearch from './meal-search.ts'
import * as mealSentence from './meal-sentence.ts'
import * as pairings from './pairings.ts'
import * as photo from './photo.ts'
import * as recipes from './recipes.ts'
import * as reminders from './reminders.ts'
import * as schedule from './schedule.ts'
import * as start from './start.ts'
import * as strength from './strength.ts'
import * as mealCorpus from './support/meal-corpus.ts'
import * as token from './token.ts'
import * as track from './track.ts'
import * as workout from './workout.ts'

/** A benchmark: measures figures and checks them against the product's targets. */
type Benchmark = {
  name: string
  run(): Promise<Figures> | Figures
  promise(figures: Figures): { text: string; kept: boolean }
  /** Skipped when no name is given. */
  long?: true
}
export type Figures = Record<string, number>

const benchmarks: Benchmark[] = [
  {
    ...mealSentence,
    promise: ({ perSentenceMs }) => ({ text: 'a meal sentence read in ≤ 2 ms', kept: perSentenceMs! <= 2 }),
  },
  {
    ...mealCorpus,
    promise: ({ nine, ten }) => ({
      text: 'meals with every amount said read within 6 % of their energy',
      kept: Math.max(nine!, ten!) <= 6,
    }),
  },
  {
    ...hostileSentences,
    promise: ({ worstRatio, tenKilobytesMs }) => ({
      text: 'reading twice the text takes at most 2.3 × the time, whatever it says, and 10 kB ≤ 50 ms',
      kept: worstRatio! <= 2.3 && tenKilobytesMs! <= 50,
    }),
  },
  {
    ...photo,
    promise: ({ medianMs }) => ({ text: 'a 10 MB photo taken in within ≤ 400 ms', kept: medianMs! <= 400 }),
  },
  {
    ...start,
    promise: ({ medianMs }) => ({
      text: 'start on existing data to the first answer in ≤ 2 s',
      kept: medianMs! <= 2000,
    }),
  },
  {
    ...dayRead,
    promise: ({ logsPercentOfBare, statsPercentOfBare }) => ({
      text: 'the day read at ≥ 50 % of a bare route with the same session look-up and one prepared query',
      kept: Math.min(logsPercentOfBare!, statsPercentOfBare!) >= 50,
    }),
  },
  {
    ...expenditure,
    promise: ({ medianMs, checkInMedianMs }) => ({
      text: 'the daily expenditure, and the weekly check-in, with five years of history in ≤ 30 ms each',
      kept: Math.max(medianMs!, checkInMedianMs!) <= 30,
    }),
  },
  {
    ...diaryGrowth,
    promise: ({ logsRatio, statsRatio }) => ({
      text: 'a day read in a ten-year diary within 1.2 × the time of a one-week diary',
      kept: Math.max(logsRatio!, statsRatio!) <= 1.2,
    }),
  },
  {
    ...mealSearch,
    promise: ({ worstP95Ms }) => ({
      text: 'a search of everything eaten in ten years in ≤ 50 ms (95 of 100)',
      kept: worstP95Ms! <= 50,
    }),
  },
  {
    ...strength,
    promise: ({ historyRatio, setProcessorMs }) => ({
      text: 'an exercise’s history of 25 000 sets within 1.3 × the time of a month’s, a set logged in ≤ 2.5 ms of processor time',
      kept: historyRatio! <= 1.3 && setProcessorMs! <= 2.5,
    }),
  },
  {
    ...dashboardGrowth,
    promise: ({ p99Ratio }) => ({
      text: 'the dashboard of ten years within 1.2 × the time of one week (99 of 100)',
      kept: p99Ratio! <= 1.2,
    }),
  },
  {
    ...analytics,
    promise: ({ nutritionP95Ms, trainingP95Ms, detailedP95Ms, advancedP95Ms }) => ({
      text: 'a year of analytics out of ten in ≤ 50 ms (95 of 100)',
      kept: Math.max(nutritionP95Ms!, trainingP95Ms!, detailedP95Ms!, advancedP95Ms!) <= 50,
    }),
  },
  {
    ...admin,
    promise: ({ statsP95Ms, searchP95Ms }) => ({
      text: 'the owner’s numbers and a user search over 1 000 000 accounts in ≤ 100 ms (95 of 100)',
      kept: Math.max(statsP95Ms!, searchP95Ms!) <= 100,
    }),
  },
  {
    ...drinkOnScreen,
    promise: ({ p95Ms }) => ({
      text: 'a drink on the screen within ≤ 100 ms of the tap (95 of 100)',
      kept: p95Ms! <= 100,
    }),
  },
  {
    ...foodSearch,
    promise: ({ p95Ms }) => ({
      text: 'a search as you type over 400 000 foods in ≤ 10 ms (95 of 100)',
      kept: p95Ms! <= 10,
    }),
  },
  {
    ...foodImport,
    promise: ({ seconds, peakMegabytes }) => ({
      text: '400 000 foods imported in ≤ 3 minutes and ≤ 300 MB',
      kept: seconds! <= 180 && peakMegabytes! <= 300,
    }),
  },
  {
    ...reminders,
    promise: ({ seconds, statsP99Ms, statsP99AloneMs }) => ({
      text: '10 000 due reminders sent in ≤ 60 s, the dashboard read within 50 ms of its usual time (99 of 100)',
      kept: seconds! <= 60 && statsP99Ms! - statsP99AloneMs! <= 50,
    }),
  },
  {
    ...token,
    promise: ({ firstMs, knownMs }) => ({
      text: 'an access token checked in ≤ 0.2 ms, also when its signature is seen for the first time',
      kept: Math.max(firstMs!, knownMs!) <= 0.2,
    }),
  },
  {
    ...track,
    promise: ({ endMs }) => ({
      text: 'a position at the end of a ten-hour ride counted in ≤ 2 ms',
      kept: endMs! <= 2,
    }),
  },
  {
    ...activities,
    promise: ({ recentRatio, filteredRatio, statsRatio, recordsRatio }) => ({
      text: 'the history of ten years read within 1.2 × the time of one week',
      kept: Math.max(recentRatio!, filteredRatio!, statsRatio!, recordsRatio!) <= 1.2,
    }),
  },
  {
    ...activityImport,
    promise: ({ seconds, delayP99Ms }) => ({
      text: '1 000 activity files imported in ≤ 60 s, event-loop delay ≤ 50 ms (99 of 100)',
      kept: seconds! <= 60 && delayP99Ms! <= 50,
    }),
  },
  {
    ...mealPlan,
    promise: ({ worstMs }) => ({ text: 'a week of meals laid out in ≤ 300 ms', kept: worstMs! <= 300 }),
  },
  {
    ...recipes,
    promise: ({ slowestMs }) => ({ text: 'recipes for 15 ingredients in ≤ 30 ms', kept: slowestMs! <= 30 }),
  },
  {
    ...schedule,
    promise: ({ p95Ms }) => ({
      text: 'a schedule of 52 weeks laid out in ≤ 50 ms (95 of 100)',
      kept: p95Ms! <= 50,
    }),
  },
  {
    ...workout,
    promise: ({ p95Ms }) => ({ text: 'a workout built in ≤ 10 ms (95 of 100)', kept: p95Ms! <= 10 }),
  },
  {
    ...pairings,
    promise: ({ of15Ms }) => ({ text: '15 ingredients paired in ≤ 10 ms', kept: of15Ms! <= 10 }),
  },
  {
    ...load,
    long: true,
    promise: ({ refused, daysAstray }) => ({
      text: 'under load nothing is refused, and the totals stay what the entries add up to',
      kept: refused === 0 && daysAstray === 0,
    }),
  },
]

const wanted = namesIn(process.argv.slice(2))
const unknown = wanted.find((name) => !benchmarks.some((one) => one.name === name))
if (unknown) {
  console.error(
    `There is no benchmark ${unknown}; there are: ${benchmarks.map(({ name }) => name).join(', ')}.`,
  )
  process.exit(1)
}

const results: Record<string, Figures & { kept: number }> = {}
for (const benchmark of benchmarks.filter(({ name, long }) =>
  wanted.length ? wanted.includes(name) : !long,
)) {
  console.log(`\n${benchmark.name}`)
  const figures = await benchmark.run()
  console.table(figures)
  const { text, kept } = benchmark.promise(figures)
  console.log(`${kept ? 'kept' : 'NOT KEPT'}: ${text}`)
  results[benchmark.name] = { ...figures, kept: kept ? 1 : 0 }
}

const folder = fileURLToPath(new URL('./results', import.meta.url))
await mkdir(folder, { recursive: true })
const file = `${folder}/${new Date().toISOString().replace(/[:.]/g, '-')}.json`
const machine = { cores: cpus().length, model: cpus()[0]?.model, node: process.version }
await writeFile(file, JSON.stringify({ machine, results }, null, 2))
console.log(`\nWritten to tools/bench/results/${file.split('/').at(-1)}`)
process.exit(0)
