import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { checksNamed, runChecks } from '#testing/run-checks.ts'
import type { Benchmark } from './benchmark.ts'
import { dayRead } from './day-read.ts'
import { diaries } from './diaries.ts'
import { engine } from './engine.ts'
import { foodSearch } from './food-search.ts'
import { hostileSentences } from './hostile-sentences.ts'
import { load } from './load/load.ts'
import { mealCorpus } from './meal-corpus.ts'
import { photo } from './photo.ts'
import { reminders } from './reminders.ts'
import { start } from './start.ts'

/** `npm run bench -- NAME…`: measures figures and checks them against the product's aims; the short ones without a name. */
const { values, positionals } = parseArgs({
  options: {
    users: { type: 'string', default: '2000' },
    seconds: { type: 'string', default: '8' },
    keep: { type: 'boolean', default: false },
  },
  allowPositionals: true,
})
const all: Benchmark[] = [
  engine,
  mealCorpus,
  hostileSentences,
  photo,
  start,
  dayRead,
  ...diaries,
  foodSearch,
  reminders,
  load({ users: Number(values.users), seconds: Number(values.seconds), keep: values.keep }),
]
const wanted = positionals.length ? checksNamed(all, positionals) : all.filter(({ long }) => !long)
const machine = { cores: cpus().length, model: cpus()[0]?.model, node: process.version }
const folder = new URL('./results/', import.meta.url)
const failed = await runChecks(wanted, undefined, { folder, about: { machine } })
process.exit(failed ? 1 : 0)
