import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildClientIfStale } from '#server/build-client.ts'
import { say } from '#server/progress.ts'
import { prepareBrowsers } from '#testing/find-browser.ts'

/**
 * `npm test`: types, lint, import rules, unused code, schema against migrations, licenses, unit and API
 * tests, short drills, browser journeys, then the landing page in Lighthouse; ends at the first step that
 * fails.
 */
const root = fileURLToPath(new URL('../..', import.meta.url))
const bin = (name: string) => join(root, 'node_modules', name)
const reports = await mkdtemp(join(tmpdir(), 'forkmile-reports-'))
/** Minutes after which a step counts as hanging and has failed. */
const stuckMinutes = 45
const counts = { passed: 0, failed: 0 }

function run(title: string, ...args: string[]): Promise<number> {
  say(`\n── ${title}`)
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] })
    const limit = setTimeout(() => {
      console.error(`${title} did not end within ${stuckMinutes} minutes, and is ended.`)
      child.kill('SIGKILL')
    }, stuckMinutes * 60_000)
    child.once('error', reject)
    child.once('exit', (code) => {
      clearTimeout(limit)
      resolve(code ?? 1)
    })
  })
}

async function vitest(title: string, ...args: string[]): Promise<number> {
  const report = join(reports, `${title}.json`)
  const code = await run(
    title,
    bin('vitest/vitest.mjs'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...args,
  )
  const result = JSON.parse(await readFile(report, 'utf8').catch(() => '{}')) as {
    numPassedTests?: number
    numFailedTests?: number
  }
  counts.passed += result.numPassedTests ?? 0
  counts.failed += result.numFailedTests ?? 0
  return code
}

const begun = performance.now()
const steps = [
  () => run('types', bin('typescript/bin/tsc'), '--noEmit'),
  () => run('types of the worker', bin('typescript/bin/tsc'), '--noEmit', '-p', 'web/worker'),
  () => run('lint', bin('@biomejs/biome/bin/biome'), 'check', '.'),
  () => run('imports', join(root, 'tools/scripts/checks/check-imports.ts')),
  () => run('unused', bin('knip/bin/knip.js')),
  () => run('schema', join(root, 'tools/scripts/checks/check-schema.ts')),
  () => run('licenses', join(root, 'tools/scripts/checks/check-licenses.ts')),
  () => vitest('unit and API'),
  async () => {
    prepareBrowsers(say)
    await buildClientIfStale(say)
    return 0
  },
  () => vitest('drills', '--config', 'tools/drills/vitest.config.ts'),
  () => vitest('browser', '--config', 'e2e/vitest.config.ts'),
  () => run('landing page', join(root, 'tools/scripts/lighthouse.ts'), '/', '--untimed'),
]
let code = 0
for (const step of steps) {
  code = await step().catch((error: Error) => {
    console.error(error.message)
    return 1
  })
  if (code) break
}
await rm(reports, { recursive: true, force: true })
say(`\n${Math.round((performance.now() - begun) / 1000)} s`)
console.log(`${counts.passed} passed, ${counts.failed} failed`)
process.exit(code)
