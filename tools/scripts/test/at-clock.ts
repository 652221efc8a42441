import { buildClientIfStale } from '#server/build-client.ts'
import { say } from '#server/progress.ts'
import { prepareBrowsers } from '#testing/find-browser.ts'
import { clockLibrary, clockStep, clockSteps, moments } from './clock.ts'
import { runAll } from './run.ts'

/**
 * `npm run test:clock`: tests that depend on the date, with the machine's clock set to each of several times.
 * `npm run test:clock -- MOMENT CONFIG …`: Vitest with the configuration file and further arguments, at one time.
 */
const [moment, config, ...args] = process.argv.slice(2)
if (moment && Number.isNaN(Date.parse(moment))) {
  console.error(`${moment} is no time; write it like ${moments[0]}.`)
  process.exit(1)
}
await runAll(async (run) => {
  prepareBrowsers(say)
  await buildClientIfStale(say)
  const library = clockLibrary(say)
  if (!library) return
  if (moment && config) return run([clockStep(library, moment, 'tests', config, ...args)])
  await run((moment ? [moment] : moments).flatMap((one) => clockSteps(library, one)))
})
