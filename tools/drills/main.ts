import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { drills } from './drills.ts'
import type { Figures } from './support/drill.ts'
import { externalPostgres } from './support/external-postgres.ts'

/**
 * `npm run drill -- NAME… [--short] [--external]`: all drills without a name. Prints figures as a table and
 * as JSON. With `--external`, servers share one PostgreSQL server: the one at DATABASE_URL, where each drill
 * creates and drops its own database, else one started for the run. DATABASE_URL alone has the same effect.
 */
const { values, positionals } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    external: { type: 'boolean', default: Boolean(process.env.DATABASE_URL) },
  },
  allowPositionals: true,
})
const unknown = positionals.find((name) => !drills.some((one) => one.name === name))
if (unknown) {
  console.error(`There is no drill ${unknown}; there are: ${drills.map(({ name }) => name).join(', ')}.`)
  process.exit(1)
}
const place = values.external ? 'external' : 'embedded'
const wanted = drills.filter(({ name }) => !positionals.length || positionals.includes(name))
const postgres = values.external ? await externalPostgres(process.env.DATABASE_URL) : undefined

const options = {
  short: values.short,
  external: postgres?.url,
  say: (line: string) => console.log(`  ${line}`),
}
const results: Record<string, unknown> = {}
let failed = 0
for (const drill of wanted) {
  console.log(`\n${drill.name}: ${drill.promise}`)
  if (!drill.places.includes(place)) {
    console.log(`  is not about the ${place} database`)
    continue
  }
  const begun = performance.now()
  const figures: Figures = await drill.run(options).catch((error: unknown) => {
    console.error(error)
    return { brokenOff: 1 }
  })
  const seconds = Math.round((performance.now() - begun) / 100) / 10
  const kept = !figures.brokenOff && drill.kept(figures, options)
  console.table({ ...figures, seconds })
  console.log(figures.skipped ? 'NOT TRIED' : kept ? 'passed' : 'FAILED')
  if (!kept) failed++
  results[drill.name] = { ...figures, seconds, passed: kept && !figures.skipped, short: values.short }
}
await postgres?.stop()

const folder = fileURLToPath(new URL('./results', import.meta.url))
await mkdir(folder, { recursive: true })
const file = `${new Date().toISOString().replace(/[:.]/g, '-')}.json`
await writeFile(`${folder}/${file}`, JSON.stringify({ node: process.version, place, results }, null, 2))
console.log(`\nWritten to tools/drills/results/${file}`)
process.exit(failed ? 1 : 0)
