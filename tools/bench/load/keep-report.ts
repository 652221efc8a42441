import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Report } from './report.ts'
import { inWords } from './report-words.ts'

const folder = fileURLToPath(new URL('../../../docs/figures/', import.meta.url))

/** Writes the figures that `docs/scale.md` links to, as JSON and as tables. */
export async function keepReport(report: Report) {
  await mkdir(folder, { recursive: true })
  await writeFile(`${folder}load.json`, `${JSON.stringify(report, null, 2)}\n`)
  await writeFile(`${folder}load.md`, inWords(report))
  console.log('Kept in docs/figures/load.json and load.md')
}
