import { chmod, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sharedPostgres, startTestPostgres } from '#server/adapters/database/test-server.ts'
import { buildClientIfStale } from '#server/build-client.ts'
import { say } from '#server/progress.ts'
import { prepareBrowsers } from '#testing/find-browser.ts'
import { folderPrefix, removeFolder } from '#testing/leftovers.ts'
import { type Outcome, outcomeOf, printSummary } from './report.ts'
import { runStep, type Step, script, stopSteps, vitest } from './steps.ts'

/**
 * `npm test`: static checks beside the unit and API tests, then the core drills and the core journeys.
 * `npm run test:all`: every drill and every journey, and the landing page in Lighthouse. A failing step stops no
 * other; the exit code is 1 if any failed.
 */
const all = process.argv.includes('--all')
const core = all ? [] : ['--tags-filter=core']
const checks: readonly Step[] = [
  { title: 'types', repeat: 'npm run types', args: script('typescript/bin/tsc', '--noEmit') },
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
  vitest('journeys', 'e2e/vitest.config.ts', ...core),
]
const landingPage: Step = {
  title: 'landing page in Lighthouse',
  repeat: 'npm run lighthouse -- / --untimed',
  args: ['tools/scripts/lighthouse.ts', '/', '--untimed'],
}

const begun = performance.now()
const folder = await mkdtemp(join(tmpdir(), folderPrefix))
// The database may run under another OS user, which needs access.
await chmod(folder, 0o755)
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, async () => {
    stopSteps()
    await end()
    process.exit(1)
  })
let postgres: Awaited<ReturnType<typeof startTestPostgres>> | undefined
const outcomes: Outcome[] = []
try {
  postgres = await startTestPostgres()
  process.env[sharedPostgres] = postgres.url
  // Everything a test leaves behind is removed with it.
  process.env.TMPDIR = folder
  prepareBrowsers(say)
  await buildClientIfStale(say)
  const run = async (steps: readonly Step[], isQuiet = false) => {
    for (const step of steps)
      outcomes.push(await outcomeOf(step, await runStep(step, folder, isQuiet), folder))
  }
  await Promise.all([run([unit]), run(checks, true)])
  await run(onServers)
  if (all) await run([landingPage])
} finally {
  await end()
}
printSummary(outcomes, Math.round((performance.now() - begun) / 1000))
process.exitCode = outcomes.some(({ failed }) => failed.length) ? 1 : 0

async function end() {
  await postgres?.stop()
  await removeFolder(folder)
}
