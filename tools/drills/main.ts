import { parseArgs } from 'node:util'
import { checksNamed, runChecks } from '#testing/run-checks.ts'
import { drills } from './drills.ts'
import { heldByDrill, heldByTests, runTests } from './held-by-tests.ts'
import { externalPostgres } from './support/test-bed.ts'

/**
 * `npm run drill -- NAME… [--short] [--external]`: all drills without a name. Prints figures as a table and
 * as JSON. With `--external`, servers share one PostgreSQL server: the one at DATABASE_URL, where each drill
 * creates and drops its own database, else one started for the run. DATABASE_URL alone has the same effect.
 * The tests that hold a drill's promise are run in its place.
 */
const { values, positionals } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    external: { type: 'boolean', default: Boolean(process.env.DATABASE_URL) },
  },
  allowPositionals: true,
})
const { short } = values
const place = values.external ? 'external' : 'embedded'
const files = positionals.flatMap((name) => heldByTests[name] ?? [])
const named = positionals.filter((name) => !(name in heldByTests)).map((name) => heldByDrill[name] ?? name)
const wanted = checksNamed(drills, positionals.length ? named : drills.map(({ name }) => name))
const elsewhere = wanted.filter(({ places }) => !places.includes(place))
for (const { name } of elsewhere) console.log(`${name} is not about the ${place} database`)
const postgres = values.external ? await externalPostgres(process.env.DATABASE_URL) : undefined
const areHeld = files.length === 0 || runTests(files)
const failed = await runChecks(
  wanted.filter((drill) => !elsewhere.includes(drill)),
  { short, external: postgres?.url, say: (line) => console.log(`  ${line}`) },
  { folder: new URL('./results/', import.meta.url), about: { node: process.version, place, short } },
)
await postgres?.stop()
process.exit(failed || !areHeld ? 1 : 0)
