import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readSettings } from '#server/settings/settings.ts'
import { SettingsError } from '#server/settings/settings-error.ts'
import { ArgumentError, readArguments } from './arguments.ts'
import { compare } from './compare.ts'
import { FolderError } from './datasets/labelled-meal.ts'
import { evaluate } from './evaluate.ts'
import { evaluateExpenditure, usualPeople } from './expenditure/evaluate-expenditure.ts'
import { reportExpenditure } from './expenditure/report.ts'
import { keep, readKept } from './kept.ts'
import { report } from './report.ts'
import { words } from './words.ts'

const results = fileURLToPath(new URL('./results', import.meta.url))

/** `npm run eval`: the error of a model, of the built-in engine, or of the learned expenditure. */
async function main() {
  const { engine, help, compare: onlyCompare, expenditure, ...wanted } = readArguments(process.argv.slice(2))
  if (help) return console.log(words.usage)
  if (expenditure)
    return console.log(reportExpenditure(evaluateExpenditure(wanted.limit ?? usualPeople)).join('\n'))
  if (onlyCompare) return console.log(compare(await readKept(results)).join('\n'))
  const settings = readSettings(process.env)
  const model = engine ? undefined : settings.model
  const who = model ? `${model.provider} ${model.name}` : words.engine
  const { folder, cases, readings, summary } = await evaluate({ ...settings, model }, wanted, {
    begin(folder, cases) {
      console.log(words.asked(who, cases, wanted.runs, folder.about))
      if (folder.withoutPhoto) console.log(words.withoutPhoto(folder.withoutPhoto))
    },
    done(count, all) {
      if (process.stderr.isTTY)
        process.stderr.write(`\r${words.progress(count, all)}${count === all ? '\n' : ''}`)
    },
  })
  console.log(['', ...report(summary, folder), ''].join('\n'))
  const { folder: _, ...asked } = wanted
  const file = await keep(results, {
    at: new Date().toISOString(),
    who,
    about: folder.about,
    task: folder.task,
    cases,
    ...asked,
    timeoutMs: model?.timeoutMs,
    node: process.version,
    summary,
    readings: readings.map(({ of, ...reading }) => ({ id: of.id, truth: of.truth, ...reading })),
  })
  console.log(words.written(relative(process.cwd(), file)))
}

try {
  await main()
} catch (error) {
  if (![ArgumentError, FolderError, SettingsError].some((kind) => error instanceof kind)) throw error
  console.error((error as Error).message)
  process.exitCode = 1
}
