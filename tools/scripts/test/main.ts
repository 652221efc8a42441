import '#server/compile-cache.ts'
import { sharedPostgres, startTestPostgres } from '#server/adapters/database/test-server.ts'
import { buildClientIfStale } from '#server/build-client.ts'
import { say } from '#server/progress.ts'
import { prepareBrowsers } from '#testing/find-browser.ts'
import { leftToCrawl } from '#testing/left-to-crawl.ts'
import { clockLibrary, clockSteps, moments } from './clock.ts'
import { runAll } from './run.ts'
import { type Step, script, vitest } from './steps.ts'

/**
 * `npm test`: static checks beside the unit and API tests, then the core drills and the core journeys.
 * `npm run test:all`: every drill and every journey, the landing page in Lighthouse, and `test:clock`.
 */
const all = process.argv.includes('--all')
const core = all ? [] : ['--tags-filter=core']
const checks: readonly Step[] = [
  {
    title: 'types',
    repeat: 'npm run types',
    // Several checkers would do part of the work twice, on cores that the tests need.
    args: script('typescript/bin/tsc', '--noEmit', '--checkers', '1'),
  },
  {
    title: 'types of the worker',
    repeat: 'npm run types',
    args: script('typescript/bin/tsc', '--noEmit', '-p', 'web/worker'),
  },
  { title: 'lint', repeat: 'npm run lint', args: script('@biomejs/biome/bin/biome', 'check', '.') },
  { title: 'unused code', repeat: 'npm run unused', args: script('knip/bin/knip.js') },
  { title: 'schema', repeat: 'npm run schema', args: ['tools/scripts/checks/check-schema.ts'] },
]
const unit = vitest('unit and API tests', 'vitest.config.ts')
const onServers: readonly Step[] = [
  vitest('drills', 'tools/drills/vitest.config.ts', ...core),
  {
    ...vitest('journeys', 'e2e/vitest.config.ts', ...core),
    ...(!all && { variables: () => ({ [leftToCrawl]: 'yes' }) }),
  },
]
const landingPage: Step = {
  title: 'landing page in Lighthouse',
  repeat: 'npm run lighthouse -- / --untimed',
  args: ['tools/scripts/lighthouse.ts', '/', '--untimed'],
}

await runAll(async (run, atEnd) => {
  const postgres = await startTestPostgres()
  atEnd(postgres.stop)
  process.env[sharedPostgres] = postgres.url
  prepareBrowsers(say)
  await buildClientIfStale(say)
  await Promise.all([run([unit]), run(checks, true)])
  await run(onServers)
  if (!all) return
  await run([landingPage])
  const library = clockLibrary(say)
  if (library) await run(moments.flatMap((moment) => clockSteps(library, moment)))
})
