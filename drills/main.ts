import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { drills } from './drills.ts'

/** `npm run drill -- NAME… [--short]`: all of them without a name. Figures as a table and as JSON. */
const { values, positionals } = parseArgs({
  options: { short: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const unknown = positionals.find((name) => !drills.some((one) => one.name === name))
if (unknown) {
  console.error(`There is no drill ${unknown}; there are: ${drills.map(({ name }) => name).join(', ')}.`)
  process.exit(1)
}

const options = { short: values.short, say: (line: string) => console.log(`  ${line}`) }
const results: Record<string, unknown> = {}
let failed = 0
for (const drill of drills.filter(({ name }) => !positionals.length || positionals.includes(name))) {
  console.log(`\n${drill.name}: ${drill.promise}`)
  const begun = performance.now()
  const figures = await drill.run(options)
  const seconds = Math.round((performance.now() - begun) / 100) / 10
  const kept = drill.kept(figures, options)
  console.table({ ...figures, seconds })
  console.log(kept ? 'passed' : 'FAILED')
  if (!kept) failed++
  results[drill.name] = { ...figures, seconds, passed: kept, short: values.short }
}

const folder = fileURLToPath(new URL('./results', import.meta.url))
await mkdir(folder, { recursive: true })
const file = `${new Date().toISOString().replace(/[:.]/g, '-')}.json`
await writeFile(`${folder}/${file}`, JSON.stringify({ node: process.version, results }, null, 2))
console.log(`\nWritten to drills/results/${file}`)
process.exit(failed ? 1 : 0)
