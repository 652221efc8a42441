import { chmod, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { folderPrefix, removeFolder, removeLeftovers } from '#testing/leftovers.ts'
import { type Outcome, outcomeOf, printSummary } from './report.ts'
import { runStep, type Step, stopSteps } from './steps.ts'

type RunSteps = (steps: readonly Step[], isQuiet?: boolean) => Promise<void>

/**
 * Runs a command's steps in a temporary folder, which is removed with everything they leave behind, prints the summary
 * and sets the exit code: 1 if any failed. A failing step stops no other.
 */
export async function runAll(
  work: (run: RunSteps, atEnd: (stop: () => Promise<void>) => void) => Promise<void>,
) {
  const begun = performance.now()
  // Before the folder for temporary files is another.
  await removeLeftovers()
  const folder = await mkdtemp(join(tmpdir(), folderPrefix))
  // The database may run under another OS user, which needs access.
  await chmod(folder, 0o755)
  process.env.TMPDIR = folder
  const stops: (() => Promise<void>)[] = []
  const end = async () => {
    for (const stop of stops.splice(0)) await stop()
    await removeFolder(folder)
    await removeLeftovers()
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, async () => {
      stopSteps()
      await end()
      process.exit(1)
    })
  const outcomes: Outcome[] = []
  const run: RunSteps = async (steps, isQuiet = false) => {
    for (const step of steps)
      outcomes.push(await outcomeOf(step, await runStep(step, folder, isQuiet), folder))
  }
  try {
    await work(run, (stop) => stops.push(stop))
  } finally {
    await end()
  }
  printSummary(outcomes, Math.round((performance.now() - begun) / 1000))
  process.exitCode = outcomes.some(({ failed }) => failed.length) ? 1 : 0
}
